import type { MatchSettingsInput } from '#domain/areas/compliance/matching.schema.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { formatNumber } from '#web/lib/format.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { settingFields, settingOf, settingParts } from './setting-fields.ts';
import type { SettingPath } from './setting-fields.ts';
import styles from './matching.module.css';

type FieldName = keyof Catalog['matching']['field'];

interface SettingsListProps {
  settings: MatchSettingsInput;
  /** What counts now, to show what differs. */
  before?: MatchSettingsInput;
}

/** All figures of a version; with another one beside it, what it was before. */
export function SettingsList({ settings, before }: SettingsListProps) {
  const t = useMessages('matching');
  return (
    <div className={styles.parts}>
      {settingParts.map((part) => (
        <div key={part}>
          <h3>{t(($) => $.part[part])}</h3>
          <KeyValueList
            isMoney
            items={settingFields[part].map((path) => ({
              label: t(($) => $.field[fieldName(path)]),
              value: figure(path),
            }))}
          />
        </div>
      ))}
    </div>
  );

  function figure(path: SettingPath) {
    const [now, then] = [settingOf(settings, path), before && settingOf(before, path)];
    if (then === undefined || then === now) return told(path, now);
    return (
      <>
        <del>{told(path, then)}</del> <span aria-hidden="true">→</span> <ins>{told(path, now)}</ins>
      </>
    );
  }
}

/** Scores and points with two places, years and counts as they are. */
function told(path: SettingPath, figure: number): string {
  return formatNumber(figure, /Years|maxHits/.test(path) ? 0 : 2);
}

export function fieldName(path: SettingPath): FieldName {
  return path.split('.').at(-1) as FieldName;
}
