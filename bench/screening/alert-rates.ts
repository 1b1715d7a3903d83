import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import { screen } from '../../server/src/compliance/screening/screen.ts';
import type { MadeUpPerson } from './cuban-people.ts';

export interface AlertRates {
  /** Percent of people with an alert by name alone, and after dates of birth. */
  readonly byName: number;
  readonly withBirth: number;
  /** Percent that would stand in the officer's queue, by name alone. */
  readonly review: number;
}

export function alertRates(index: NameIndex, people: readonly MadeUpPerson[]): AlertRates {
  let [byName, withBirth, review] = [0, 0, 0];
  for (const { name, birthDate } of people) {
    const alone = screen(index, { name, kind: 'person' }, defaultConfig).hits;
    if (alone.length > 0) review += 1;
    if (!alone.some(({ score }) => score >= defaultConfig.thresholds.alert)) continue;
    byName += 1;
    const { hits } = screen(index, { name, kind: 'person', birthDate }, defaultConfig);
    if (hits.some(({ status }) => status === 'alert' || status === 'block')) withBirth += 1;
  }
  const percent = (count: number): number => (count * 100) / people.length;
  return { byName: percent(byName), withBirth: percent(withBirth), review: percent(review) };
}
