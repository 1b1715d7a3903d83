import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what the database keeps but nobody may read there: TOTP seeds, gateway keys, bank accounts. */
export interface SecretBox {
  seal(text: string): Buffer;
  open(sealed: Buffer): string;
  /** Whether a value was sealed by the key that seals now; the others are sealed again by the rotation. */
  isCurrent(sealed: Buffer): boolean;
}

// A sealed value: format (1 byte) · key id (4) · nonce (12) · tag (16) · ciphertext. The first two are authenticated too.
const format = 1;
const keyIdEnd = 5;
const nonceEnd = 17;
const tagEnd = 33;
const algorithm = 'aes-256-gcm';

/**
 * AES-256-GCM under keys of 32 bytes. The first key seals, all of them open, so that a new key is put in front
 * and the old one leaves when nothing is sealed by it any more.
 */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const ring = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [current] = keys;
  if (current === undefined || keys.some((key) => key.length !== 32)) {
    throw new RangeError('a secret key has 32 bytes');
  }
  const header = Buffer.concat([Buffer.from([format]), Buffer.from(keyIdOf(current), 'hex')]);

  return {
    seal(text) {
      const nonce = randomBytes(nonceEnd - keyIdEnd);
      const cipher = createCipheriv(algorithm, current, nonce).setAAD(header);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const key = ring.get(sealed.toString('hex', 1, keyIdEnd));
      if (sealed[0] !== format || key === undefined) throw new Error('sealed by a key that is not here');
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(keyIdEnd, nonceEnd), {
        authTagLength: 16,
      })
        .setAAD(sealed.subarray(0, keyIdEnd))
        .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => sealed.subarray(0, keyIdEnd).equals(header),
  };
}

/** A key is known by the beginning of its hash, so that nobody has to number keys. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('giro key id').update(key).digest('hex').slice(0, 8);
}
