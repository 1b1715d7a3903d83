import { expect, it } from 'vitest';
import { testApp } from '../http/test-app.ts';
import { checkRate } from '../http/rate-limit.queries.ts';
import { cleanUp } from './clean-up.queries.ts';

const test = await testApp([]);
const { app: db, owner } = test.database;

it('removes what is over for long enough, and nothing that still counts', async () => {
  const person = await test.insertUser({});
  const [session] = await db.selectFrom('sessions').select('id').execute();
  const at = (days: number): Date => new Date(test.clock.now.getTime() + days * 86_400_000);
  const ticket = (token_hash: string, expires_at: Date) => ({
    token_hash,
    expires_at,
    session_id: session?.id ?? '',
    target: '{}',
  });
  await db
    .insertInto('tickets')
    .values([ticket('old', at(-1)), ticket('new', at(1))])
    .execute();
  await checkRate(test.services, { key: 'k', ip: '::1', hits: 5, seconds: 60 });
  const key = {
    user_id: person.id,
    office_id: '0',
    route: 'r',
    request_hash: '',
    status: 200,
    entity_id: '1',
    entity_version: 1,
  };
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: at(-31) },
      { ...key, key: 'new', created_at: at(-29) },
    ])
    .execute();
  const mail = {
    recipient: 'a@giro.test',
    subject: 's',
    body_text: 'link',
    body_html: 'link',
    kind: 'reset',
  };
  await owner
    .insertInto('mails')
    .values([
      { ...mail, created_at: at(-31) },
      { ...mail, created_at: at(-1) },
    ])
    .execute();

  await cleanUp(test.services);
  expect(await db.selectFrom('tickets').select('token_hash').execute()).toEqual([{ token_hash: 'new' }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('mails').select('body_text').orderBy('id').execute()).toEqual([
    { body_text: '' },
    { body_text: 'link' },
  ]);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('rate_limits').select('bucket').execute()).toHaveLength(1);

  test.clock.advance(31 * 24 * 60);
  await cleanUp(test.services);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(0);
  expect(await db.selectFrom('rate_limits').select('bucket').execute()).toHaveLength(0);
});
