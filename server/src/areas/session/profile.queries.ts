import type { MenuRight } from '#domain/access/menu-right.ts';
import type { Role } from '#domain/access/roles.ts';
import { readPreferences } from '#domain/areas/session/preferences.schema.ts';
import type { Profile, ProfileEdit, TwoFactorMethod } from '#domain/areas/session/session.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { countRecoveryCodes } from './count-recovery-codes.queries.ts';

/** Everything a person sees about their own account. */
export async function readProfile({ services: { db }, user: { id } }: SessionContext): Promise<Profile> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return {
    id,
    version: row.version,
    email: row.email,
    ...editable(row),
    roles: row.roles as Role[],
    roleMenus: row.role_menus as MenuRight[],
    twoFactor: row.two_factor as TwoFactorMethod,
    isTwoFactorForced: await readConfiguration(db, 'Global2FactorAuthenticationFlag'),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passwordChangedAt: row.password_changed_at?.toISOString() ?? null,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}

export async function editProfile(context: SessionContext, edit: ProfileEdit): Promise<Created> {
  const { id } = context.user;
  return await transact(context, async (tx) => {
    const row = await tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'user', id, version: row.version });
    const changes = diff(editable(row), edit);
    if (changes.length === 0) return { id, version: row.version };

    const version = row.version + 1;
    await tx
      .updateTable('users')
      .set({
        first_name: edit.firstName,
        last_name: edit.lastName,
        phone: edit.phone,
        language: edit.language,
        preferences: JSON.stringify(edit.preferences),
        version,
        updated_at: context.now,
      })
      .where('id', '=', id)
      .execute();
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'edited',
      entity: 'user',
      entityId: id,
      entityVersion: version,
      label: row.email,
      changes,
    });
    await publish(tx, { topic: 'users', id, change: 'changed' });
    return { id, version };
  });
}

function editable(row: {
  first_name: string;
  last_name: string;
  phone: string;
  language: 'en' | 'es';
  preferences: unknown;
}): ProfileEdit {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    language: row.language,
    preferences: readPreferences(row.preferences),
  };
}
