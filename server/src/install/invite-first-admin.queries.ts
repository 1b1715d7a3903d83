import { inviteUser } from '#server/engine/people/invite-user.queries.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';

/** Without any user nobody could let anybody in: makes the head office and invites its first admin by mail. */
export async function inviteFirstAdmin(services: Services, say: (line: string) => void): Promise<void> {
  const { db, config } = services;
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone !== undefined) return;
  const { firstAdmin } = config;
  if (firstAdmin === undefined) {
    say('nobody can log in yet; start once with FIRST_ADMIN=you@example.com');
    return;
  }
  await db.transaction().execute(async (tx) => {
    const office = await tx
      .insertInto('offices')
      .values({ code: 'GHO', name: 'Head Office', office_type: 'Regular', is_head_office: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto('users')
      .values({ email: firstAdmin, first_name: 'First', last_name: 'Admin', roles: ['CorporationAdmin'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('user_offices')
      .values({ user_id: user.id, office_id: office.id, default_for_login: true })
      .execute();
    await inviteUser(tx, systemContext(services), user.id);
  });
  const way = config.smtpUrl === undefined ? `written to ${config.dataDir}/outbox` : 'mailed';
  say(`the activation link of ${firstAdmin} is ${way}`);
}

function systemContext(services: Services): RequestContext {
  return {
    services,
    endpoint: 'POST /api/first-admin',
    requestId: 'start',
    ip: '127.0.0.1',
    userAgent: 'start',
    language: 'en',
    now: services.clock(),
    ifMatch: null,
    idempotency: null,
  };
}
