import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { BarcodeFormat } from './barcode-format.ts';
import { openBarcodeReader } from './barcode-reader.ts';

/** Pause between two looks, ms: a hand needs longer to bring a card into the picture. */
const PAUSE_MS = 120;

/** A PDF417 is read up to some three degrees askew, so one look after the other is turned a little; degrees. */
const TILTS = [0, 5, -5] as const;

interface Looks {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOn: boolean;
  readonly formats: readonly BarcodeFormat[];
  /** Answers whether it was what is wanted; until then it goes on looking. */
  readonly onRead: (text: string) => boolean;
  readonly onFault: (error: unknown) => void;
}

/** Looks at the picture of the camera again and again until a barcode is taken. */
export function useBarcodes({ video, isOn, formats, onRead, onFault }: Looks): void {
  const take = useEffectEvent(onRead);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let close = () => undefined as void;
    const canvas = document.createElement('canvas');
    async function look() {
      const reader = await openBarcodeReader(formats);
      close = reader.close;
      for (let turn = 0; !isOver; turn += 1) {
        const tilt = TILTS[turn % TILTS.length] ?? 0;
        const image = video.current && pictureOf(video.current, canvas, tilt);
        const texts = image ? await reader.read(image) : [];
        if (isOver || texts.some((text) => take(text))) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      reader.close();
    }
    look().catch((error: unknown) => !isOver && fail(error));
    return () => {
      isOver = true;
      close();
    };
  }, [video, isOn, formats]);
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement, tilt: number): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return undefined;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.translate(width / 2, height / 2);
  context?.rotate((tilt * Math.PI) / 180);
  context?.drawImage(video, -width / 2, -height / 2, width, height);
  return context?.getImageData(0, 0, width, height);
}
