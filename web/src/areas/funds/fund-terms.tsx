import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { fundsLabels } from '#domain/areas/funds/funds.labels.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { temporaryLimit } from './temporary-limit.ts';
import { useToday } from './use-today.ts';

/** What the office may owe, for how long, and how old its debt is. */
export function FundTerms({ fund }: { fund: FundPaper }) {
  const t = useMessages('funds');
  const { values } = fundsLabels[useLanguage()];
  const { creditModel, creditLimit, scope, graceDays, lowMark, oldestUnpaidDay } = fund;
  const items = [
    { label: t(($) => $.term.scope), value: values['scope']?.[scope] },
    { label: t(($) => $.term.model), value: values['creditModel']?.[creditModel] },
    ...(creditModel === 'Credit'
      ? [{ label: t(($) => $.term.limit), value: formatMoney(creditLimit, 'USD') }]
      : []),
    { label: t(($) => $.term.temporary), value: useTemporaryWords(fund) },
    {
      label: t(($) => $.term.grace),
      value:
        graceDays === null ? t(($) => $.term.graceAny) : t(($) => $.term.graceDays, { count: graceDays }),
    },
    {
      label: t(($) => $.term.mark),
      value: lowMark === null ? t(($) => $.term.markUsual) : formatMoney(lowMark, 'USD'),
    },
    {
      label: t(($) => $.term.oldest),
      value: oldestUnpaidDay === null ? t(($) => $.term.nothingOwed) : formatDate(oldestUnpaidDay),
    },
  ];
  return (
    <Sheet padding="side" title={t(($) => $.terms)}>
      <KeyValueList items={items} />
    </Sheet>
  );
}

function useTemporaryWords(fund: FundPaper): string {
  const t = useMessages('funds');
  const temporary = temporaryLimit(fund, useToday());
  if (temporary === undefined) return t(($) => $.term.none);
  const words = { amount: formatMoney(temporary.limit, 'USD'), date: formatDate(temporary.until) };
  return temporary.isOver ? t(($) => $.term.temporaryOver, words) : t(($) => $.term.temporaryUntil, words);
}
