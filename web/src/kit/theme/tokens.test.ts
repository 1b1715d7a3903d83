import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Rgb = [number, number, number];

function colours(block: string): Map<string, Rgb> {
  return new Map(
    [...block.matchAll(/--([\w-]+): #([\da-f]{3}|[\da-f]{6});/g)].map(([, name = '', hex = '']) => {
      const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
      const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
      return [name, [channel(0), channel(2), channel(4)] satisfies Rgb];
    }),
  );
}

const [lightBlock = '', darkBlock = ''] = css.split("[data-theme='dark']");
const light = colours(lightBlock);
const schemes = { light, dark: new Map([...light, ...colours(darkBlock)]) };

/** WCAG 2 relative luminance. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function mix(top: Rgb, share: number, ground: Rgb): Rgb {
  const at = (index: 0 | 1 | 2) => top[index] * share + ground[index] * (1 - share);
  return [at(0), at(1), at(2)];
}

const GROUNDS = ['bg', 'sheet', 'hover'];
const TONES = ['ok', 'info', 'warn', 'err', 'dim'];

describe.each(Object.entries(schemes))('%s', (_, scheme) => {
  const get = (name: string): Rgb => {
    const colour = scheme.get(name);
    if (!colour) throw new Error(`tokens.css has no colour --${name}`);
    return colour;
  };

  test.each(['ink', 'dim', 'primary-text', 'err', 'ok', 'warn', 'info', 'teal'])(
    '%s reads on every ground',
    (name) => {
      for (const ground of GROUNDS)
        expect(contrast(get(name), get(ground)), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(TONES)('a %s chip reads on its own tint on every ground', (tone) => {
    for (const ground of GROUNDS) {
      const tint = mix(get(tone), 0.1, get(ground));
      expect(contrast(get(tone), tint), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-err', 'err'],
    ['on-avatar', 'avatar'],
    ['on-tag', 'tag'],
    ['on-toast', 'toast'],
    ['ink', 'line'],
    ['dim', 'line'],
    ['drawer-ink', 'drawer'],
    ['drawer-dim', 'drawer'],
  ])('%s reads on %s', (text, ground) => {
    expect(contrast(get(text), get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'focus'])('the %s of a control stands out', (name) => {
    for (const ground of GROUNDS) expect(contrast(get(name), get(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});
