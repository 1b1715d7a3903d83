import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NoticeInput } from '#domain/areas/notices/notice.schema.ts';
import type { CurrentNotice } from '#domain/areas/notices/notices.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import { bindFiles } from '#server/platform/files/files.routes.ts';
import { isNoticeAttachment } from './is-notice-attachment.queries.ts';
import { bindNotices } from './notices.routes.ts';

const app = await testApp([
  bindNotices,
  (server, services) => bindFiles(server, services, [isNoticeAttachment]),
]);

const text: NoticeInput = {
  severity: 'Warning',
  titleEn: 'Deliveries late',
  titleEs: 'Entregas con demora',
  bodyEn: 'Two days in Granma.',
  bodyEs: 'Dos días en Granma.',
  publishStart: '2026-11-20T14:00:00Z',
  publishEnd: null,
  officeIds: [],
  roles: [],
  serviceTypes: [],
  mustAcknowledge: true,
  attachmentFileId: null,
};

let head = { id: '' };
let sales = { id: '' };
let admin: TestUser;
let seller: TestUser;

beforeAll(async () => {
  head = await app.insertOffice();
  sales = await app.insertOffice({ service_types: ['MoneyTransfer'] });
  admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [head.id] });
  seller = await app.insertUser({ roles: ['Sale'], offices: [sales.id] });
});

const asAdmin = () => ({ token: admin.token, office: head.id });
const asSeller = () => ({ token: seller.token, office: sales.id });

async function write(patch: Partial<NoticeInput> = {}): Promise<Created> {
  const { status, body } = await app.call<Created>('POST', '/api/settings/notices', {
    ...asAdmin(),
    body: { ...text, ...patch },
  });
  expect(status).toBe(200);
  return body;
}

async function dispatch({ id, version }: Created) {
  return await app.call<Created>('POST', `/api/settings/notices/${id}/dispatch`, { ...asAdmin(), version });
}

async function dashboard(language: 'en' | 'es' = 'en'): Promise<CurrentNotice[]> {
  const { body } = await app.call<{ notices: CurrentNotice[] }>('GET', '/api/notices', {
    ...asSeller(),
    language,
  });
  return body.notices;
}

async function shows(notice: Created): Promise<boolean> {
  return (await dashboard()).some(({ id }) => id === notice.id);
}

describe('a notice', () => {
  test('is shown from its dispatch on, in the language of the reader', async () => {
    const notice = await write();
    expect(await shows(notice)).toBe(false);
    expect((await dispatch(notice)).body).toEqual({ id: notice.id, version: 2 });
    expect((await dashboard('es')).find(({ id }) => id === notice.id)).toMatchObject({
      title: 'Entregas con demora',
      isRead: false,
    });
  });

  test.each<[string, Partial<NoticeInput>, boolean]>([
    ['to its office', { officeIds: ['own'] }, true],
    ['not to another office', { officeIds: ['other'] }, false],
    ['to its role', { roles: ['Sale'] }, true],
    ['not to another role', { roles: ['Delivery'] }, false],
    ['to its service', { serviceTypes: ['MoneyTransfer', 'Visa'] }, true],
    ['not to another service', { serviceTypes: ['Visa'] }, false],
    ['not before its start', { publishStart: '2026-11-20T15:01:00Z' }, false],
  ])('is shown %s', async (_name, patch, isShown) => {
    const officeIds = patch.officeIds?.map((which) => (which === 'own' ? sales.id : head.id));
    const notice = await write({ ...patch, ...(officeIds && { officeIds }) });
    await dispatch(notice);
    expect(await shows(notice)).toBe(isShown);
  });

  test('whose window is over cannot be dispatched', async () => {
    const notice = await write({ publishStart: '2026-11-19T14:00:00Z', publishEnd: '2026-11-20T14:59:00Z' });
    expect(await dispatch(notice)).toMatchObject({ status: 422, body: { code: 'window-over' } });
  });

  test('leaves the dashboard when acknowledged, and comes back after a recall and a second dispatch', async () => {
    const notice = await write();
    await dispatch(notice);
    const body = { ids: [notice.id], acknowledge: true };
    expect((await app.call('POST', '/api/notices/receipts', { ...asSeller(), body })).status).toBe(200);
    expect(await shows(notice)).toBe(false);

    const recalled = await app.call<Created>('POST', `/api/settings/notices/${notice.id}/recall`, {
      ...asAdmin(),
      version: 2,
      body: { reason: 'wrong province' },
    });
    expect(recalled.body.version).toBe(3);
    await dispatch(recalled.body);
    expect(await shows(notice)).toBe(true);
  });

  test('that was read stays until it is acknowledged; the receipt names person and office', async () => {
    const notice = await write();
    await dispatch(notice);
    const body = { ids: [notice.id], acknowledge: false };
    await app.call('POST', '/api/notices/receipts', { ...asSeller(), body });
    expect((await dashboard()).find(({ id }) => id === notice.id)?.isRead).toBe(true);
    const receipts = await app.call('GET', `/api/settings/notices/${notice.id}/receipts`, asAdmin());
    expect(receipts.body).toMatchObject({ rows: [{ dispatch: 1, acknowledgedAt: null }] });
  });

  test('that is not for me takes no receipt of mine', async () => {
    const notice = await write({ roles: ['Delivery'] });
    await dispatch(notice);
    const body = { ids: [notice.id], acknowledge: true };
    await app.call('POST', '/api/notices/receipts', { ...asSeller(), body });
    const receipts = await app.call('GET', `/api/settings/notices/${notice.id}/receipts`, asAdmin());
    expect(receipts.body).toEqual({ rows: [] });
  });

  test('that is out is not edited, and only one that is out is recalled', async () => {
    const notice = await write();
    const path = `/api/settings/notices/${notice.id}`;
    const recall = { ...asAdmin(), version: 1, body: { reason: 'x' } };
    expect(await app.call('POST', `${path}/recall`, recall)).toMatchObject({
      status: 409,
      body: { code: 'not-in-this-status' },
    });
    await dispatch(notice);
    expect(await app.call('PUT', path, { ...asAdmin(), version: 2, body: text })).toMatchObject({
      status: 409,
    });
  });

  test('edited by two people: the second is told what the first changed', async () => {
    const notice = await write();
    const path = `/api/settings/notices/${notice.id}`;
    const first = { ...text, titleEn: 'Deliveries very late' };
    await app.call('PUT', path, { ...asAdmin(), version: 1, body: first });
    const second = await app.call('PUT', path, { ...asAdmin(), version: 1, body: text });
    expect(second).toMatchObject({
      status: 412,
      body: {
        code: 'version-old',
        details: {
          version: 2,
          changes: [{ field: 'titleEn', before: 'Deliveries late', after: 'Deliveries very late' }],
        },
      },
    });
  });

  test('needs an end after its start, said at its field', async () => {
    const body = { ...text, publishEnd: text.publishStart };
    const answer = await app.call('POST', '/api/settings/notices', { ...asAdmin(), body, language: 'es' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: { fields: [{ path: 'publishEnd', message: 'El final debe ser posterior al inicio.' }] },
      },
    });
  });

  test('sent twice with one key is written once', async () => {
    const request = { ...asAdmin(), key: 'notice-key-1', body: text };
    const [one, two] = [
      await app.call<Created>('POST', '/api/settings/notices', request),
      await app.call<Created>('POST', '/api/settings/notices', request),
    ];
    expect(two.body.id).toBe(one.body.id);
    expect(two.headers['idempotency-replayed']).toBe('true');
  });

  test('is written by a corporation admin only; the corporation may read', async () => {
    const reader = await app.insertUser({ roles: ['CorporationCompliance'], offices: [head.id] });
    const asReader = { token: reader.token, office: head.id };
    expect((await app.call('GET', '/api/settings/notices', asReader)).status).toBe(200);
    expect(await app.call('POST', '/api/settings/notices', { ...asReader, body: text })).toMatchObject({
      status: 409,
      body: { code: 'not-your-role' },
    });
  });
});

test('an attachment is seen by those whom the notice is shown to, and by nobody else', async () => {
  const { sha256, size } = await app.services.files.put(Readable.from(['%PDF-1.7']));
  const { id: fileId } = await app.database.owner
    .insertInto('files')
    .values({ sha256, size, name: 'plan.pdf', mime: 'application/pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stranger = await app.insertUser({ roles: ['Delivery'], offices: [sales.id] });
  await dispatch(await write({ roles: ['Sale'], attachmentFileId: fileId }));
  const sees = async (token: string) =>
    (await app.call('GET', `/api/files/${fileId}`, { token, office: sales.id })).status === 200;
  expect([await sees(seller.token), await sees(stranger.token)]).toEqual([true, false]);
});
