import { lazy, Suspense, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** How long after the start overlays are fetched ahead, ms: the first rows go first. */
const AHEAD_MS = 4000;

/**
 * A component whose code comes when it first opens, so that a page shows its rows without it. It is fetched
 * ahead in a quiet moment; once opened it stays, for its closing to be seen.
 *
 * @example
 * export const Menu = onDemand(() => import('./menu-panel.tsx').then((m) => m.MenuPanel), (props) => props.isOpen);
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): (props: Props) => ReactNode {
  const fetchPanel = () => load().then((panel) => ({ default: panel }));
  const Panel = lazy(fetchPanel) as unknown as ComponentType<Props>;
  setTimeout(() => void fetchPanel().catch(() => undefined), AHEAD_MS); // without a line it is tried again on opening
  return function OnDemand(props: Props) {
    const wasOpen = useRef(false);
    wasOpen.current ||= isOpen(props);
    return wasOpen.current ? (
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    ) : null;
  };
}
