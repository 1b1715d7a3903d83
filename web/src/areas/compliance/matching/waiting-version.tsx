import type { MatchVersion, WhatIf } from '#domain/areas/compliance/matching.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { SettingsList } from './settings-list.tsx';
import styles from './matching.module.css';

interface WaitingVersionProps {
  version: MatchVersion;
  active: MatchVersion | undefined;
}

/** A version on its way: what it changes, what it would have changed, and the next step. */
export function WaitingVersion({ version, active }: WaitingVersionProps) {
  const t = useMessages('matching');
  const { id, status, whatIf, createdBy, reason, mayActivate } = version;
  const step = useStep(version);
  return (
    <Sheet title={`${t(($) => $.waiting)}: ${t(($) => $.version, { id })}`} padding="paper">
      <header className={styles.head}>
        <p>
          <b>{reason}</b>
          <br />
          <span className={styles.dim}>{createdBy && t(($) => $.by, { who: createdBy.name })}</span>
        </p>
        <StatusChip tone={status === 'asked' ? 'warn' : 'info'} label={t(($) => $.status[status])} />
      </header>
      <SettingsList settings={version.settings} before={active?.settings} />
      {whatIf === null ? <p role="status">{t(($) => $.working)}</p> : <WhatIfTable whatIf={whatIf} />}
      <div className={styles.buttons}>
        {status === 'asked' && !mayActivate && <span className={styles.dim}>{t(($) => $.ownNote)}</span>}
        <Button onClick={() => void step('drop')}>{t(($) => $.drop)}</Button>
        {status === 'draft' && (
          <Button variant="primary" disabled={whatIf === null} onClick={() => void step('ask')}>
            {t(($) => $.ask)}
          </Button>
        )}
        {mayActivate && (
          <Button variant="primary" onClick={() => void step('activate')}>
            {t(($) => $.activate)}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function useStep({ id, rowVersion }: MatchVersion) {
  const t = useMessages('matching');
  const { toast, toastError } = useToast();
  const acts = {
    ask: useAct('POST /api/compliance/matching/{id}/ask'),
    activate: useAct('POST /api/compliance/matching/{id}/activate'),
    drop: useAct('POST /api/compliance/matching/{id}/drop'),
  };
  return async (name: keyof typeof acts) => {
    try {
      await acts[name].mutateAsync({ params: { id }, options: { ifMatch: rowVersion } });
      toast(t(($) => $.done[name]));
    } catch (error) {
      toastError(error);
    }
    await refresh('/api/compliance/matching');
  };
}

function WhatIfTable({ whatIf }: { whatIf: WhatIf }) {
  const t = useMessages('matching');
  const { days, subjects, before, after, appear, disappear, rows } = whatIf;
  const figures = { subjects, before, after, appear, disappear };
  return (
    <section className={styles.whatIf} aria-label={t(($) => $.whatIf, { days })}>
      <h3>{t(($) => $.whatIf, { days })}</h3>
      <dl className={styles.figures}>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
          <div key={name}>
            <dt>{t(($) => $[name])}</dt>
            <dd>{formatNumber(figures[name])}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 && <p>{t(($) => $.none)}</p>}
      {rows.length > 0 && (
        // Wide on a narrow screen; whoever has no mouse scrolls it with the arrows.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-label={t(($) => $.whatIf, { days })} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['who', 'listed', 'now', 'later'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(($) => $.col[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.name} ${row.source} ${row.entryId}`}>
                  <th scope="row">{row.name}</th>
                  <td>{`${row.listed} · ${row.source}`}</td>
                  <td>{row.before?.score.toFixed(2) ?? '—'}</td>
                  <td>{row.after?.score.toFixed(2) ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
