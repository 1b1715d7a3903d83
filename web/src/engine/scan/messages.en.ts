export const en = {
  scan: 'Scan the document',
  scanBarcode: 'Scan with the camera',
  type: 'Reader or MRZ',
  cancel: 'Close',
  take: 'Fill in',
  camera: 'Camera',
  starting: 'Starting the camera…',
  aim: 'Hold the barcode on the back of the licence into the frame.',
  aimLabel: 'Hold the barcode into the frame.',
  other: 'This barcode is no licence. Turn the card around.',
  fault: {
    refused: 'The browser may not use the camera. Allow it at the address bar, then open this again.',
    busy: 'Another program uses the camera. Close it, then open this again.',
    absent: 'The camera is not there any more.',
    reader: 'Barcodes cannot be read here: {{reason}}',
  },
  mrz: 'Lines of the document',
  mrzHint: 'A keyboard reader types them here; or type the lines with < at the foot of the passport or card.',
  waiting: 'Two lines of 44 letters, or three of 30.',
  good: '{{name}} · all check digits fit',
  goodLicence: '{{name}} · licence read',
  bad: 'The check digit of {{parts}} does not fit. Compare letter by letter.',
  part: {
    number: 'the number',
    birthDate: 'the date of birth',
    expiresOn: 'the date of expiry',
    all: 'the whole line',
  },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    scan: typeof en;
  }
}
