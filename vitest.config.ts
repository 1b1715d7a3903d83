import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.mjs';

/** ms; only ends what hangs, since a test that asserts a time fails on a busy machine. */
const HANGS = 120_000;
const IGNORED = ['**/node_modules/**', '**/dist/**', 'var/**', 'tools/fixtures/**'];

/**
 * unit: pure functions. database: real PostgreSQL, one cluster for all, one database per file.
 * component: real Chromium. e2e: whole servers and a browser, one file after the other. pixels: the same, comparing
 * stored pictures; only when asked for.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    // By itself vitest leaves one core to others, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Functions without state need no process of their own for each file.
          isolate: false,
          pool: 'threads',
          include: ['**/*.test.ts'],
          exclude: [...IGNORED, '**/*.db.test.ts', 'e2e/**', 'bench/**'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['**/*.db.test.ts'],
          exclude: IGNORED,
          globalSetup: ['server/src/platform/db/test-cluster.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          // Found before the first test: a dependency met later would reload the page under the others.
          entries: ['web/src/**/*.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
            'qrcode',
            'zxing-wasm/reader', // only a worker imports it
          ],
        },
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: IGNORED,
          setupFiles: ['web/src/engine/testing/fresh-storage.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.spec.ts'],
          exclude: IGNORED,
          globalSetup: ['e2e/harness/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 3 * HANGS,
          hookTimeout: 3 * HANGS,
        },
      },
      {
        test: {
          name: 'pixels',
          environment: 'node',
          include: ['e2e/**/*.pixels.ts'],
          exclude: IGNORED,
          globalSetup: ['e2e/harness/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 3 * HANGS,
          hookTimeout: 3 * HANGS,
        },
      },
    ],
  },
});
