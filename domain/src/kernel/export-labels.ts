import type { Explorer, ExplorerColumn } from './explorer.ts';
import type { Language } from './problem.ts';

/** What an exported file says in one language: its title, its header line and the names of its enum values. */
export interface ExportTexts {
  readonly title: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ExportLabels = Readonly<Record<Language, ExportTexts>>;

type Columns = Explorer['columns'];
/** Columns whose values need a name. */
type Named<C extends Columns> = {
  [K in keyof C]: C[K] extends { readonly values: readonly string[] } ? K : never;
}[keyof C];
type ValuesOf<Column extends ExplorerColumn> = Column extends {
  readonly values: readonly (infer V extends string)[];
}
  ? V
  : never;

interface TextsOf<C extends Columns> {
  readonly title: string;
  readonly columns: Readonly<Record<keyof C, string>>;
  readonly values: { readonly [K in Named<C>]: Readonly<Record<ValuesOf<C[K]>, string>> };
}

/** The labels of an explorer's export; a column or value without a name does not compile. */
export function exportLabels<const C extends Columns>(
  _explorer: { readonly columns: C },
  labels: Readonly<Record<Language, TextsOf<C>>>,
): ExportLabels {
  return labels;
}
