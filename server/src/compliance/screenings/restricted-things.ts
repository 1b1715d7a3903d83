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
  if (card !== undefined) return refusal({ code: 'restricted-card', name: card.name, list: 'CRL' });
  for (const { asked, hits } of screened) {
    if (asked.kind !== 'thing') continue;
    const hit = hits.find((one) => isOpen(one) && one.status !== 'review' && isStopped(one.hit.entry));
    if (hit !== undefined) {
      const { list } = hit.hit.entry;
      return refusal({ code: codeOf(list), name: asked.name, list, listed: hit.hit.name });
    }
  }
  return undefined;
}

const listNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  CPA: {
    en: 'the Cuba Prohibited Accommodations List',
    es: 'la lista de alojamientos prohibidos en Cuba',
  },
  CRL: { en: 'the Cuba Restricted List', es: 'la lista de entidades restringidas de Cuba' },
  OFAC_SDN: { en: 'the SDN list for Cuba', es: 'la lista SDN para Cuba' },
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

function refusal({ code, name, list, listed }: Found): HardStop {
  const as = listed === undefined ? '' : ` (${listed})`;
  return {
    code,
    message: {
      en: `“${name}”${as} is on ${listNames[list]?.en ?? list}: it cannot be sold.`,
      es: `«${name}»${as} está en ${listNames[list]?.es ?? list}: no se puede vender.`,
    },
  };
}

interface Found {
  readonly code: string;
  readonly name: string;
  readonly list: string;
  readonly listed?: string;
}
