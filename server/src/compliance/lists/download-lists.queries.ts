import type { ListPart, PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { partsOf, publishedLists } from '#domain/areas/compliance/lists.values.ts';
import type { Services } from '#server/platform/services.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { findActiveVersion } from './active-version.queries.ts';
import type { CachedAnswer, FetchLimits } from './fetch-part.ts';
import { FetchFailure, fetchLimits, fetchPart } from './fetch-part.ts';
import { noteFailure } from './source-state.queries.ts';
import type { KeptFile, NewFile } from './store-list-file.queries.ts';
import { keepListFile, sha256Of } from './store-list-file.queries.ts';
import type { TakenVersion } from './take-version.queries.ts';
import { takeVersion } from './take-version.queries.ts';

/** Looks every hour which publisher is to be asked again. */
export const downloadTask: Task = {
  run: async (services) => await downloadLists(services, fetchLimits),
  maxAttempts: 1,
  schedule: '7 * * * *',
};

/** Takes what is new from every publisher whose time has come; one that fails does not hold up the others. */
export async function downloadLists(services: Services, limits: FetchLimits): Promise<void> {
  const due = await services.db
    .selectFrom('list_sources')
    .select('code')
    .where('code', 'in', publishedLists)
    .where('is_download_on', '=', true)
    .where((eb) => eb.or([eb('next_check_at', 'is', null), eb('next_check_at', '<=', services.clock())]))
    .orderBy('place')
    .execute();
  for (const { code } of due) await downloadList(services, code as PublishedList, limits);
}

type Outcome = TakenVersion['outcome'] | 'failed' | 'no-address';

/** Asks one publisher now. What cannot be had or used is noted, and the active version stays. */
export async function downloadList(
  services: Services,
  source: PublishedList,
  limits: FetchLimits,
): Promise<Outcome> {
  const { log } = services;
  const asked = await readAsked(services, source);
  if (asked.length === 0) return 'no-address';
  try {
    const answers = [];
    for (const part of asked)
      answers.push({ ...part, answer: await fetchPart(part.url, part.known, limits) });
    const { outcome, versionId, fault } = await take(services, source, answers);
    log.info({ source, outcome, versionId, fault }, 'list downloaded');
    return outcome;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { message: what } = error;
    log.warn({ source, what }, 'list could not be downloaded');
    await services.db
      .transaction()
      .execute(async (tx) => await noteFailure(tx, source, { what, now: services.clock() }));
    return 'failed';
  }
}

interface Asked {
  readonly part: ListPart;
  readonly url: string;
  /** Given when the file we hold is the one that this answer was about. */
  readonly known: CachedAnswer | undefined;
}

async function readAsked({ db }: Services, source: PublishedList): Promise<Asked[]> {
  const { addresses, downloads } = await db
    .selectFrom('list_sources')
    .select(['addresses', 'downloads'])
    .where('code', '=', source)
    .executeTakeFirstOrThrow();
  const active = await findActiveVersion(db, source);
  return partsOf[source].flatMap((part) => {
    const url = addresses[part];
    if (!url) return [];
    const cached = downloads[part] as CachedAnswer | undefined;
    const held = active?.files.find((file) => file.part === part)?.sha256;
    const isKnown = cached?.url === url && cached.sha256 === held;
    return [{ part, url, known: isKnown ? cached : undefined }];
  });
}

type Answered = Asked & { readonly answer: Awaited<ReturnType<typeof fetchPart>> };

async function take(
  services: Services,
  source: PublishedList,
  answers: readonly Answered[],
): Promise<TakenVersion> {
  const downloads: Record<string, CachedAnswer> = {};
  const files: NewFile[] = [];
  for (const { part, url, known, answer } of answers) {
    if (answer.isSame) {
      if (known) downloads[part] = known;
      continue;
    }
    const { bytes, etag, lastModified } = answer;
    files.push({ part, name: nameOf(url), bytes, publishedOn: dayOf(lastModified) });
    downloads[part] = {
      url,
      sha256: sha256Of(bytes),
      ...(etag ? { etag } : {}),
      ...(lastModified ? { lastModified } : {}),
    };
  }
  const now = services.clock();
  return await services.db.transaction().execute(async (tx) => {
    const kept: KeptFile[] = [];
    for (const file of files) kept.push(await keepListFile(tx, services.files, { file, now }));
    return await takeVersion(tx, services, {
      source,
      files: kept,
      origin: 'download',
      by: null,
      publishedOn:
        kept
          .map(({ publishedOn }) => publishedOn)
          .toSorted()
          .at(-1) ?? '',
      downloads,
    });
  });
}

function nameOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1)?.slice(0, 120) || 'list.csv';
}

/** The day of a date of HTTP; empty when there is none. */
function dayOf(lastModified: string | undefined): string {
  const at = new Date(lastModified ?? '');
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}
