import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export interface Compared {
  /** Share of the picture, 0 to 1, whose colour is another. */
  readonly share: number;
  /** Where the picture of now lies when it differs. */
  readonly now: string;
}

const stored = join(import.meta.dirname, '../pictures');
const results = join(import.meta.dirname, '../../test-results');
const scale = 0.5; // half the size keeps the repository small and forgives the edges of letters
const tolerance = 40; // of 255, per channel

/**
 * Compares what a page shows with the stored picture, in the browser itself. E2E_PIXELS=write stores it instead.
 */
export async function comparePicture(page: Page, name: string): Promise<Compared> {
  // Without the styles that Playwright would add, which the content policy refuses.
  const shot = await page.screenshot({ animations: 'allow', caret: 'initial', scale: 'css' });
  const file = join(stored, `${name}.webp`);
  const old = process.env['E2E_PIXELS'] === 'write' ? null : await readFile(file);
  const blank = await page.context().newPage();
  try {
    const { small, share } = await blank.evaluate(compare, {
      now: shot.toString('base64'),
      old: old?.toString('base64') ?? null,
      scale,
      tolerance,
    });
    const picture = Buffer.from(small, 'base64');
    if (old === null) await writeFile(file, picture);
    const now = join(results, `${name}.webp`);
    await mkdir(results, { recursive: true });
    if (share > 0) await writeFile(now, picture);
    return { share, now };
  } finally {
    await blank.close();
  }
}

interface Given {
  readonly now: string;
  readonly old: string | null;
  readonly scale: number;
  readonly tolerance: number;
}

/** Runs in the page. A picture of another size differs everywhere. */
async function compare({ now, old, scale, tolerance }: Given): Promise<{ small: string; share: number }> {
  const open = async (base64: string, by: number): Promise<HTMLCanvasElement> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(image.width * by), Math.round(image.height * by)];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const colours = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  const shrunk = await open(now, scale);
  const small = shrunk.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  if (old === null) return { small, share: 0 };
  // Both have gone through WebP, so that what it leaves out is the same.
  const [before, after] = [await open(old, 1), await open(small, 1)];
  if (before.width !== after.width || before.height !== after.height) return { small, share: 1 };
  const [left, right] = [colours(before), colours(after)];
  let others = 0;
  for (let at = 0; at < left.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > tolerance,
      )
    )
      others += 1;
  return { small, share: others / (left.length / 4) };
}
