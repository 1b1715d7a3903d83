import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import type { Density, Scheme } from '#web/lib/storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

/** Switches light and dark for the whole page; nothing re-renders but readers of useScheme. */
export function setScheme(scheme: Scheme) {
  document.documentElement.dataset.theme = scheme;
  writeStored('giro.scheme', scheme);
  announce();
}

/** The same by a person's choice; `system` follows the device as it is now. */
export function chooseScheme(choice: Scheme | 'system') {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  setScheme(choice === 'system' ? (isDark ? 'dark' : 'light') : choice);
}

/** Sets the row heights 28 (compact), 36 (normal) or 44 px (roomy). */
export function setDensity(density: Density) {
  document.documentElement.dataset.density = density;
  writeStored('giro.density', density);
  announce();
}

/** The scheme in use; light unless the user chose dark. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => readStored('giro.scheme') ?? 'light');
}

/** The density in use. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, () => readStored('giro.density') ?? 'normal');
}
