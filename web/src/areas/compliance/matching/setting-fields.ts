import type { MatchSettingsInput } from '#domain/areas/compliance/matching.schema.ts';

/** The figures of the matching in the order of the screen, by where they stand in the settings. */
export const settingFields = {
  thresholds: ['thresholds.review', 'thresholds.alert', 'thresholds.block'],
  aliases: ['weakAlias', 'acronym', 'initials', 'maxHits'],
  evidence: [
    'evidence.sameBirth',
    'evidence.otherDay',
    'evidence.nearYear',
    'evidence.otherYear',
    'evidence.otherSex',
    'evidence.otherCountry',
    'evidence.clearYears',
    'evidence.clearCircaYears',
  ],
} as const;

export type SettingPart = keyof typeof settingFields;
export type SettingPath = (typeof settingFields)[SettingPart][number];
export const settingParts = Object.keys(settingFields) as SettingPart[];
export const settingPaths: readonly SettingPath[] = settingParts.flatMap((part) => [...settingFields[part]]);

export function settingOf(settings: MatchSettingsInput, path: SettingPath): number {
  const values = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], settings);
  return values as number;
}

/** Settings from what was typed, each figure under its path. */
export function settingsOf(typed: Readonly<Record<SettingPath, string>>): MatchSettingsInput {
  const settings: Record<string, unknown> = { thresholds: {}, evidence: {} };
  for (const path of settingPaths) {
    const [first = '', second] = path.split('.');
    const figure = Number(typed[path].replace(',', '.'));
    if (second === undefined) settings[first] = figure;
    else (settings[first] as Record<string, number>)[second] = figure;
  }
  return settings as MatchSettingsInput;
}
