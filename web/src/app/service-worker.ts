/** Registers the worker of the application shell at the root (seed §7); a development server has none. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // After the page has loaded, so that nothing competes with it; the messages may have come later than that.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** Where a browser refuses it, everything works but the page without a connection. */
function register(): void {
  navigator.serviceWorker.register('/sw.js', { scope: '/' }).then(lookForUpdates, () => undefined);
}

/** Browsers look on a navigation only, and who works all day in one page never navigates: each return to it looks too. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Calls back when a new version waits; `reload` lets it take over. */
export function onNewVersion(listener: (reload: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    listener(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      worker.postMessage('take-over');
    });
  };
  // On the first visit the worker is registered only later, and that page may stay open all day.
  void navigator.serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    offer(registration.waiting);
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration;
        installing?.addEventListener(
          'statechange',
          () => installing.state === 'installed' && offer(installing),
          { signal },
        );
      },
      { signal },
    );
  });
  return () => ending.abort();
}
