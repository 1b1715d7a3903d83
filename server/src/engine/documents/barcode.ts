import { toSVG } from 'bwip-js/node';

export const symbologies = ['code128', 'qr', 'pdf417'] as const;
export type Symbology = (typeof symbologies)[number];

/** A barcode in the data of a document; it is drawn beside the compiler, off the main thread. */
export interface Barcode {
  readonly symbology: Symbology;
  readonly text: string;
}

const encoders = {
  code128: { bcid: 'code128', height: 10 },
  qr: { bcid: 'qrcode', eclevel: 'M' },
  pdf417: { bcid: 'pdf417', columns: 6, rowmult: 3 },
} as const satisfies Record<Symbology, object>;

/** Draws a barcode as SVG without quiet zone and without text: the template gives it both. */
export function drawBarcode({ symbology, text }: Barcode): string {
  return toSVG({ ...encoders[symbology], text, paddingwidth: 0, paddingheight: 0 });
}

/** The data as JSON, every barcode in it drawn. */
export function withBarcodes(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isBarcode(value) ? { ...value, svg: drawBarcode(value) } : value,
  );
}

function isBarcode(value: unknown): value is Barcode {
  return typeof value === 'object' && value !== null && 'symbology' in value && !('svg' in value);
}
