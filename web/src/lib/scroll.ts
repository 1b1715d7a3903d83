const SCROLL_MS = 500;

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Brings an element below the app bar in 500 ms, at once for those who want no motion. */
export function scrollToElement(element: Element, offset = 72) {
  const start = window.scrollY;
  const end = Math.max(0, start + element.getBoundingClientRect().top - offset);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, end);
  const begin = performance.now();

  function step(now: number) {
    const t = Math.min((now - begin) / SCROLL_MS, 1);
    window.scrollTo(0, start + (end - start) * ease(t));
    if (t < 1) requestAnimationFrame(step);
  }

  requestAnimationFrame(step);
}
