import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as mdi from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** What the worker keeps or shows by itself, and what only public/ knows. */
const standing = ['sw.js', 'offline.html', 'offline.css', 'offline.js', 'boot.js'];

/**
 * Browsers take a service worker for a new one when a byte of it differs, and only then is a new version offered to
 * whoever works: so every build writes into it a hash of all that it is made of.
 */
function stampServiceWorker(): Plugin {
  return {
    name: 'stamp-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const hash = createHash('sha256');
      for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(name).update(file.type === 'asset' ? file.source : file.code);
      for (const name of standing) hash.update(await readFile(join(dir, name)));
      const worker = await readFile(join(dir, 'sw.js'), 'utf8');
      await writeFile(join(dir, 'sw.js'), worker.replace('__BUILD__', hash.digest('hex').slice(0, 12)));
    },
  };
}

/**
 * What every screen needs comes in two files, what every explorer adds in a third: fifty small ones cost the page 25 ms
 * of its main thread and compress worse. All else stays with the screen that asks for it.
 */
const first: CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: 'explorer', test: /engine\/explorer\/explorer\.tsx$/, priority: 1 },
];

/**
 * Nearly all of these files runs at once, so the browser is told to compile them while they arrive, on a thread beside
 * the page (https://v8.dev/blog/explicit-compile-hints); browsers that do not know the line read a comment.
 */
function compileWhileLoading(): Plugin {
  return {
    name: 'compile-while-loading',
    apply: 'build',
    generateBundle: {
      order: 'post', // the line counts only as the first of its file
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && first.some(({ name }) => name === chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/**
 * The icons of a file become its own constants. Their library is one module, so that the first screen that wants one
 * would load those of all screens: a third of what React itself weighs.
 */
function ownIcons(): Plugin {
  const icons: Readonly<Record<string, string>> = { ...mdi };
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: "from '@mdi/js'" },
      handler: (code) =>
        code.replace(/^import \{([^}]+)\} from '@mdi\/js';$/m, (_, names: string) =>
          (names.match(/\w+/g) ?? [])
            .map((name) => `const ${name} = ${JSON.stringify(icons[name])};`)
            .join(' '),
        ),
    },
  };
}

/** The strict content policy allows no inline script, so neither the polyfill nor inlined assets are wanted. */
export default defineConfig({
  root: 'web',
  plugins: [react(), ownIcons(), compileWhileLoading(), stampServiceWorker()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: first } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
