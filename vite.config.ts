import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The strict content policy allows no inline script, so neither the polyfill nor inlined assets are wanted. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});
