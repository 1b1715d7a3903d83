import { beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import { allExplorers } from '#domain/explorers.ts';
import { testApp } from './platform/http/test-app.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.queries.ts';
import { routes } from './routes.ts';

const app = await testApp(routes);
const office = await app.insertOffice();
const admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });

beforeAll(() => migrateJobs(app.database.ownerUrl));

test('every export of the contract is tried here', () => {
  const paths = Object.keys(allEndpoints).filter((key) => /^POST .*\/export$/.test(key));
  expect(allExplorers.map(({ path }) => `POST ${path}/export`).toSorted()).toEqual(paths.toSorted());
});

test.each(allExplorers)(
  'the explorer $name exports all its columns in both languages and formats',
  async (explorer) => {
    const columns = Object.keys(explorer.columns);
    const answerOf = (language: 'en' | 'es', format: 'csv' | 'xlsx') =>
      app.call('POST', `${explorer.path}/export`, {
        token: admin.token,
        office: office.id,
        language,
        body: { format, columns },
      });
    const [english, spanish] = [await answerOf('en', 'csv'), await answerOf('es', 'csv')];
    expect(english.status).toBe(200);
    const headers = [english, spanish].map(
      ({ bytes }) => bytes.toString().split('\r\n')[0]?.split(',') ?? [],
    );
    for (const header of headers) expect(header).toHaveLength(columns.length);
    expect(headers[0]).not.toEqual(headers[1]);
    expect((await answerOf('es', 'xlsx')).bytes.subarray(0, 2).toString()).toBe('PK');
  },
);
