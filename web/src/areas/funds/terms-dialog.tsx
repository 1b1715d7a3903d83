import { useState } from 'react';
import { z } from 'zod';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { day, positiveCents, text } from '#domain/kernel/wire.ts';
import { FormDate } from '#web/engine/form/form-date.tsx';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { FormMoney } from '#web/engine/form/form-money.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { temporaryLimit } from './temporary-limit.ts';
import { refreshFunds } from './use-follow-funds.ts';
import { useToday } from './use-today.ts';

/** Credit for a while, how old the debt may be, when the fund is low; the limit itself is the office's. */
export function TermsDialog({ fund, onClose }: { fund: FundPaper; onClose: () => void }) {
  const t = useMessages('funds');
  const { toast } = useToast();
  const today = useToday();
  const act = useAct('PUT /api/settings/offices/funds/{id}/terms');
  const [schema] = useState(() =>
    termsForm(today, { both: t(($) => $.term.both), past: t(($) => $.term.past) }),
  );
  const temporary = temporaryLimit(fund, today);
  const values = {
    temporaryLimit: temporary && !temporary.isOver ? temporary.limit : null,
    temporaryUntil: temporary && !temporary.isOver ? temporary.until : null,
    graceDays: fund.graceDays === null ? '' : String(fund.graceDays),
    lowMark: fund.lowMark,
    reason: '',
  };
  return (
    <FormDialog
      title={t(($) => $.term.change)}
      schema={schema}
      values={values}
      version={fund.version}
      labels={{
        temporaryLimit: t(($) => $.term.amount),
        temporaryUntil: t(($) => $.term.until),
        graceDays: t(($) => $.term.days),
        lowMark: t(($) => $.term.mark),
      }}
      submit={async (
        { temporaryLimit: limit, temporaryUntil: until, graceDays, lowMark, reason },
        options,
      ) => {
        const body = {
          temporary: limit === null || until === null ? null : { limit, until },
          graceDays: graceDays === '' ? null : Number(graceDays),
          lowMark,
          reason,
        };
        return await act.mutateAsync({ params: { id: fund.id }, body, options });
      }}
      onSaved={() => {
        toast(t(($) => $.term.saved));
        void refreshFunds();
        onClose();
      }}
      onClose={onClose}
      maxWidth={560}
    >
      <FieldGrid columns={2}>
        <FormMoney
          name="temporaryLimit"
          label={t(($) => $.term.amount)}
          hint={t(($) => $.term.amountHint)}
          isNullable
        />
        <FormDate name="temporaryUntil" label={t(($) => $.term.until)} isNullable />
        <FormText
          name="graceDays"
          label={t(($) => $.term.days)}
          hint={t(($) => $.term.daysHint)}
          inputMode="numeric"
          maxLength={3}
        />
        <FormMoney name="lowMark" label={t(($) => $.term.mark)} hint={t(($) => $.term.markHint)} isNullable />
      </FieldGrid>
      <FormText
        name="reason"
        label={t(($) => $.term.reason)}
        hint={t(($) => $.term.reasonHint)}
        isRequired
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}

/** Amount and last day go together; credit that has ended already helps nobody. */
function termsForm(today: string, words: { both: string; past: string }) {
  return z
    .object({
      temporaryLimit: positiveCents.nullable(),
      temporaryUntil: day.nullable(),
      graceDays: z.string().regex(/^(\d{1,2}|[12]\d\d|3[0-5]\d|36[0-5])?$/),
      lowMark: positiveCents.nullable(),
      reason: text(300),
    })
    .superRefine(({ temporaryLimit: limit, temporaryUntil: until }, issues) => {
      const refuse = (path: string, message: string) =>
        issues.addIssue({ code: 'custom', path: [path], message });
      if (limit !== null && until === null) refuse('temporaryUntil', words.both);
      if (limit === null && until !== null) refuse('temporaryLimit', words.both);
      if (until !== null && until < today) refuse('temporaryUntil', words.past);
    });
}
