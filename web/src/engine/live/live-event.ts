/** Something changed, or (`resync`) something may have been missed. */
export interface LiveEvent {
  /** Name of the explorer it concerns. */
  readonly topic: string;
  readonly id: string;
  readonly change: 'created' | 'changed' | 'resync';
}

export type LiveHandler = (event: LiveEvent) => void;
export type LiveStatus = 'off' | 'connecting' | 'open';

/** What the leading tab tells the others; `hello` is a tab that just opened and wants to know how it stands. */
export type Told =
  | { readonly kind: 'event'; readonly lastId: string; readonly event: LiveEvent }
  | { readonly kind: 'status'; readonly status: LiveStatus }
  | { readonly kind: 'hello' };
