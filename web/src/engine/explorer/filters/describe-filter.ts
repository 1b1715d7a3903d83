import type { ColumnKind, Filter, RelativeRange } from '#domain/kernel/filter.ts';
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
  const [first = '', second = ''] = values.map((value) => readable(value, kind, word));
  switch (operator) {
    case 'empty':
      return t(($) => $.filter.isEmpty);
    case 'notEmpty':
      return t(($) => $.filter.isNotEmpty);
    case 'within':
      return t(($) => $.filter.period[values[0] as RelativeRange]);
    case 'in':
      return listed(values, word, t);
    case 'notIn':
      return t(($) => $.filter.not, { text: listed(values, word, t) });
    case 'between':
      return `${first} – ${second}`;
    case 'from':
      return `≥ ${first}`;
    case 'to':
      return `≤ ${first}`;
    case 'starts':
      return `${first}…`;
    case 'contains':
      return `“${first}”`;
    default:
      return kind === 'boolean' ? yesNo(first, t) : first;
  }
}

function listed(values: readonly string[], word: Describe['word'], t: Describe['t']): string {
  if (values.length > 2) return t(($) => $.filter.more, { count: values.length });
  return values.map(word).join(', ');
}

function readable(value: string, kind: ColumnKind, word: Describe['word']): string {
  if (kind === 'money') return fromMinor(value);
  if (kind === 'day' || kind === 'instant') return formatDate(value);
  return kind === 'enum' || kind === 'reference' ? word(value) : value;
}

function yesNo(value: string, t: Describe['t']): string {
  return value === 'true' ? t(($) => $.yes) : t(($) => $.no);
}
