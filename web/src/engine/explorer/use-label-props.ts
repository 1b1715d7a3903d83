import { useMemo } from 'react';
import type { ExportLabels } from '#domain/kernel/export-labels.ts';
import { useLanguage } from '#web/lib/i18n.ts';

/**
 * Title, headers and words of an explorer from the labels that its export has too.
 *
 * @example
 * <Explorer definition={usersExplorer} {...useLabelProps(usersLabels)} … />
 */
export function useLabelProps(labels: ExportLabels) {
  const texts = labels[useLanguage()];
  return useMemo(
    () => ({
      title: texts.title,
      labels: texts.columns,
      choices: Object.fromEntries(
        Object.entries(texts.values).map(([column, words]) => [
          column,
          (value: string) => words[value] ?? value,
        ]),
      ),
    }),
    [texts],
  );
}
