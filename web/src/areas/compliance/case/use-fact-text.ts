import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { listedValue } from './listed-value.ts';

type InWords = (text: string, t: Translate<Catalog['case']>) => string;

const inWords: Readonly<Record<string, InWords>> = {
  birth: listedValue,
  sex: (sex, t) => (sex === 'M' || sex === 'F' ? t(($) => $.sex[sex]) : sex),
  country: (country) => (/^[A-Z]{2}$/.test(country) ? countryName(country) : country),
};

/** A fact as people read it: days, sexes and countries in words, everything else as it stands. */
export function useFactText(): (fact: string, text: string) => string {
  const t = useMessages('case');
  return (fact, text) =>
    text
      .split(', ')
      .map((one) => inWords[fact]?.(one, t) ?? one)
      .join(', ');
}

function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code) ?? code;
}
