import axe from 'axe-core';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { setScheme } from '#web/kit/theme/appearance.ts';
import { changeLanguage, loadMessages } from '#web/lib/i18n.ts';
import { CaseScreen } from './case-screen.tsx';
import { aroundCases, claimedCase, logInOfficer, receiverHit } from './case.fixture.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Everything that a case can show at once. */
const full: CasePaper = {
  ...claimedCase,
  isAml: true,
  hits: [
    {
      ...receiverHit,
      reopened: {
        at: '2026-11-20T15:27:00Z',
        why: [{ what: 'entry', field: 'births', before: [], after: ['1965-2-1'] }],
      },
    },
    { ...receiverHit, id: '92', name: 'DIAZ, Miguel', score: 0.82 },
  ],
  clocks: [
    {
      id: '3',
      version: 1,
      kind: 'OFAC_BLOCK',
      state: 'Overdue',
      caseId: '7',
      caseNumber: 'HC-000123',
      orderId: '70',
      orderNumber: 'MT-HIA-024815-7',
      customerId: null,
      customer: null,
      startedOn: '2026-11-02',
      dueOn: '2026-11-17',
      daysLeft: -3,
      filedAt: null,
      filedBy: null,
      reference: '',
      note: '',
    },
  ],
  notes: [{ at: '2026-11-20T15:50:00Z', by: 'Olga Prieto', body: 'Asked the office by phone.' }],
  readers: [{ by: 'Olga Prieto', day: '2026-11-20', times: 3 }],
};

afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  setScheme('light');
  await changeLanguage('en');
});

test.each([
  ['light', 'en', 1440],
  ['dark', 'es', 390],
] as const)('a case is accessible and fits: %s, %s, %i px', async (scheme, language, width) => {
  await page.viewport(width, 900);
  setScheme(scheme);
  logInOfficer();
  fakeServer({ ...aroundCases, 'GET /api/compliance/cases/': () => full });
  await loadMessages('case', 'compliance');
  await changeLanguage(language);
  const { screen } = await showScreen(<CaseScreen />);
  const next = language === 'en' ? 'Next case' : 'Siguiente caso';
  await expect.element(page.getByRole('button', { name: next })).toBeVisible();
  const { violations } = await axe.run(screen.container, { runOnly: rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
