import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/lib/i18n.ts';
import { App } from './app.tsx';
import { registerServiceWorker } from './service-worker.ts';

await startI18n('app', 'kit', 'lib', 'palette');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
