import { expect, test } from 'vitest';
import { roles } from '../../access/roles.ts';
import { allEndpoints } from '../../endpoints.ts';
import { refusalToRun } from './may-run.ts';
import type { Report } from './reports.catalogue.ts';
import { exportKindOf, reportCatalogue, reportKinds } from './reports.catalogue.ts';

const office = { officeType: 'Regular', serviceTypes: [], accessAllowToCustomerInfo: true } as const;
const letter = reportCatalogue['activation-letter'];

test('every export has its endpoint', () => {
  for (const kind of reportKinds) {
    const report: Report = reportCatalogue[kind];
    if (report.form === 'export') expect(Object.keys(allEndpoints)).toContain(report.endpoint);
  }
});

test('an export is found by its explorer', () => {
  expect(exportKindOf('activity-security')).toBe('activity-export');
  expect(exportKindOf('users')).toBe('users-export');
  expect(exportKindOf('jobs')).toBeUndefined();
});

test('who may run a document: its roles, within its own access', () => {
  const subject = { roles: ['Admin'], roleMenus: [], office } as const;
  const access = { roles: letter.defaultRoles, isActive: true };
  expect(refusalToRun(letter, access, subject)).toBeNull();
  expect(refusalToRun(letter, access, { ...subject, roles: ['Sale'] })).toBe('not-your-role');
  expect(refusalToRun(letter, access, { ...subject, roleMenus: ['SettingsOffices'] })).toBe(
    'menu-right-missing',
  );
  expect(refusalToRun(letter, { ...access, isActive: false }, subject)).toBe('report-inactive');
});

test('chosen roles narrow a document’s access and never widen it', () => {
  const everybody = { roles, isActive: true };
  expect(refusalToRun(letter, everybody, { roles: ['Sale'], roleMenus: [], office })).toBe('not-your-role');
});

test('a corporation admin cannot lock themselves out of a report', () => {
  const subject = { roles: ['CorporationAdmin'], roleMenus: [], office } as const;
  expect(refusalToRun(letter, { roles: [], isActive: true }, subject)).toBeNull();
});
