const home = '/dashboard';

/** Where to go after the login: a path of this application as asked for, otherwise the dashboard. */
export function safePath(next: string | undefined, origin: string = window.location.origin): string {
  if (next === undefined || !next.startsWith('/')) return home;
  const url = URL.parse(next, origin);
  // The parser sees what a browser would: `/\evil.test` and `//evil.test` are other sites.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return home;
  if (url.pathname === '/login' || url.pathname === '/2fa') return home;
  return url.pathname + url.search + url.hash;
}
