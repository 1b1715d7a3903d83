import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent, PointerEvent } from 'react';

/**
 * One listener for the links of all rows: they are plain `<a href>`, which costs a table nothing, and still
 * open without loading the page. The screen behind a link is fetched when the pointer comes near.
 */
export function useRowLinks() {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    onClick(event: MouseEvent) {
      const href = hrefOf(event.target);
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (href === undefined || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate({ href });
    },
    onPointerOver(event: PointerEvent) {
      const href = hrefOf(event.target);
      if (href !== undefined) void router.preloadRoute({ to: href } as never).catch(() => undefined);
    },
  };
}

/** The address of a link inside the application; undefined for the rest. */
function hrefOf(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/') && !href.startsWith('/api/') && link?.target !== '_blank' ? href : undefined;
}
