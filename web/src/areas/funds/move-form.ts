import { z } from 'zod';
import { fundMoveFields } from '#domain/areas/funds/fund.schema.ts';
import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import { fundMoveKinds } from '#domain/areas/funds/fund.values.ts';

/** An opening balance is an adjustment with a meaning of its own. */
export const moveChoices = [...fundMoveKinds, 'Opening'] as const;
export type MoveChoice = (typeof moveChoices)[number];

/** What only this form insists on. */
interface Words {
  readonly slipNeeded: string;
  readonly referenceNeeded: string;
  readonly noteNeeded: string;
}

/** What the approver needs is asked for before it is submitted; a draft may wait for it. */
export function moveFormSchema(words: Words) {
  return fundMoveFields
    .omit({ isOpening: true })
    .extend({ kind: z.enum(moveChoices), isSent: z.boolean() })
    .superRefine(({ kind, isSent, slipFileId, bankReference, note }, issues) => {
      const need = (path: string, message: string, isGiven: boolean) => {
        if (!isGiven) issues.addIssue({ code: 'custom', path: [path], message });
      };
      if (!isSent) return;
      if (kind === 'Adjustment') need('note', words.noteNeeded, note !== '');
      if (kind !== 'Payment') return;
      need('slipFileId', words.slipNeeded, slipFileId !== null);
      need('bankReference', words.referenceNeeded, bankReference !== '');
    });
}
export type MoveFormValues = z.input<ReturnType<typeof moveFormSchema>>;
export type MoveForm = z.output<ReturnType<typeof moveFormSchema>>;

export function blankMove(officeId: string): MoveFormValues {
  return {
    officeId,
    kind: 'Payment',
    amount: '',
    isDebit: false,
    bankReference: '',
    depositedOn: null,
    slipFileId: null,
    note: '',
    isSent: true,
  };
}

export function moveFormOf({ isOpening, ...move }: FundMoveInput): MoveFormValues {
  return { ...move, kind: isOpening ? 'Opening' : move.kind, isSent: true };
}

/** The request: what does not belong to the kind is left behind. */
export function moveInputOf(form: MoveForm): FundMoveInput {
  const { officeId, kind, amount, bankReference, depositedOn, slipFileId, note } = form;
  const isDeposit = kind === 'Payment';
  const isAdjustment = kind === 'Adjustment' || kind === 'Opening';
  return {
    officeId,
    amount,
    note,
    kind: kind === 'Opening' ? 'Adjustment' : kind,
    isOpening: kind === 'Opening',
    isDebit: isAdjustment && form.isDebit,
    bankReference: isAdjustment ? '' : bankReference,
    depositedOn: isDeposit ? depositedOn : null,
    slipFileId: isDeposit ? slipFileId : null,
  };
}
