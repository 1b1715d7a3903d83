import type { ListCode } from './list-entry.ts';
import type { AddRow, AltRow, SdnRow } from './ofac-rows.ts';
import { sdnFields } from './ofac-rows.ts';

/** An entry in the publisher's own columns; what is empty is left out. Aliases and addresses are one text each, sorted. */
export type PublishedRow = Readonly<Record<string, string | readonly string[]>>;

const ofacFields = [...sdnFields.filter((field) => field !== 'id'), 'comments', 'aliases', 'addresses'];
const stateFields = {
  CRL: ['Company', 'Acronym', 'Alias', 'Sector', 'Category', 'Parent', 'EffectiveDate', 'SourceURL'],
  CPA: ['Name', 'Alias', 'City', 'Address', 'SourceURL'],
};

/** The columns that two versions are compared by, in the order in which a difference is shown. */
export function comparedFields(list: ListCode): readonly string[] {
  return list === 'CRL' || list === 'CPA' ? stateFields[list] : ofacFields;
}

interface OfacParts {
  readonly row: SdnRow;
  readonly alt: readonly AltRow[];
  readonly add: readonly AddRow[];
  readonly overflow: string;
}

export function publishedOfac({ row, alt, add, overflow }: OfacParts): PublishedRow {
  const main = sdnFields.map((field) => [field, row[field]] as const);
  const aliases = alt.map(({ type, name, remarks }) => withNote(`${type}: ${name}`, remarks)).sort();
  const addresses = add
    .map(({ street, city, country, remarks }) =>
      withNote([street, city, country].filter(Boolean).join(', '), remarks),
    )
    .filter(Boolean)
    .sort();
  return Object.fromEntries(
    [
      ...main,
      ['comments', overflow] as const,
      ['aliases', aliases] as const,
      ['addresses', addresses] as const,
    ].filter(([, value]) => value.length > 0),
  );
}

function withNote(text: string, note: string): string {
  return note === '' ? text : `${text} (${note})`;
}
