import { useState } from 'react';
import { z } from 'zod';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import {
  decisionInput,
  escalateInput,
  requestInformationInput,
} from '#domain/areas/compliance/cases.schema.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormSwitch, FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refreshCases } from '../refresh-cases.ts';
import { useNextCase } from '../use-next-case.ts';
import styles from './decide.module.css';
import type { Outcome } from './outcomes.ts';
import { useOutcomeWords } from './use-outcome-words.ts';
import { useSendOutcome } from './use-send-outcome.ts';
import { WantedField } from './wanted-field.tsx';

interface OutcomeDialogProps {
  paper: CasePaper;
  outcome: Outcome;
  onClose: () => void;
}

const values = { note: '', isTrueMatch: false, startsSar: true, wanted: [], message: '', to: 'office' };

/** Says what a step does to the money and which clock it starts, and asks for what it needs. */
export function OutcomeDialog({ paper, outcome, onClose }: OutcomeDialogProps) {
  const t = useMessages('case');
  const { snackbar } = useToast();
  const next = useNextCase();
  const { label, text, isDanger } = useOutcomeWords(paper, outcome);
  const send = useSendOutcome(paper.id, outcome);
  // The case as it was when the dialog opened: what others did since is looked at before it is decided.
  const [version, setVersion] = useState(paper.version);
  const [schema] = useState(() =>
    schemaOf(
      outcome,
      t(($) => $.decide.isTrueMatchNeeded),
      t(($) => $.decide.wantedNeeded),
    ),
  );

  async function submit(body: object): Promise<void> {
    try {
      await send(body, version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setVersion((error.details as { version: number }).version);
      }
      throw error;
    } finally {
      await refreshCases();
    }
  }

  return (
    <FormDialog
      title={`${label} · ${paper.number}`}
      schema={schema}
      values={values as never}
      labels={{}}
      submit={submit}
      onSaved={() => {
        onClose();
        const action = { label: t(($) => $.next), onClick: () => void next() };
        snackbar(
          t(($) => $.decide.done),
          { action },
        );
      }}
      onClose={onClose}
      submitLabel={label}
      cancelLabel={t(($) => $.decide.cancel)}
      isDanger={isDanger}
      maxWidth={520}
    >
      <p className={styles.consequence}>{text}</p>
      <div className={styles.fields}>
        <OutcomeFields outcome={outcome} />
      </div>
    </FormDialog>
  );
}

function OutcomeFields({ outcome }: { outcome: Outcome }) {
  const t = useMessages('case');
  if (outcome === 'request-information') return <RequestFields />;
  return (
    <>
      {outcome === 'block-funds' && <FormSwitch name="isTrueMatch" label={t(($) => $.decide.isTrueMatch)} />}
      {outcome === 'escalate' && <FormSwitch name="startsSar" label={t(($) => $.decide.startsSar)} />}
      <FormText
        name="note"
        label={t(($) => $.decide.note)}
        hint={t(($) => $.decide.noteHint)}
        isRequired
        rows={3}
        maxLength={2000}
      />
    </>
  );
}

function RequestFields() {
  const t = useMessages('case');
  return (
    <>
      <WantedField name="wanted" label={t(($) => $.decide.wanted)} />
      <FormTiles
        name="to"
        label={t(($) => $.decide.to)}
        tiles={[
          { value: 'office', label: t(($) => $.decide.toOffice) },
          { value: 'customer', label: t(($) => $.decide.toCustomer) },
          { value: 'both', label: t(($) => $.decide.toBoth) },
        ]}
      />
      <FormText
        name="message"
        label={t(($) => $.decide.message)}
        hint={t(($) => $.decide.messageHint)}
        rows={2}
        maxLength={1000}
      />
    </>
  );
}

/** The contract's own schemas; a form has all fields, so each takes only its own. */
function schemaOf(outcome: Outcome, mustTick: string, mustChoose: string) {
  const note = decisionInput.shape.note;
  if (outcome === 'block-funds') return z.object({ note, isTrueMatch: z.literal(true, { error: mustTick }) });
  if (outcome === 'escalate') return z.object(escalateInput.shape);
  if (outcome === 'request-information') {
    const { wanted, message, to } = requestInformationInput.shape;
    return z.object({ wanted: wanted.min(1, { error: mustChoose }), message, to });
  }
  return z.object({ note });
}
