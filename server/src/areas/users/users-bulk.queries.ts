import { sql } from 'kysely';
import type { UserAction, UserEditor } from '#domain/areas/users/may-manage.ts';
import { userRefusal } from '#domain/areas/users/may-manage.ts';
import type { UserBulkBody } from '#domain/areas/users/users.endpoints.ts';
import { userBulkBody } from '#domain/areas/users/users.endpoints.ts';
import { usersAccess } from '#domain/areas/users/users.explorer.ts';
import type { Judgement } from '#server/engine/bulk/define-bulk.ts';
import { defineBulk } from '#server/engine/bulk/define-bulk.ts';
import { blockUser, unblockUser } from './act-on-user.queries.ts';
import { checkOffices } from './check-given.queries.ts';
import type { FoundUser } from './find-user.queries.ts';
import { findEditor, findUsers } from './find-user.queries.ts';
import { saveUser } from './save-user.queries.ts';
import { setOffices } from './user-offices.queries.ts';
import { usersSource } from './users-source.queries.ts';

type Row = FoundUser & { readonly editor: UserEditor };
interface OfficesBody {
  readonly officeIds: readonly string[];
}

/** Activate and Deactivate are unblock and block of many; offices come and go as on the form. */
export const usersBulk = defineBulk<Row, UserBulkBody>({
  source: usersSource,
  access: usersAccess,
  label: sql`u.first_name || ' ' || u.last_name || ' · ' || u.email::text`,
  body: userBulkBody,
  async load(tx, context, load) {
    const editor = await findEditor(tx, context);
    const users = await findUsers(tx, context, load);
    return users.map((user) => ({ ...user, editor }));
  },
  actions: {
    Activate: {
      judge: (row) => (row.status === 'Blocked' ? judged(row, 'Unblock') : { verdict: 'Unchanged' }),
      apply: (tx, context, { row, body }) => unblockUser(tx, context, { user: row, reason: body.reason }),
    },
    Deactivate: {
      judge: (row) => (row.status === 'Blocked' ? { verdict: 'Unchanged' } : judged(row, 'Block')),
      apply: (tx, context, { row, body }) => blockUser(tx, context, { user: row, reason: body.reason }),
    },
    AddOffices: {
      judge: (row, body) => judgeOffices(row, body, withOffices),
      apply: (tx, context, { row, body }) =>
        moveOffices(tx, context, { row, body, after: withOffices(row, body) }),
    },
    RemoveOffices: {
      judge: (row, body) => judgeOffices(row, body, withoutOffices),
      apply: (tx, context, { row, body }) =>
        moveOffices(tx, context, { row, body, after: withoutOffices(row, body) }),
    },
  },
});

function judged(row: Row, action: UserAction): Judgement {
  const refusal = userRefusal(row.editor, row, action);
  return refusal === null ? { verdict: 'Changed' } : { verdict: 'Refused', ...refusal };
}

function withOffices(row: Row, { officeIds }: OfficesBody): string[] {
  return [...new Set([...row.officeIds, ...officeIds])];
}

function withoutOffices(row: Row, { officeIds }: OfficesBody): string[] {
  return row.officeIds.filter((id) => !officeIds.includes(id));
}

function judgeOffices(
  row: Row,
  body: OfficesBody,
  change: (row: Row, body: OfficesBody) => string[],
): Judgement {
  const after = change(row, body);
  if (after.length === row.officeIds.length) return { verdict: 'Unchanged' };
  if (after.length === 0) return { verdict: 'Refused', code: 'last-office' };
  const { roles, officeIds } = row.editor;
  const isTheirs = roles.includes('CorporationAdmin') || body.officeIds.every((id) => officeIds.includes(id));
  return isTheirs ? judged(row, 'Edit') : { verdict: 'Refused', code: 'office-not-yours-to-give' };
}

type Apply = NonNullable<Parameters<typeof saveUser>>;

async function moveOffices(
  tx: Apply[0],
  context: Apply[1],
  { row, body, after }: { row: Row; body: { reason?: string }; after: string[] },
): Promise<void> {
  await checkOffices(tx, row.editor, { before: row.officeIds, after });
  const current = row.offices.find((office) => office.isDefault)?.id ?? null;
  const defaultOfficeId = current !== null && after.includes(current) ? current : null;
  await setOffices(tx, row.id, { officeIds: after, defaultOfficeId });
  const action = after.length > row.officeIds.length ? 'offices-added' : 'offices-removed';
  await saveUser(tx, context, {
    user: row,
    set: {},
    entry: { scope: 'settings', action, reason: body.reason },
  });
}
