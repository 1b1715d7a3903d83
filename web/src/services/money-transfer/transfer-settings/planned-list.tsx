import { useState } from 'react';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { settingFields } from './setting-fields.ts';
import type { Settings } from './setting-tab.tsx';
import styles from './setting-tab.module.css';
import { useSettingWords } from './use-setting-words.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What will count from a later moment on, with a way to take it back; nothing where nothing is planned. */
export function PlannedList({ kind, settings }: { kind: SettingKind; settings: Settings }) {
  const words = useSettingWords();
  const { t } = words;
  const [taken, setTaken] = useState<WireSetting>();
  const rows = settings.planned.filter((row) => row.kind === kind);
  if (rows.length === 0) return null;
  return (
    <Sheet title={t(($) => $.planned)} padding="side">
      <ul className={styles.planned}>
        {rows.map((row) => (
          <li key={row.id}>
            <StatusChip tone="info" label={t(($) => $.from, { when: formatDateTime(row.validFrom) })} />
            <b>{row.value === null ? row.key : words.name(kind, row.value)}</b>
            <span>{facts(row)}</span>
            <small>{`${row.changedBy} · ${row.reason}`}</small>
            <Button size="sm" onClick={() => setTaken(row)}>
              {t(($) => $.withdraw)}
            </Button>
          </li>
        ))}
      </ul>
      {taken && (
        <WithdrawDialog
          row={taken}
          revision={settings.revisions[kind] ?? 0}
          onClose={() => setTaken(undefined)}
        />
      )}
    </Sheet>
  );

  function facts({ value }: WireSetting): string {
    if (value === null) return t(($) => $.ended);
    return settingFields[kind]
      .filter(({ isKey, isNullable, name }) => isKey !== true && !(isNullable && value[name] === null))
      .slice(0, 4)
      .map((field) => `${t(($) => $.field[field.name])}: ${words.show(field, value[field.name], value)}`)
      .join(' · ');
  }
}
