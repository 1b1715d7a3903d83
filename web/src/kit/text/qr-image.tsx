import { use } from 'react';
import styles from './qr-image.module.css';

interface QrPath {
  path: string;
  size: number;
}

const drawn = new Map<string, Promise<QrPath>>();

/** The modules of the code as one svg path; the library loads when the first code is shown. */
function draw(text: string): Promise<QrPath> {
  const known = drawn.get(text);
  if (known) return known;
  const fresh = import('qrcode').then(({ default: qrcode }) => {
    const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
    const cells = Array.from(data, (isDark, index) =>
      isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
    );
    return { path: cells.join(''), size };
  });
  drawn.set(text, fresh);
  return fresh;
}

/** A QR code as svg, dark on white in both schemes since cameras expect it; needs a Suspense above. */
export function QrImage({ text, label, size = 192 }: { text: string; label: string; size?: number }) {
  const code = use(draw(text));
  const quiet = 4;
  const edge = code.size + 2 * quiet;
  return (
    <svg
      className={styles.qr}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
