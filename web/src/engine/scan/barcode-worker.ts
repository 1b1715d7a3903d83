import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeFormat } from './barcode-format.ts';

/** One picture to look at; the number comes back with the answer. */
export interface BarcodeQuestion {
  readonly id: number;
  readonly image: ImageData;
  readonly formats: readonly BarcodeFormat[];
}

/** What stands in the picture; nothing is an empty list. */
export interface BarcodeAnswer {
  readonly id: number;
  readonly texts: readonly string[];
}

const names = {
  pdf417: 'PDF417',
  qr_code: 'QRCode',
  code_128: 'Code128',
  code_39: 'Code39',
  ean_13: 'EAN13',
  upc_a: 'UPCA',
  itf: 'ITF',
} as const satisfies Record<BarcodeFormat, ReadInputBarcodeFormat>;

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

// Only this worker compiles WebAssembly: its own content policy allows it, that of the page does not.
addEventListener('message', ({ data }: MessageEvent<BarcodeQuestion>) => {
  void read(data).then((answer) => postMessage(answer));
});

async function read({ id, image, formats }: BarcodeQuestion): Promise<BarcodeAnswer> {
  const found = await readBarcodes(image, {
    formats: formats.map((format) => names[format]),
    tryHarder: true,
    maxNumberOfSymbols: 1,
    // The separators of a licence are control characters, which must come as they are.
    textMode: 'Plain',
  });
  return { id, texts: found.filter(({ isValid }) => isValid).map(({ text }) => text) };
}
