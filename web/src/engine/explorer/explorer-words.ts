import type { Option } from '#web/kit/input/select-field.tsx';

/** Where the choices of a `reference` column come from; the address holds ids, people read names. */
export interface ReferenceSource {
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  readonly byIds: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Option[]>;
}

/** How an explorer calls its columns and their values, in the person's language. */
export interface ExplorerWords {
  readonly labels: Readonly<Record<string, string>>;
  /** Words for the values of enum columns; without it the value itself. */
  readonly choices?: Readonly<Partial<Record<string, (value: string) => string>>>;
  readonly references?: Readonly<Partial<Record<string, ReferenceSource>>>;
}
