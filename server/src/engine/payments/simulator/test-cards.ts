/** What the simulator can be told to do with a call. */
export const behaviours = [
  'approve',
  'decline',
  /** The call is lost: nothing is remembered, nothing is answered. */
  'timeout-before',
  /** The work is done and remembered, the answer is lost. */
  'timeout-after',
  /** The call is worked on twice, as by a proxy that repeats it; the first answer arrives. */
  'twice',
  /** The work is done only after the caller has given up. */
  'late',
  /** An answer that is none. */
  'garbage',
] as const;
export type Behaviour = (typeof behaviours)[number];

interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: Behaviour;
}

/** Numbers that card schemes give out for tests; each plays one thing that happens. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4111111111111111': { brand: 'visa', last4: '1111', behaviour: 'approve' },
  '5499740000000057': { brand: 'mastercard', last4: '0057', behaviour: 'approve' },
  '4000000000000002': { brand: 'visa', last4: '0002', behaviour: 'decline' },
  '4000000000000119': { brand: 'visa', last4: '0119', behaviour: 'timeout-before' },
  '4000000000000127': { brand: 'visa', last4: '0127', behaviour: 'timeout-after' },
  '4000000000000069': { brand: 'visa', last4: '0069', behaviour: 'twice' },
  '4000000000000101': { brand: 'visa', last4: '0101', behaviour: 'late' },
};

/** Tokens that exist without anybody having typed a card: `simulator-decline`. */
export function namedToken(token: string): TestCard | undefined {
  const behaviour = behaviours.find((one) => token === `simulator-${one}`);
  return behaviour && { brand: 'visa', last4: '1111', behaviour };
}
