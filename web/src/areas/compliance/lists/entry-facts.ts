import type { ListedEntry } from '#domain/areas/compliance/lists.papers.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Entry = ListedEntry['entry'];

/** What is known of an entry, a line for each; what is not known is left out. */
export function entryFacts(
  entry: Entry,
  t: Translate<Catalog['lists']>,
): { label: string; lines: string[] }[] {
  return [
    { label: t(($) => $.jobTitle), lines: entry.title ? [entry.title] : [] },
    { label: t(($) => $.births), lines: entry.births.map((birth) => birthText(birth, t)) },
    { label: t(($) => $.birthPlaces), lines: entry.birthPlaces },
    { label: t(($) => $.sexes), lines: entry.sexes },
    { label: t(($) => $.nationalities), lines: entry.nationalities },
    {
      label: t(($) => $.ids),
      lines: entry.ids.map(
        ({ kind, number, country }) => `${kind} ${number}${country ? ` (${country})` : ''}`,
      ),
    },
    {
      label: t(($) => $.addresses),
      lines: entry.addresses.map(({ street, city, country }) =>
        [street, city, country].filter(Boolean).join(', '),
      ),
    },
    { label: t(($) => $.linkedTo), lines: entry.linkedTo },
  ].filter(({ lines }) => lines.length > 0);
}

function birthText(birth: Entry['births'][number], t: Translate<Catalog['lists']>): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [birth.month, birth.day].filter((part) => part !== undefined).map(two);
  const text = [String(birth.year), ...day].join('-') + (birth.yearTo ? `–${birth.yearTo}` : '');
  return birth.isCirca ? t(($) => $.circa, { birth: text }) : text;
}
