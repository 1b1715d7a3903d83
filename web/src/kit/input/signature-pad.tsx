import { mdiEraser } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { Button } from '../action/button.tsx';
import styles from './signature-pad.module.css';

interface SignaturePadProps {
  label: string;
  /** How to sign, inside the empty field. */
  hint: string;
  clearLabel: string;
  /** The picture after each stroke; null when it was wiped. */
  onChange: (picture: Blob | null) => void;
  error?: string;
}

/** Width of the pen in CSS pixels: a finger writes thicker than a mouse points. */
const penWidth = 2.4;

/** A field to sign in with finger, pen or mouse. It gives a PNG, dark on white in every colour scheme. */
export function SignaturePad({ label, hint, clearLabel, onChange, error }: SignaturePadProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    if (canvas.current) prepare(canvas.current);
  }, []);

  function down(event: PointerEvent<HTMLCanvasElement>) {
    const pen = penOf(event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.beginPath();
    pen.moveTo(...placeOf(event));
    // A point without a way is a dot as well.
    pen.lineTo(...placeOf(event));
    pen.stroke();
    setIsEmpty(false);
  }

  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pen = penOf(event.currentTarget);
    pen.lineTo(...placeOf(event));
    pen.stroke();
  }

  function up({ currentTarget }: PointerEvent<HTMLCanvasElement>) {
    currentTarget.toBlob((picture) => onChange(picture), 'image/png');
  }

  function clear() {
    if (canvas.current) prepare(canvas.current);
    setIsEmpty(true);
    onChange(null);
  }

  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <Button size="sm" icon={mdiEraser} disabled={isEmpty} onClick={clear}>
          {clearLabel}
        </Button>
      </div>
      <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          aria-label={label}
          role="img"
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
        />
        {isEmpty && <p className={styles.hint}>{hint}</p>}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** As many pixels as the screen has, white paper, dark ink. */
function prepare(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect();
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#1f2328';
  pen.lineWidth = penWidth;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  return pen;
}

function placeOf({ nativeEvent }: PointerEvent): [x: number, y: number] {
  return [nativeEvent.offsetX, nativeEvent.offsetY];
}
