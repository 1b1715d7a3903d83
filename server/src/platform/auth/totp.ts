import { generateSecret, generateURI, verify } from 'otplib';

const issuer = 'Giro';
const periodSeconds = 30;

/** A new seed for an authenticator app (160 bits, base32) and the address its QR code holds. */
export function newTotp(label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/**
 * The time step of a right code, null for a wrong one. One step before and after counts, for clocks that differ;
 * keep the step and pass it as `after` next time, so that a code works once.
 */
export async function totpStep(
  secret: string,
  { code, now, after }: { code: string; now: Date; after: number | null },
): Promise<number | null> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: periodSeconds,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return after !== null && result.timeStep <= after ? null : result.timeStep;
}
