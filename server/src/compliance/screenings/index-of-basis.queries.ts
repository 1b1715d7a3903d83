import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { readBasis } from '../lists/basis.queries.ts';
import { readEntries } from '../lists/load-entries.queries.ts';
import { buildInSteps, type NameIndex } from '../screening/name-index.ts';

interface Built {
  readonly lists: string;
  readonly index: Promise<NameIndex>;
}

/** The index of each installation that this process serves; one at a time, since an older one decides nothing. */
const indexes = new WeakMap<Services['db'], Built>();

/** Attempts until the lists stay as they are for as long as it takes to read them. */
const ATTEMPTS = 5;

/**
 * The index over the lists of a basis. Built once in a process, whoever asks for it meanwhile waits for the same one.
 * Read through the caller's own transaction: callers that hold all connections and wait for another one would wait
 * forever. Never gives the index of other lists: where they have changed since, it fails and the action is done again.
 */
export async function indexFor(tx: Kysely<Tables>, { db }: Services, basis: string): Promise<NameIndex> {
  const lists = listsOf(basis);
  const known = indexes.get(db);
  if (known?.lists === lists) return await known.index;
  const built = { lists, index: build(tx, lists) };
  indexes.set(db, built);
  try {
    return await built.index;
  } catch (error) {
    if (indexes.get(db) === built) {
      if (known === undefined) indexes.delete(db);
      else indexes.set(db, known);
    }
    throw error;
  }
}

/** Builds the index before somebody waits for it: the first sale after a start is as fast as any other. */
export async function warmIndex(services: Services): Promise<void> {
  try {
    await indexFor(services.db, services, await readBasis(services.db));
  } catch (error) {
    services.log.warn({ err: error }, 'the index of sanctions lists is built with the first screening');
  }
}

/** Versions of lists and revision of the block list: what the index is made of, whatever the configuration. */
function listsOf(basis: string): string {
  return basis.replace(/ config:.*$/, '');
}

async function build(tx: Kysely<Tables>, lists: string): Promise<NameIndex> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const loaded = await readEntries(tx);
    const after = await readBasis(tx);
    if (listsOf(loaded.basis) === lists && listsOf(after) === lists) return await inSteps(loaded.entries);
    if (listsOf(after) !== lists) break;
  }
  throw new ListsChanged();
}

/** The lists became others between the beginning of an action and its screening. */
export class ListsChanged extends Error {
  /** As a serialization failure: the transaction is done again. */
  readonly code = '40001';
  constructor() {
    super('the lists changed while they were read');
  }
}

/** Lets others work between the parts: all at once would hold the process for more than a second. */
async function inSteps(entries: Parameters<typeof buildInSteps>[0]): Promise<NameIndex> {
  const steps = buildInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await new Promise(setImmediate);
  }
}
