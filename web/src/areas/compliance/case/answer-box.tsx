import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { informationLabels } from '#domain/areas/compliance/cases.labels.ts';
import { Button } from '#web/kit/action/button.tsx';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { choiceOf } from './choice-of.ts';
import styles from './decide.module.css';
import { useStep } from './use-step.ts';

/** What compliance asked, for the office to answer with words and documents. */
export function AnswerBox({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const words = informationLabels[useLanguage()];
  const { step, isBusy } = useStep();
  const send = useAct('POST /api/compliance/cases/{id}/answer');
  const [answer, setAnswer] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { information, id } = paper;
  if (information === null || !choiceOf(paper, 'answer')?.allowed) return null;

  async function sendAnswer(event: FormEvent) {
    event.preventDefault();
    const isSent = await step(
      async () => {
        const fileIds = files.length === 0 ? [] : await keep(files);
        await send.mutateAsync({ params: { id }, body: { answer, fileIds } });
      },
      t(($) => $.decide.answerSent),
    );
    if (!isSent) return;
    setAnswer('');
    setFiles([]);
  }

  const wanted = information.wanted.map((one) => words[one]).join(', ');
  return (
    <Sheet padding="side" title={t(($) => $.decide.answerTitle)}>
      <form className={styles.form} onSubmit={(event) => void sendAnswer(event)}>
        <p className={styles.which}>
          {t(($) => $.decide.answerText, { wanted })} {information.message}
        </p>
        <TextField
          label={t(($) => $.decide.answerField)}
          isRequired
          rows={3}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <FileField label={t(($) => $.decide.answerFiles)} files={files} isMultiple onChange={setFiles} />
        <Button type="submit" variant="primary" size="wide" disabled={answer.trim() === ''} isBusy={isBusy}>
          {t(($) => $.decide.answerIt)}
        </Button>
      </form>
    </Sheet>
  );
}

async function keep(files: readonly File[]): Promise<string[]> {
  const form = fileForm(files, true);
  const stored = await call('POST /api/files/many', { query: { use: 'document' } }, { form });
  return stored.map(({ id }) => id);
}
