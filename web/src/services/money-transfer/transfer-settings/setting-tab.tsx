import { mdiHistory, mdiPlus, mdiTableOff } from '@mdi/js';
import { useMemo, useState } from 'react';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { DataTable } from '#web/kit/table/data-table.tsx';
import { RowCard } from '#web/kit/table/row-card.tsx';
import type { Answer } from '#web/lib/api.ts';
import { PlannedList } from './planned-list.tsx';
import { rowLines, settingColumns } from './setting-columns.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingHistory } from './setting-history.tsx';
import styles from './setting-tab.module.css';
import { useSettingWords } from './use-setting-words.ts';

export type Settings = Answer<'GET /api/settings/transfers'>;

/** One price table: what counts now, what is planned, and how it came about. */
export function SettingTab({ kind, settings }: { kind: SettingKind; settings: Settings }) {
  const words = useSettingWords();
  const { t } = words;
  const [edited, setEdited] = useState<WireSetting | 'new'>();
  const [hasHistory, setHasHistory] = useState(false);
  const columns = useMemo(() => settingColumns(kind, words, setEdited), [kind, words]);
  const rows = settings.rows.filter((row) => row.kind === kind);
  const name = (row: WireSetting) => words.name(kind, row.value ?? {});
  return (
    <section className={styles.part} aria-label={t(($) => $.kind[kind])}>
      <div className={styles.bar}>
        <h2>{t(($) => $.kind[kind])}</h2>
        <span>{`${rows.length} · ${t(($) => $.asNow)}`}</span>
        <Button size="sm" icon={mdiHistory} onClick={() => setHasHistory(true)}>
          {t(($) => $.history)}
        </Button>
        {kind !== 'rules' && (
          <Button size="sm" icon={mdiPlus} onClick={() => setEdited('new')}>
            {t(($) => $.add)}
          </Button>
        )}
      </div>
      <DataTable
        label={t(($) => $.kind[kind])}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={name}
        onOpen={setEdited}
        card={(row) => (
          <RowCard
            title={
              <button type="button" className={styles.open} onClick={() => setEdited(row)}>
                {name(row)}
              </button>
            }
            lines={rowLines(kind, row, words)}
          />
        )}
        empty={<EmptyState icon={mdiTableOff} title={t(($) => $.none)} />}
      />
      <PlannedList kind={kind} settings={settings} />
      {edited !== undefined && (
        <SettingDialog
          kind={kind}
          revision={settings.revisions[kind] ?? 0}
          row={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <SettingHistory kind={kind} isOpen={hasHistory} onClose={() => setHasHistory(false)} />
    </section>
  );
}
