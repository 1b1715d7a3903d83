import { useMemo } from 'react';
import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import type { RuleMeasure, RuleWindow } from '#domain/areas/hold-rules/rule.schema.ts';
import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import type { Language } from '#web/lib/storage.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { measureParts } from './measure-parts.ts';
import type { en } from './messages.en.ts';

export type RuleT = Translate<typeof en>;

export interface RuleWords {
  readonly t: RuleT;
  readonly language: Language;
  amount: (cents: string) => string;
  window: (window: RuleWindow) => string;
  /** The whole condition in one line. */
  measure: (measure: RuleMeasure) => string;
  services: (services: readonly string[]) => string;
  period: (version: Pick<RuleVersion, 'activeFrom' | 'activeTo'>) => string;
}

/** Everything the rules say, in the reader's language. */
export function useRuleWords(): RuleWords {
  const t = useMessages('hold-rules');
  const language = useLanguage();
  return useMemo(() => ruleWords(t, language), [t, language]);
}

function ruleWords(t: RuleT, language: Language): RuleWords {
  const amount = (cents: string) => formatMoney(cents, 'USD');
  const window = ({ unit, length }: RuleWindow) => {
    if (unit === 'days' && length === 1) return t(($) => $.window.day);
    if (unit === 'hours') return t(($) => $.window.hours, { length });
    if (unit === 'days') return t(($) => $.window.days, { length });
    return t(($) => $.window[unit]);
  };
  return {
    t,
    language,
    amount,
    window,
    measure: (measure) => measureParts(measure, { t, amount, window }).join(' · '),
    services: (services) =>
      services.length === 0
        ? t(($) => $.all)
        : services.map((one) => serviceTypeLabels[language][one as ServiceType] ?? one).join(', '),
    period: ({ activeFrom, activeTo }) => {
      const from = t(($) => $.from, { when: formatDateTime(activeFrom) });
      return activeTo === null ? from : `${from}, ${t(($) => $.until, { when: formatDateTime(activeTo) })}`;
    },
  };
}
