import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asked } from './asked-subject.ts';
import { configOfVersion, configVersionOf } from './config-of-version.queries.ts';
import { indexFor } from './index-of-basis.queries.ts';
import type { Judged } from './judge-subject.ts';
import { compare, judge, keysOf } from './judge-subject.ts';
import { markReopened, readMemories } from './memories.queries.ts';
import type { ScreeningTrigger } from './store-screenings.queries.ts';
import { storeScreenings } from './store-screenings.queries.ts';

export interface ScreeningCall {
  readonly services: Services;
  readonly trigger: ScreeningTrigger;
  readonly at: Date;
  /** Who asked; null is the program by itself. */
  readonly by: string | null;
  /** What the answer rests on, read in this transaction. */
  readonly basis: string;
  /** Only a look ahead: nothing is written. */
  readonly isTrial?: boolean;
}

export interface Screened extends Judged {
  /** Null of a look ahead. */
  readonly screeningId: string | null;
}

/** Compares subjects with the lists of now, remembers earlier decisions and keeps what was found. */
export async function screenSubjects(
  tx: Tx,
  call: ScreeningCall,
  subjects: readonly Asked[],
): Promise<readonly Screened[]> {
  if (subjects.length === 0) return [];
  const { services, basis, at, isTrial = false } = call;
  const config = await configOfVersion(tx, services, configVersionOf(basis));
  const index = await indexFor(tx, services, basis);
  const compared = subjects.map((asked) => compare(index, asked, config));
  const memories = await readMemories(tx, compared.flatMap(keysOf));
  const judged = compared.map((one) => judge(one, memories, { config, at }));
  if (isTrial) return judged.map((one) => ({ ...one, screeningId: null }));
  const ids = await storeScreenings(tx, judged, call);
  const fresh = [...memories.values()].filter(({ reopenedWhy }) => reopenedWhy === null);
  const reopened = judged
    .flatMap(({ hits }) => hits)
    .filter(({ memoryId, reopened: why }) => why !== null && fresh.some(({ id }) => id === memoryId))
    .map(({ memoryId, reopened: why }) => ({ id: memoryId as string, why: why ?? [] }));
  await markReopened(tx, reopened, at);
  return judged.map((one, place) => ({ ...one, screeningId: ids[place] ?? null }));
}
