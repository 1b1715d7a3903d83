import { useMemo } from 'react';
import type { TableColumn } from '#web/kit/table/table-column.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { AnyRow } from './explorer-calls.ts';
import { explorerColumns } from './explorer-columns.tsx';
import type { ExplorerProps } from './explorer-props.ts';
import type { ExplorerWords } from './explorer-words.ts';

const none = {};

/** The columns of the table; they keep their identity, and with it the rows, while the screen gives the same cells. */
export function useExplorerColumns<Row extends AnyRow>(
  { definition, cells = none, tones = none, rowHref, link: named }: ExplorerProps<Row>,
  words: ExplorerWords,
): readonly TableColumn<Row>[] {
  const t = useMessages('explorer');
  const link = named ?? Object.keys(definition.columns)[0];
  const yes = t(($) => $.yes);
  const no = t(($) => $.no);
  return useMemo(
    () =>
      explorerColumns<Row>({ explorer: definition, words, cells, tones, rowHref, link, yesNo: [yes, no] }),
    [definition, words, cells, tones, rowHref, link, yes, no],
  );
}
