import { mdiFileDocumentOutline, mdiTableArrowDown } from '@mdi/js';
import { useState } from 'react';
import { roles as everyRole } from '#domain/access/roles.ts';
import { roleLabels } from '#domain/access/access.labels.ts';
import type { ReportRow } from '#domain/areas/reports/reports.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { AccessDialog } from './access-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';
import styles from './reports-screen.module.css';

/** Every document and export there is, who may run it, and a way to open it. */
export function ReportsScreen() {
  const t = useMessages('reports');
  const query = useCall('GET /api/settings/reports', {});
  const [changed, setChanged] = useState<ReportRow>();
  const [run, setRun] = useState<ReportRow>();
  return (
    <Loaded query={query} shape="paper">
      {({ rows }) => (
        <>
          <PageHeader title={t(($) => $.title)} count={t(($) => $.count, { count: rows.length })} />
          <div className={styles.groups}>
            {[...Map.groupBy(rows, ({ group }) => group)].map(([group, lines]) => (
              <Sheet key={group} title={t(($) => $.group[group])} padding="side">
                <ul className={styles.list}>
                  {lines.map((row) => (
                    <ReportLine key={row.kind} row={row} onRun={setRun} onChange={setChanged} />
                  ))}
                </ul>
              </Sheet>
            ))}
          </div>
          {changed && <AccessDialog row={changed} onClose={() => setChanged(undefined)} />}
          {run && <RunDialog row={run} onClose={() => setRun(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

interface ReportLineProps {
  row: ReportRow;
  onRun: (row: ReportRow) => void;
  onChange: (row: ReportRow) => void;
}

function ReportLine({ row, onRun, onChange }: ReportLineProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const mayChange = useSubject()?.roles.includes('CorporationAdmin') ?? false;
  const isEveryone = row.roles.length === everyRole.length;
  const who = isEveryone
    ? t(($) => $.everyRole)
    : row.roles.map((role) => roleLabels[language][role]).join(', ');
  const isDocument = row.form === 'document';
  return (
    <li>
      <Icon path={isDocument ? mdiFileDocumentOutline : mdiTableArrowDown} />
      <span className={styles.words}>
        <b>{row.title}</b>
        <small>
          {[
            t(($) => $.form[row.form]),
            row.formats.join(', ').toUpperCase(),
            ...row.papers.map((paper) => t(($) => $.papers[paper])),
          ].join(' · ')}
        </small>
        <small>
          {t(($) => $.whoMayRun)}: {who}
        </small>
      </span>
      {!row.isActive && <StatusChip tone="mute" label={t(($) => $.off)} />}
      {isDocument && row.mayRun && (
        <Button size="sm" aria-label={t(($) => $.runTitle, { title: row.title })} onClick={() => onRun(row)}>
          {t(($) => $.run)}
        </Button>
      )}
      {mayChange && (
        <Button size="sm" aria-label={`${t(($) => $.change)}: ${row.title}`} onClick={() => onChange(row)}>
          {t(($) => $.change)}
        </Button>
      )}
    </li>
  );
}
