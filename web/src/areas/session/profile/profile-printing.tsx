import { useState } from 'react';
import { papers } from '#domain/areas/reports/paper.ts';
import type { Paper } from '#domain/areas/reports/paper.ts';
import type { Printing } from '#domain/areas/reports/printing.schema.ts';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { PaperChoices } from './paper-choices.tsx';
import styles from './profile.module.css';
import { useEditProfile } from '#web/engine/session/use-edit-profile.ts';

/** What my documents are printed on, as far as I want it otherwise than the office. */
export function ProfilePrinting({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const { toast, toastError } = useToast();
  const edit = useEditProfile();
  const [printing, setPrinting] = useState<Printing>(profile.preferences.printing);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    const printers = Object.fromEntries(
      Object.entries(printing.printers).filter(([, name]) => name.trim() !== ''),
    );
    const isSaved = await edit(profile, (now) => ({
      ...now,
      preferences: { ...now.preferences, printing: { ...printing, printers } },
    }));
    setIsBusy(false);
    if (isSaved) toast(t(($) => $.saved));
  }

  function test(paper: Paper) {
    openDocument(async () => {
      const answer = await call('POST /api/documents/{kind}', {
        params: { kind: 'test-page' },
        body: { paper },
      });
      return answer.blob;
    }).catch(toastError);
  }

  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormSection title={t(($) => $.printing.papers)}>
        <p className={styles.lead}>{t(($) => $.printing.papersText)}</p>
        <PaperChoices printing={printing} onChange={setPrinting} />
        <SelectField
          label={t(($) => $.printing.auto)}
          value={printing.autoPrint === undefined ? '' : String(printing.autoPrint)}
          placeholder={t(($) => $.printing.autoOffice)}
          options={[
            { value: 'true', label: t(($) => $.printing.autoOn) },
            { value: 'false', label: t(($) => $.printing.autoOff) },
          ]}
          onChange={({ target: { value } }) => {
            const { autoPrint: _, ...rest } = printing;
            setPrinting(value === '' ? rest : { ...rest, autoPrint: value === 'true' });
          }}
        />
      </FormSection>
      <FormSection title={t(($) => $.printing.printers)}>
        <p className={styles.lead}>{t(($) => $.printing.printersText)}</p>
        {papers.map((paper) => (
          <div key={paper} className={styles.printer}>
            <TextField
              name={paper}
              label={t(($) => $.printing[paper])}
              maxLength={60}
              value={printing.printers[paper] ?? ''}
              onChange={({ target: { value } }) =>
                setPrinting({ ...printing, printers: { ...printing.printers, [paper]: value } })
              }
            />
            <Button
              aria-label={t(($) => $.printing.testOf, { paper: t(($) => $.printing[paper]) })}
              onClick={() => test(paper)}
            >
              {t(($) => $.printing.test)}
            </Button>
          </div>
        ))}
      </FormSection>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(($) => $.save)}
        </Button>
      </div>
    </form>
  );
}
