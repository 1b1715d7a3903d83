import { mdiFormatPaint, mdiHistory } from '@mdi/js';
import { useMemo, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { areaCells } from './area-cells.ts';
import type { Chosen } from './availability-matrix.tsx';
import { AvailabilityMatrix } from './availability-matrix.tsx';
import { PaintDialog } from './paint-dialog.tsx';
import { PlannedList } from './planned-list.tsx';
import { SettingHistory } from './setting-history.tsx';
import type { Settings } from './setting-tab.tsx';
import styles from './setting-tab.module.css';

/** Where each method reaches, as a matrix; several cells are changed in one go. */
export function AvailabilityTab({ settings }: { settings: Settings }) {
  const t = useMessages('transfer-settings');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [isPainting, setIsPainting] = useState(false);
  const [hasHistory, setHasHistory] = useState(false);
  const cellOf = useMemo(() => {
    const areas = (list: Settings['rows']) => list.filter(({ kind }) => kind === 'availability');
    return areaCells(areas(settings.rows), areas(settings.planned));
  }, [settings]);
  return (
    <section className={styles.part} aria-label={t(($) => $.kind.availability)}>
      <div className={styles.bar}>
        <h2>{t(($) => $.kind.availability)}</h2>
        <span aria-live="polite">
          {chosen.size === 0 ? t(($) => $.matrixHint) : t(($) => $.chosen, { count: chosen.size })}
        </span>
        {chosen.size > 0 && (
          <Button size="sm" onClick={() => setChosen(new Map())}>
            {t(($) => $.clear)}
          </Button>
        )}
        <Button size="sm" icon={mdiHistory} onClick={() => setHasHistory(true)}>
          {t(($) => $.history)}
        </Button>
        <Button
          size="sm"
          icon={mdiFormatPaint}
          disabled={chosen.size === 0}
          onClick={() => setIsPainting(true)}
        >
          {t(($) => $.paint)}
        </Button>
      </div>
      <AvailabilityMatrix
        cellOf={cellOf}
        chosen={chosen}
        onChoose={setChosen}
        onPaint={() => setIsPainting(true)}
      />
      <PlannedList kind="availability" settings={settings} />
      {isPainting && chosen.size > 0 && (
        <PaintDialog
          chosen={[...chosen.values()]}
          cellOf={cellOf}
          revision={settings.revisions['availability'] ?? 0}
          onSaved={() => setChosen(new Map())}
          onClose={() => setIsPainting(false)}
        />
      )}
      <SettingHistory kind="availability" isOpen={hasHistory} onClose={() => setHasHistory(false)} />
    </section>
  );
}
