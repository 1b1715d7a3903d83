/** Names of the browser's own BarcodeDetector, for what is scanned here. */
export const barcodeFormats = ['pdf417', 'qr_code', 'code_128', 'code_39', 'ean_13', 'upc_a', 'itf'] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];

/** The back of US and Canadian licences. */
export const licenceFormats: readonly BarcodeFormat[] = ['pdf417'];
/** Labels of parcels and goods. */
export const labelFormats: readonly BarcodeFormat[] = [
  'code_128',
  'code_39',
  'ean_13',
  'upc_a',
  'itf',
  'qr_code',
];
