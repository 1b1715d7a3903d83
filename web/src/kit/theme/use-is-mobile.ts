import { useSyncExternalStore } from 'react';
import { MOBILE } from './breakpoints.ts';

const query = window.matchMedia(`(max-width: ${MOBILE - 0.05}px)`);

function subscribe(notify: () => void) {
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** True below the mobile breakpoint; follows the window. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
