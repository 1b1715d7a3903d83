import { useState } from 'react';
import type { Paper } from '#domain/areas/reports/paper.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import type { ReportRow } from '#domain/areas/reports/reports.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Combobox } from '#web/kit/input/combobox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';

async function findUsers(q: string, signal: AbortSignal): Promise<Option[]> {
  const { rows } = await call('GET /api/settings/users', { query: { q, limit: 25 } }, { signal });
  return rows.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }));
}

async function findOffices(q: string, signal: AbortSignal): Promise<Option[]> {
  const { rows } = await call('GET /api/settings/offices', { query: { q, limit: 25 } }, { signal });
  return rows.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }));
}

async function findTransfers(q: string, signal: AbortSignal): Promise<Option[]> {
  const { rows } = await call('GET /api/services/transfers', { query: { q, limit: 25 } }, { signal });
  return rows.map(({ id, number, receiver }) => ({ value: id, label: `${number} · ${receiver}` }));
}

const searches: Readonly<Record<string, typeof findUsers>> = {
  users: findUsers,
  offices: findOffices,
  transfers: findTransfers,
};

/** Asks what the document is about and on which paper, then opens it in a new tab. */
export function RunDialog({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const t = useMessages('reports');
  const { toastError } = useToast();
  const [chosen, setChosen] = useState<Readonly<Record<string, Option>>>({});
  const [paper, setPaper] = useState(row.papers[0] ?? 'Letter');
  const isReady = row.parameters.every(({ name }) => chosen[name] !== undefined);

  function open() {
    const parameters = Object.fromEntries(Object.entries(chosen).map(([name, { value }]) => [name, value]));
    void openDocument(async () => {
      const kind = row.kind as DocumentKind;
      const { blob } = await call('POST /api/documents/{kind}', {
        params: { kind },
        body: { parameters, paper },
      });
      return blob;
    }).catch(toastError);
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.runTitle, { title: row.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" disabled={!isReady} onClick={open}>
            {t(($) => $.run)}
          </Button>
        </>
      }
    >
      <FieldGrid columns={1}>
        {row.parameters.map(({ name, explorer, title }) => (
          <Combobox
            key={name}
            label={title}
            isRequired
            placeholder={t(($) => $.choose)}
            options={searches[explorer] ?? []}
            value={chosen[name] ? [chosen[name]] : []}
            onChange={([option]) => setChosen(option ? { ...chosen, [name]: option } : {})}
          />
        ))}
        {row.papers.length > 1 && (
          <SelectField
            label={t(($) => $.paper)}
            value={paper}
            options={row.papers.map((value) => ({ value, label: t(($) => $.papers[value]) }))}
            onChange={(event) => setPaper(event.target.value as Paper)}
          />
        )}
      </FieldGrid>
    </Dialog>
  );
}
