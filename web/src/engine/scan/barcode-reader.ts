import type { BarcodeFormat } from './barcode-format.ts';
import type { BarcodeAnswer, BarcodeQuestion } from './barcode-worker.ts';

/** Finds barcodes in pictures; `close` ends what it runs on. */
export interface BarcodeReader {
  read(image: ImageData): Promise<readonly string[]>;
  close(): void;
}

/** The part of the browser's own detector that is used here; TypeScript does not know it yet. */
interface NativeDetector {
  detect(image: ImageData): Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly BarcodeFormat[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector where it knows all of the formats, else ours, fetched when it is first needed. */
export async function openBarcodeReader(formats: readonly BarcodeFormat[]): Promise<BarcodeReader> {
  return (await nativeReader(formats)) ?? workerReader(formats);
}

async function nativeReader(formats: readonly BarcodeFormat[]): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.every((format) => known.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

function workerReader(formats: readonly BarcodeFormat[]): BarcodeReader {
  const worker = new Worker(new URL('barcode-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<readonly string[]>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.texts);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    async read(image) {
      const answer = Promise.withResolvers<readonly string[]>();
      const id = (last += 1);
      waiting.set(id, answer);
      const question: BarcodeQuestion = { id, image, formats };
      worker.postMessage(question, [image.data.buffer]);
      return await answer.promise;
    },
    close: () => worker.terminate(),
  };
}
