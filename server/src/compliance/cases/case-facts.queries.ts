import type { CaseQueue, EvidenceFlag } from '#domain/areas/compliance/cases.values.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { NewCase } from './open-case.queries.ts';

/** What the list of cases shows, read once when a case is opened. */
export interface CaseFacts {
  readonly queue: CaseQueue;
  readonly checkType: 'Ofac' | 'Basic' | 'Other';
  readonly severity: 1 | 2 | 3;
  readonly reasons: readonly string[];
  readonly isAml: boolean;
  readonly basis: string;
  /** Names of whom was looked for. */
  readonly parties: string;
  readonly top: TopHit | null;
}

export interface TopHit {
  /** Decimal string of four places. */
  readonly score: string;
  readonly name: string;
  readonly source: string;
  readonly programs: readonly string[];
  readonly birth: EvidenceFlag;
  readonly idNumber: EvidenceFlag;
  readonly country: EvidenceFlag;
}

const open = ['block', 'alert', 'review'];
const sanctions = ['OFAC_SDN', 'OFAC_CONS'];

export async function readCaseFacts(tx: Tx, input: NewCase): Promise<CaseFacts> {
  const screenings = await readScreenings(tx, input.screeningIds);
  const hits = (await readHits(tx, input.screeningIds)).filter(({ status }) => open.includes(status));
  const rules = await readRules(tx, input.ruleHitIds);
  const [top] = hits;
  const isAml = rules.some(({ is_aml }) => is_aml);
  const isUnreadable = screenings.some(({ result }) => result === 'unreadable');
  return {
    queue: queueOf(isUnreadable || hits.some(({ status }) => status !== 'review'), isAml),
    checkType: checkOf(hits, rules.length > 0),
    severity: severityOf(input, hits),
    reasons: reasonsOf(input, { hits, rules, isUnreadable }),
    isAml,
    basis: screenings[0]?.basis ?? input.hold?.answer?.basis ?? '',
    parties: screenings.map(({ subject }) => String(subject['name'] ?? '')).join(' '),
    top: top === undefined ? null : topOf(top),
  };
}

function queueOf(isListed: boolean, isAml: boolean): CaseQueue {
  if (isListed) return 'ofac';
  return isAml ? 'aml' : 'review';
}

/** As the engine names the hold: the house's own list is no sanction. */
function checkOf(hits: readonly Hit[], hasRules: boolean): CaseFacts['checkType'] {
  if (hits.some(({ source }) => source !== 'INTERNAL_BLOCK')) return 'Ofac';
  return hasRules ? 'Basic' : 'Other';
}

function severityOf({ hold, isLarge }: NewCase, hits: readonly Hit[]): 1 | 2 | 3 {
  if (isLarge === true && hits.length > 0) return 3;
  if (hold?.answer?.needsTwo === true || hits.some(({ status }) => status === 'block')) return 3;
  return hold === null ? 1 : 2;
}

async function readScreenings(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('screenings')
    .select(['id', 'result', 'basis', 'subject'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

async function readHits(tx: Tx, screeningIds: readonly string[]) {
  if (screeningIds.length === 0) return [];
  return await tx
    .selectFrom('screening_hits')
    .select(['score', 'name', 'source', 'status', 'entry', 'evidence'])
    .where('screening_id', 'in', [...screeningIds])
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute();
}

async function readRules(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('rule_hits')
    .select(['code', 'is_aml'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

type Hit = Awaited<ReturnType<typeof readHits>>[number];

/** Codes only: words for them are found where they are shown. */
function reasonsOf(
  { hold, screeningIds, ruleHitIds }: NewCase,
  found: { hits: readonly Hit[]; rules: readonly { code: string }[]; isUnreadable: boolean },
): string[] {
  const lists = found.hits.map(({ source }) => reasonOf(source));
  const isByHand = hold !== null && hold.answer === null && screeningIds.length + ruleHitIds.length === 0;
  const all = [
    ...lists,
    ...(found.isUnreadable ? ['UNREADABLE'] : []),
    ...found.rules.map(({ code }) => code),
    ...(isByHand ? ['MANUAL'] : []),
  ];
  return all.length === 0 ? ['REVIEW'] : [...new Set(all)];
}

function reasonOf(source: string): string {
  if (source === 'INTERNAL_BLOCK') return 'INTERNAL_BLOCK';
  return sanctions.includes(source) ? 'SANCTIONS' : 'CUBA_LIST';
}

function topOf({ score, name, source, entry, evidence }: Hit): TopHit {
  const { programs = [] } = entry as { programs?: readonly string[] };
  const flag = (fact: string): EvidenceFlag => {
    const found = (evidence as { fact: string; verdict: string }[]).find((one) => one.fact === fact);
    if (found === undefined || found.verdict === 'unknown') return 'missing';
    return found.verdict === 'different' ? 'conflict' : 'match';
  };
  return {
    score,
    name,
    source,
    programs,
    birth: flag('birth'),
    idNumber: flag('id-number'),
    country: flag('country'),
  };
}
