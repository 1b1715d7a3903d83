import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);

describe('the secret box', () => {
  it('opens what it sealed, whatever the text', () => {
    const box = createSecretBox([newKey]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(box.open(box.seal(text))).toBe(text);
      }),
    );
  });

  it('never seals the same text to the same bytes and shows none of it', () => {
    const box = createSecretBox([newKey]);
    const [first, second] = [box.seal('ServiceKey 4711'), box.seal('ServiceKey 4711')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('4711')).toBe(false);
  });

  it('refuses a value when any of its bytes was changed', () => {
    const box = createSecretBox([newKey]);
    const sealed = box.seal('secret');
    for (let position = 0; position < sealed.length; position += 1) {
      const forged = Buffer.from(sealed);
      forged[position] = (forged[position] ?? 0) ^ 1;
      expect(() => box.open(forged), `byte ${position}`).toThrow();
    }
    expect(() => box.open(sealed.subarray(0, 20))).toThrow();
  });

  it('opens values of an older key after a rotation and says that they are to be sealed again', () => {
    const sealed = createSecretBox([oldKey]).seal('seed');
    const rotated = createSecretBox([newKey, oldKey]);
    expect(rotated.open(sealed)).toBe('seed');
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(rotated.isCurrent(rotated.seal('seed'))).toBe(true);
    expect(() => createSecretBox([newKey]).open(sealed)).toThrow('not here');
  });

  it('takes no key of another length', () => {
    expect(() => createSecretBox([])).toThrow(RangeError);
    expect(() => createSecretBox([randomBytes(16)])).toThrow(RangeError);
  });
});
