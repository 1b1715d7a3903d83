import type { ColumnKind, Filter, Operator, RelativeRange } from '#domain/kernel/filter.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { fromMinor } from './filter-draft.ts';

interface Describe {
  readonly filter: Filter;
  readonly kind: ColumnKind;
  /** The word for one value of the column. */
  readonly word: (value: string) => string;
  readonly t: Translate<Catalog['explorer']>;
}

/** A filter in a few words, as its chip says it: `Active, Blocked`, `≥ 100.00`, `This month`. */
export function describeFilter({ filter, kind, word, t }: Describe): string {
  const { operator, values } = filter;
  const [first = '', second = ''] = values.map((value) => readable(value, kind, t));
  const list = (): string =>
    values.length > 2 ? t(($) => $.filter.more, { count: values.length }) : values.map(word).join(', ');
  const say: Readonly<Record<Operator, () => string>> = {
    contains: () => `“${first}”`,
    starts: () => `${first}…`,
    is: () => first,
    on: () => first,
    in: list,
    notIn: () => t(($) => $.filter.not, { text: list() }),
    between: () => `${first} – ${second}`,
    from: () => `≥ ${first}`,
    to: () => `≤ ${first}`,
    within: () => t(($) => $.filter.period[values[0] as RelativeRange]),
    empty: () => t(($) => $.filter.isEmpty),
    notEmpty: () => t(($) => $.filter.isNotEmpty),
  };
  return say[operator]();
}

function readable(value: string, kind: ColumnKind, t: Describe['t']): string {
  if (kind === 'money') return fromMinor(value);
  if (kind === 'boolean') return t(($) => (value === 'true' ? $.yes : $.no));
  return kind === 'day' || kind === 'instant' ? formatDate(value) : value;
}
