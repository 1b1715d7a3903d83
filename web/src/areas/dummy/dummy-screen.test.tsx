import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '#web/kit/theme/kit-provider.tsx';
import { setScheme } from '#web/kit/theme/appearance.ts';
import { changeLanguage, startI18n } from '#web/lib/i18n.ts';
import { DummyScreen } from './dummy-screen.tsx';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

beforeAll(() => startI18n('kit', 'dummy'));
afterEach(async () => {
  setScheme('light');
  await changeLanguage('en');
});

async function violations(container: Element) {
  const result = await axe.run(container, { runOnly: RULES });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each([
  ['light', 'en', 1440],
  ['dark', 'en', 1440],
  ['light', 'es', 390],
  ['dark', 'es', 390],
] as const)('every component is accessible: %s, %s, %i px', async (scheme, language, width) => {
  await page.viewport(width, 900);
  setScheme(scheme);
  await changeLanguage(language);
  const screen = await render(
    <KitProvider>
      <main>
        <DummyScreen />
      </main>
    </KitProvider>,
  );
  await expect.element(screen.getByRole('img')).toBeVisible();
  expect(await violations(screen.container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
