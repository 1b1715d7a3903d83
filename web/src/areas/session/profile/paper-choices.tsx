import { paperFor } from '#domain/areas/reports/printing.schema.ts';
import type { Printing } from '#domain/areas/reports/printing.schema.ts';
import { documentKinds, reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import type { Paper } from '#domain/areas/reports/paper.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** Documents that leave a choice; the others always have their one paper. */
const kinds = documentKinds.filter((kind) => reportCatalogue[kind].papers.length > 1);

const nothing: Printing = { papers: {}, printers: {} };

interface PaperChoicesProps {
  printing: Printing;
  onChange: (printing: Printing) => void;
}

/** The paper of the kinds of documents; the office's choice stands first. */
export function PaperChoices({ printing, onChange }: PaperChoicesProps) {
  const t = useMessages('profile');
  const language = useLanguage();
  const office = useOffices().office?.printing ?? nothing;

  function choose(kind: DocumentKind, paper: string) {
    const { [kind]: _, ...others } = printing.papers;
    onChange({ ...printing, papers: paper === '' ? others : { ...others, [kind]: paper as Paper } });
  }

  return (
    <FieldGrid columns={2}>
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={reportCatalogue[kind].title[language]}
          value={printing.papers[kind] ?? ''}
          placeholder={t(($) => $.printing.asOffice, {
            paper: t(($) => $.printing[paperFor(kind, nothing, office)]),
          })}
          options={reportCatalogue[kind].papers.map((paper) => ({
            value: paper,
            label: t(($) => $.printing[paper]),
          }))}
          onChange={(event) => choose(kind, event.target.value)}
        />
      ))}
    </FieldGrid>
  );
}
