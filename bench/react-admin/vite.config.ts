import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Built like our own web, so that nothing but the two lists differs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
