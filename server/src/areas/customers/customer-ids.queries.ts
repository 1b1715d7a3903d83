import type { IdDocumentInput } from '#domain/areas/customers/customer.schema.ts';
import { maskNumber } from '#domain/areas/customers/mask.ts';
import type { IdType } from '#domain/kernel/id-number.ts';
import {
  nationalIdCountries,
  onlyCountryOf,
  readIdNumber,
  typesThatExpire,
} from '#domain/kernel/id-number.ts';
import type { ProblemCode } from '#domain/kernel/problem.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { checkFile } from './check-file.queries.ts';
import { lockForAction, lockForAdding, saveVersion } from './lock-customer.queries.ts';
import { screenSaved } from './screen-saved.queries.ts';

interface Addition {
  readonly customerId: string;
  readonly document: IdDocumentInput;
  /** Where the document stands in the request: `ids.0.` or nothing. */
  readonly path: string;
}

export async function addId(context: OfficeContext, id: string, document: IdDocumentInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAdding(tx, context, id);
    await addIdDocument(tx, context, { customerId: id, document, path: '' });
    await screenSaved(tx, context, { kind: 'customer', id, trigger: 'edit' });
    return await saveVersion(tx, context, {
      customer,
      action: 'edited',
      changes: [{ field: 'ids', before: null, after: inWords(document) }],
    });
  });
}

export async function editId(
  context: OfficeContext,
  { id, idDocument }: { id: string; idDocument: string },
  document: IdDocumentInput,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'Edit' });
    const before = await findId(tx, id, idDocument);
    const columns = await checkedColumns(tx, context, { document, path: '', idDocument });
    const isSame = before.verification === document.verification && before.number === columns.number;
    await tx
      .updateTable('customer_ids')
      .set(isSame ? columns : { ...columns, ...verifier(context, document) })
      .where('id', '=', idDocument)
      .execute();
    await screenSaved(tx, context, { kind: 'customer', id, trigger: 'edit' });
    return await saveVersion(tx, context, {
      customer,
      action: 'edited',
      changes: [{ field: 'ids', before: inWords(before), after: inWords(document) }],
    });
  });
}

export async function removeId(
  context: OfficeContext,
  { id, idDocument }: { id: string; idDocument: string },
  reason: string,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'Edit' });
    const before = await findId(tx, id, idDocument);
    await tx.deleteFrom('customer_ids').where('id', '=', idDocument).execute();
    await screenSaved(tx, context, { kind: 'customer', id, trigger: 'edit' });
    return await saveVersion(tx, context, {
      customer,
      action: 'edited',
      reason,
      changes: [{ field: 'ids', before: inWords(before), after: null }],
    });
  });
}

/** Adds a document in the caller's transaction. */
export async function addIdDocument(
  tx: Tx,
  context: OfficeContext,
  { customerId, document, path }: Addition,
): Promise<void> {
  const columns = await checkedColumns(tx, context, { document, path, idDocument: null });
  const added = await tx
    .insertInto('customer_ids')
    .values({
      ...columns,
      ...verifier(context, document),
      customer_id: customerId,
      created_at: context.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw await takenProblem(tx, columns, path);
}

type Columns = Awaited<ReturnType<typeof checkedColumns>>;

/** Everything that can be wrong with a document, each at its field. */
async function checkedColumns(
  tx: Tx,
  { now, office }: OfficeContext,
  { document, path, idDocument }: { document: IdDocumentInput; path: string; idDocument: string | null },
) {
  const today = dayAt(now, office.timeZone);
  const fault = faultOf(document, today);
  if (fault !== null) throw fieldProblem(path + fault.field, fault.code);
  const read = readIdNumber(document, today);
  if ('fault' in read) throw fieldProblem(`${path}number`, read.fault);
  for (const side of ['frontFileId', 'backFileId'] as const) {
    await checkFile(tx, { path: path + side, id: document[side] });
  }
  const { type, country, state, issuedOn, expiresOn, verification, mrz } = document;
  const columns = {
    type,
    number: read.number,
    country,
    state,
    issued_on: issuedOn,
    expires_on: expiresOn,
    front_file_id: document.frontFileId,
    back_file_id: document.backFileId,
    verification,
    mrz,
  };
  const holder = await holderOf(tx, columns, idDocument);
  if (holder !== undefined) throw fieldProblem(`${path}number`, 'id-taken', { number: holder.number });
  return columns;
}

type Fault = { readonly field: string; readonly code: ProblemCode };

/** What does not depend on the number. */
function faultOf(document: IdDocumentInput, today: string): Fault | null {
  const { type, country, state } = document;
  if (!isCountryOf(type, country)) return { field: 'country', code: 'id-country-wrong' };
  const isOfState = type === 'StateId' || (type === 'DriverLicense' && country === 'US');
  if (isOfState && state === '') return { field: 'state', code: 'id-state-missing' };
  return dateFault(document, today);
}

function isCountryOf(type: IdType, country: string): boolean {
  if (type === 'NationalId') return (nationalIdCountries as readonly string[]).includes(country);
  return (onlyCountryOf[type] ?? country) === country;
}

function dateFault({ type, issuedOn, expiresOn }: IdDocumentInput, today: string): Fault | null {
  if (expiresOn === null) {
    return typesThatExpire.includes(type) ? { field: 'expiresOn', code: 'id-expiry-missing' } : null;
  }
  if (issuedOn !== null && issuedOn > today) return { field: 'issuedOn', code: 'date-in-future' };
  return issuedOn !== null && expiresOn <= issuedOn ? { field: 'expiresOn', code: 'end-before-start' } : null;
}

function verifier({ user, now }: OfficeContext, { verification }: IdDocumentInput) {
  const isVerified = verification !== 'None';
  return { verified_by: isVerified ? user.id : null, verified_at: isVerified ? now : null };
}

async function holderOf(
  tx: Tx,
  { type, country, state, number }: Pick<Columns, 'type' | 'country' | 'state' | 'number'>,
  idDocument: string | null,
) {
  return await tx
    .selectFrom('customer_ids as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .select('c.number')
    .where('i.type', '=', type)
    .where('i.country', '=', country)
    .where('i.state', '=', state)
    .where('i.number', '=', number)
    .where('i.id', '!=', idDocument ?? '0')
    .executeTakeFirst();
}

/** Lost a race: somebody else wrote the same document at the same moment. */
async function takenProblem(tx: Tx, columns: Columns, path: string): Promise<Problem> {
  const holder = await holderOf(tx, columns, null);
  return holder === undefined
    ? new Problem('already-exists')
    : fieldProblem(`${path}number`, 'id-taken', { number: holder.number });
}

async function findId(tx: Tx, customerId: string, idDocument: string) {
  const found = await tx
    .selectFrom('customer_ids')
    .selectAll()
    .where('id', '=', idDocument)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not-found');
  return found;
}

/** What the log says of a document: never its number. */
function inWords({ type, country, number }: { type: string; country: string; number: string }): string {
  return `${type} ${country} ${maskNumber(number)}`;
}
