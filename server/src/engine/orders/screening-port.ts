import type { Tx } from '#server/platform/http/transact.queries.ts';

/** One of the people of an order, as they stand on it. */
export interface ScreenedParty {
  readonly role: 'sender' | 'receiver';
  readonly name: string;
  /** `yyyy-MM-dd`, if it is known. */
  readonly birthDate: string | null;
}

export interface ScreeningHit {
  readonly role: ScreenedParty['role'];
  readonly check: 'Ofac' | 'Basic' | 'Other';
  readonly entry: string;
  readonly reason: string;
}

export interface ScreeningAnswer {
  readonly hits: readonly ScreeningHit[];
  /** Names lists, configuration and engine; a later change of it makes the answer stale. */
  readonly basis: string;
}

/** What the engine asks of compliance. `main` connects it; engine and compliance do not know each other. */
export interface Screening {
  screen(tx: Tx, parties: readonly ScreenedParty[]): Promise<ScreeningAnswer>;
  /** The basis that an answer has to have today to count. */
  basis(tx: Tx): Promise<string>;
}
