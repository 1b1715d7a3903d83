import { mdiPrinterOutline } from '@mdi/js';
import type { Paper } from '#domain/areas/reports/paper.ts';
import { papers } from '#domain/areas/reports/paper.ts';
import type { Printing } from '#domain/areas/reports/printing.schema.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import { documentKinds, reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { printDocument } from '#web/lib/open-document.ts';
import styles from './rows.module.css';

/** Documents that can go on more than one paper. */
const choosable = documentKinds.filter((kind) => reportCatalogue[kind].papers.length > 1);

/** Which paper each document goes on, and which printer holds that paper; what is left out is as usual. */
export function PrintingFields() {
  const t = useMessages('offices');
  const language = useLanguage();
  const { field } = useField('printing');
  const printing = field.value as Printing;

  function choosePaper(kind: DocumentKind, paper: string) {
    const { [kind]: _, ...others } = printing.papers;
    field.onChange({ ...printing, papers: paper === '' ? others : { ...others, [kind]: paper } });
  }

  function namePrinter(paper: Paper, name: string) {
    const { [paper]: _, ...others } = printing.printers;
    field.onChange({ ...printing, printers: name === '' ? others : { ...others, [paper]: name } });
  }

  return (
    <>
      {papers.map((paper) => (
        <div key={paper} className={styles.printer}>
          <TextField
            label={t(($) => $.printing.printer, { paper: t(($) => $.printing.papers[paper]) })}
            maxLength={60}
            value={printing.printers[paper] ?? ''}
            onChange={(event) => namePrinter(paper, event.target.value)}
          />
          <TestPage paper={paper} />
        </div>
      ))}
      <p className={styles.note}>{t(($) => $.printing.printerHint)}</p>
      <FieldGrid>
        {choosable.map((kind) => {
          const possible: readonly Paper[] = reportCatalogue[kind].papers;
          const usual = t(($) => $.printing.papers[reportCatalogue[kind].papers[0]]);
          return (
            <SelectField
              key={kind}
              label={t(($) => $.printing.paperOf, { kind: reportCatalogue[kind].title[language] })}
              placeholder={t(($) => $.printing.usual, { paper: usual })}
              options={possible.map((paper) => ({
                value: paper,
                label: t(($) => $.printing.papers[paper]),
              }))}
              value={printing.papers[kind] ?? ''}
              onChange={(event) => choosePaper(kind, event.target.value)}
            />
          );
        })}
      </FieldGrid>
      <Switch
        label={t(($) => $.printing.autoPrint)}
        checked={printing.autoPrint ?? false}
        onChange={(event) => field.onChange({ ...printing, autoPrint: event.target.checked })}
      />
    </>
  );
}

function TestPage({ paper }: { paper: Paper }) {
  const t = useMessages('offices');
  const { toastError } = useToast();
  const name = t(($) => $.printing.papers[paper]);

  async function load(): Promise<Blob> {
    const params = { kind: 'test-page' } as const;
    const { blob } = await call('POST /api/documents/{kind}', { params, body: { paper } });
    return blob;
  }

  return (
    <Button
      size="sm"
      icon={mdiPrinterOutline}
      aria-label={t(($) => $.printing.testPageOf, { paper: name })}
      onClick={() => void printDocument(load).catch(toastError)}
    >
      {t(($) => $.printing.testPage)}
    </Button>
  );
}
