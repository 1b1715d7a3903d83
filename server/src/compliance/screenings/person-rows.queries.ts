import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { ScreeningState } from '../lists/basis.queries.ts';
import { basisOf } from '../lists/basis.queries.ts';
import type { Subject } from '../screening/subject.ts';
import { subjectHash } from './asked-subject.ts';

export type PersonKind = 'customer' | 'recipient';

/** A customer or recipient with everything that screening looks at. */
export interface Person {
  readonly kind: PersonKind;
  readonly id: string;
  readonly name: string;
  readonly subject: Subject;
  /** Others whom a recipient named to take things. */
  readonly others: readonly { readonly name: string; readonly ci?: string }[];
}

interface PersonRow {
  readonly kind: PersonKind;
  readonly id: string;
  readonly full_name: string;
  readonly given: string;
  readonly last_name: string;
  readonly second_last_name: string;
  readonly birth_date: string | null;
  readonly sex: string | null;
  readonly countries: readonly string[];
  readonly carne: string | null;
  readonly numbers: readonly string[] | null;
  /** Hexadecimal, as PostgreSQL writes bytes. */
  readonly tax_id: string | null;
  readonly others: Person['others'];
}

const carnets = sql`type in ('CarnetDeIdentidad') and number ~ '^[0-9]{11}$'`;

/** Columns of a customer `c`, each under the name of `PersonRow`. */
const customerRow = sql`'customer' as kind, c.id::text as id, c.full_name,
  trim(c.first_name || ' ' || c.middle_name) as given, c.last_name, c.second_last_name,
  c.birth_date::text as birth_date, c.sex,
  array_remove(array[c.nationality::text, nullif(c.birth_country::text, c.nationality::text)], null) as countries,
  (select number from customer_ids where customer_id = c.id and ${carnets} order by id limit 1) as carne,
  (select array_agg(number order by id) from customer_ids where customer_id = c.id and not (${carnets})) as numbers,
  c.tax_id::text as tax_id, '[]'::jsonb as others`;

const recipientRow = sql`'recipient' as kind, r.id::text as id, r.full_name,
  trim(r.first_name || ' ' || r.middle_name) as given, r.last_name, r.second_last_name,
  null as birth_date, null as sex,
  case r.ci when '' then '{}' else array['CU'] end as countries, nullif(r.ci, '') as carne,
  case r.passport when '' then null else array[r.passport] end as numbers,
  null as tax_id, r.alt_receivers as others`;

export interface PersonIds {
  readonly customers: readonly string[];
  readonly recipients: readonly string[];
}

/** The people with these ids and what answers rest on now: one statement. */
export async function readPersons(
  db: Kysely<Tables>,
  { secrets }: Pick<Services, 'secrets'>,
  { customers, recipients }: PersonIds,
): Promise<{ basis: string; persons: readonly Person[] }> {
  const { rows } = await sql<{ state: ScreeningState; persons: readonly PersonRow[] | null }>`
    select (select jsonb_build_object('lists', lists, 'block_revision', block_revision::text,
        'config_version', config_version) from screening_state) as state,
      (select jsonb_agg(to_jsonb(p)) from (
        select ${customerRow} from customers c where c.id = any(${customers}::bigint[])
        union all
        select ${recipientRow} from recipients r where r.id = any(${recipients}::bigint[])) p) as persons`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('no state of screening');
  return {
    basis: basisOf(found.state),
    persons: (found.persons ?? []).map((row) => personOf(row, secrets)),
  };
}

/** A person and how they were last screened. */
export interface StandingPerson {
  readonly person: Person;
  readonly basis: string | null;
  readonly subjectHash: string | null;
}

/** The next people behind an id with their last screening, for a pass over everybody. */
export async function readNextPersons(
  db: Kysely<Tables>,
  { secrets }: Pick<Services, 'secrets'>,
  { kind, after, count }: { kind: PersonKind; after: string; count: number },
): Promise<readonly StandingPerson[]> {
  const part =
    kind === 'customer'
      ? sql`select ${customerRow} from customers c where c.merged_into is null and c.id > ${after} order by c.id limit ${count}`
      : sql`select ${recipientRow} from recipients r where r.id > ${after} order by r.id limit ${count}`;
  const { rows } = await sql<PersonRow & { basis: string | null; subject_hash: string | null }>`
    select p.*, last.basis, last.subject_hash
    from (${part}) p left join lateral (
      select s.basis, s.subject_hash from screenings s
      where s.subject_kind = ${kind} and s.subject_id = p.id::bigint order by s.id desc limit 1) last on true
    order by p.id::bigint`.execute(db);
  return rows.map((row) => ({
    person: personOf(row, secrets),
    basis: row.basis,
    subjectHash: row.subject_hash,
  }));
}

/** Of the person alone, as their own screening keeps it. */
export function personHash({ kind, id, name, subject }: Person): string {
  return subjectHash({ kind, id, name, subject, orderId: null, role: null });
}

function personOf(row: PersonRow, secrets: Services['secrets']): Person {
  const taxId = row.tax_id === null ? [] : [secrets.open(Buffer.from(row.tax_id.slice(2), 'hex'))];
  const idNumbers = [...(row.numbers ?? []), ...taxId];
  const sex = row.sex === 'M' || row.sex === 'F' ? row.sex : undefined;
  return {
    kind: row.kind,
    id: row.id,
    name: row.full_name,
    others: row.others,
    subject: {
      kind: 'person',
      parts: {
        givenNames: row.given,
        firstSurname: row.last_name,
        ...(row.second_last_name === '' ? {} : { secondSurname: row.second_last_name }),
      },
      ...(row.birth_date === null ? {} : { birthDate: row.birth_date }),
      ...(sex ? { sex } : {}),
      ...(row.countries.length > 0 ? { countries: row.countries } : {}),
      ...(row.carne === null ? {} : { carne: row.carne }),
      ...(idNumbers.length > 0 ? { idNumbers } : {}),
    },
  };
}
