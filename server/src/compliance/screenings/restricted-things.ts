import type { Language } from '#domain/kernel/problem.ts';
import { plainLetters } from '../screening/letters.ts';
import { isOpen } from './judge-subject.ts';
import type { Screened } from './screen-subjects.queries.ts';

export interface HardStop {
  readonly code: string;
  readonly message: Readonly<Record<Language, string>>;
}

/**
 * Words that only cards of restricted issuers have: FINCIMEX, American International Services and Orbit stand on the
 * Cuba Restricted List (31 CFR 515.209), whichever way their products are written.
 */
const restrictedCards = [
  'fincimex',
  'ais',
  'american international services',
  'orbit',
  'orbit sa',
  'caribe card',
];

/** Things an order may not have to do with at all, before any money is taken; undefined where there is none. */
export function hardStopOf(
  things: readonly { readonly field: string; readonly name: string }[],
  screened: readonly Screened[],
): HardStop | undefined {
  const card = things.find(({ field, name }) => isCard(field) && isRestrictedCard(name));
  if (card !== undefined) return refusal('restricted-card', card.name, 'the Cuba Restricted List');
  for (const { asked, hits } of screened) {
    if (asked.kind !== 'thing') continue;
    const hit = hits.find((one) => isOpen(one) && one.status !== 'review' && isStopped(one.hit.entry));
    if (hit !== undefined) {
      return refusal(
        codeOf(hit.hit.entry.list),
        asked.name,
        listNames[hit.hit.entry.list] ?? '',
        hit.hit.name,
      );
    }
  }
  return undefined;
}

const listNames: Readonly<Record<string, string>> = {
  CPA: 'the Cuba Prohibited Accommodations List',
  CRL: 'the Cuba Restricted List',
  OFAC_SDN: 'the SDN list for Cuba',
};
const spanishNames: Readonly<Record<string, string>> = {
  'the Cuba Prohibited Accommodations List': 'la lista de alojamientos prohibidos en Cuba',
  'the Cuba Restricted List': 'la lista de entidades restringidas de Cuba',
  'the SDN list for Cuba': 'la lista SDN para Cuba',
};

function codeOf(list: string): string {
  return list === 'CPA' ? 'prohibited-accommodation' : 'restricted-entity';
}

/** Lists of Cuba forbid the dealing itself; other lists hold the order for an officer. */
function isStopped({ list, programs }: { list: string; programs: readonly string[] }): boolean {
  return (
    list === 'CRL' ||
    list === 'CPA' ||
    (list === 'OFAC_SDN' && programs.some((program) => program.startsWith('CUBA')))
  );
}

function isCard(field: string): boolean {
  return field.startsWith('card');
}

function isRestrictedCard(name: string): boolean {
  const words = ` ${plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  return restrictedCards.some((card) => words.includes(` ${card} `));
}

function refusal(code: string, name: string, list: string, listed = ''): HardStop {
  const as = listed === '' ? '' : ` (${listed})`;
  return {
    code,
    message: {
      en: `“${name}”${as} is on ${list}: it cannot be sold.`,
      es: `«${name}»${as} está en ${spanishNames[list] ?? list}: no se puede vender.`,
    },
  };
}
