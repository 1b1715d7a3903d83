import { beforeAll, expect, test } from 'vitest';
import { activityExplorers } from '#domain/areas/activity/activity.explorer.ts';
import { gatewaysExplorer } from '#domain/areas/gateways/gateways.explorer.ts';
import { noticesExplorer } from '#domain/areas/notices/notices.explorer.ts';
import { officesExplorer } from '#domain/areas/offices/offices.explorer.ts';
import {
  jobsExplorer,
  mailsExplorer,
  sessionsExplorer,
} from '#domain/areas/server-admin/server-admin.explorers.ts';
import { usersExplorer } from '#domain/areas/users/users.explorer.ts';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { testApp } from './platform/http/test-app.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.queries.ts';
import { routes } from './routes.ts';

const explorers: readonly Explorer[] = [
  ...Object.values(activityExplorers),
  gatewaysExplorer,
  jobsExplorer,
  mailsExplorer,
  noticesExplorer,
  officesExplorer,
  sessionsExplorer,
  usersExplorer,
];

const app = await testApp(routes);
const office = await app.insertOffice();
const admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });

beforeAll(() => migrateJobs(app.database.ownerUrl));

test('every export of the contract is tried here', () => {
  const paths = Object.keys(allEndpoints).filter((key) => key.endsWith('/export'));
  expect(explorers.map(({ path }) => `POST ${path}/export`).toSorted()).toEqual(paths.toSorted());
});

test.each(explorers)(
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
