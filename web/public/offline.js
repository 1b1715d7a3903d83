// Back to the screen that was asked for, as soon as there is a connection. The event alone is not enough: it comes
// before the line carries, and never when the line was there and only the server was not.
const again = 3000; // ms

window.addEventListener('online', () => window.location.reload());
setInterval(() => {
  if (navigator.onLine)
    fetch('/api/health', { cache: 'no-store' }).then(
      () => window.location.reload(),
      () => undefined,
    );
}, again);
