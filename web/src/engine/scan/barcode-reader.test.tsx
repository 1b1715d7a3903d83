import { toCanvas } from 'bwip-js/browser';
import type { RenderOptions } from 'bwip-js/browser';
import { expect, test } from 'vitest';
import { labelFormats, licenceFormats } from './barcode-format.ts';
import { openBarcodeReader } from './barcode-reader.ts';
import { licenceText } from './licence.fixture.ts';
import { readAamva } from './read-aamva.ts';

/** A picture as a camera gives it: larger than the code, turned a little, with a light that is not even. */
function photo(options: RenderOptions, turned = 0): ImageData {
  const code = document.createElement('canvas');
  toCanvas(code, { scale: 2, padding: 8, backgroundcolor: 'FFFFFF', ...options });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const light = context.createLinearGradient(0, 0, 1280, 720);
  light.addColorStop(0, '#d8d4cc');
  light.addColorStop(1, '#8d8a86');
  context.fillStyle = light;
  context.fillRect(0, 0, 1280, 720);
  context.translate(640, 360);
  context.rotate((turned * Math.PI) / 180);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(code, -code.width / 2, -code.height / 2);
  return context.getImageData(0, 0, 1280, 720);
}

test.each([0, 2, -3, 180])('the back of a licence is read, turned by %d degrees', async (turned) => {
  const reader = await openBarcodeReader(licenceFormats);
  const [text = ''] = await reader.read(photo({ bcid: 'pdf417', text: licenceText(), scale: 3 }, turned));
  reader.close();
  expect(readAamva(text)).toMatchObject({
    firstName: 'Marta',
    secondLastName: 'Bermúdez',
    birthDate: '1969-04-17',
    id: { number: 'D213456789014', state: 'FL' },
  });
});

test('labels are read, a licence between them is none', async () => {
  const reader = await openBarcodeReader(labelFormats);
  expect(await reader.read(photo({ bcid: 'code128', text: 'MT-HIA-024817-3', height: 20 }))).toEqual([
    'MT-HIA-024817-3',
  ]);
  expect(await reader.read(photo({ bcid: 'qrcode', text: 'C-000001', scale: 6 }))).toEqual(['C-000001']);
  expect(await reader.read(photo({ bcid: 'pdf417', text: licenceText() }))).toEqual([]);
  reader.close();
});

test('a picture of nothing is nothing', async () => {
  const reader = await openBarcodeReader(licenceFormats);
  expect(await reader.read(new ImageData(640, 480))).toEqual([]);
  reader.close();
});
