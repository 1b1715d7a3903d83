import { z } from 'zod';
import type { CashDue } from '#domain/order/banknotes.ts';
import { worthOfNotes } from '#domain/order/banknotes.ts';
import type { OrderAction } from '#domain/order/action.ts';
import { dismissReasons } from '#domain/order/order.schema.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { AskedParts, Wanted } from './asked-parts.ts';

/** The words of the issues that only this form knows. */
interface Words {
  readonly proofNeeded: string;
  readonly mustTick: string;
  /** The notes do not make the amount. */
  readonly notesDiffer: string;
}

/** What the dialog holds, whatever of it is shown; paths are those of the request where the server names them. */
export function actionSchema(asked: AskedParts, words: Words, due?: CashDue) {
  return z
    .object({
      reason: textOf(asked.reason, 500),
      recipientId: z.object({
        type: z.string(),
        number: textOf(asked.recipientId, 30),
        name: textOf(asked.recipientId ?? asked.proof, 200),
      }),
      pin: asked.pin ? z.string().regex(/^\d{4,6}$/) : z.string(),
      signature: z.instanceof(Blob).nullable(),
      photoFileIds: z.array(z.string()).max(10),
      notes: z.record(z.string(), z.string()),
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      courierId: z.string(),
      dismissReason: asked.dismissReason ? z.enum(dismissReasons) : z.string(),
      providerStopped: ticked(asked.providerStopped, words.mustTick),
      isTrueMatch: ticked(asked.isTrueMatch, words.mustTick),
      licence: z.string().max(60),
      reference: z.string().max(100),
    })
    .superRefine(({ signature, photoFileIds, notes }, issues) => {
      const worth = worthOfNotes(notes);
      if (worth !== 0n && worth !== due?.amount) {
        issues.addIssue({ code: 'custom', path: ['notes'], message: words.notesDiffer });
      }
      if (!asked.proof || signature !== null || photoFileIds.length > 0) return;
      issues.addIssue({ code: 'custom', path: ['signature'], message: words.proofNeeded });
    });
}
export type ActionSchema = ReturnType<typeof actionSchema>;
export type ActionValues = z.input<ActionSchema>;

export function blankAction(receiver: string): ActionValues {
  return {
    reason: '',
    recipientId: { type: 'CarnetDeIdentidad', number: '', name: receiver },
    pin: '',
    signature: null,
    photoFileIds: [],
    notes: {},
    place: null,
    courierId: '',
    dismissReason: '',
    providerStopped: false,
    isTrueMatch: false,
    licence: '',
    reference: '',
  };
}

interface Order {
  readonly action: OrderAction;
  readonly asked: AskedParts;
  readonly values: ActionValues;
  /** The signature once it is uploaded. */
  readonly signatureFileId: string | null;
  /** The cash whose notes were counted. */
  readonly due?: CashDue | undefined;
}

/** The request: only what was asked for and given. */
export function actionBodyOf({ action, asked, values, signatureFileId, due }: Order): ActionBody {
  const { recipientId, photoFileIds, place, licence } = values;
  const given = (wanted: Wanted, text: string) => (wanted && text.trim() !== '' ? text.trim() : undefined);
  const isFalseMatch = asked.licence !== undefined && licence.trim() === '';
  return {
    action,
    reason: given(asked.reason, values.reason),
    ...(asked.recipientId && { recipientId: { ...recipientId, number: recipientId.number.trim() } }),
    pin: given(asked.pin, values.pin),
    ...(asked.proof && {
      proof: {
        receivedBy: recipientId.name.trim(),
        signatureFileId,
        photoFileIds,
        place,
        ...notesOf(values.notes, due),
      },
    }),
    courierId: given(asked.courier, values.courierId),
    dismissReason: given(asked.dismissReason, values.dismissReason) as ActionBody['dismissReason'],
    ...(asked.providerStopped && { providerStopped: values.providerStopped }),
    ...(asked.isTrueMatch && { isTrueMatch: values.isTrueMatch }),
    ...(isFalseMatch && { isTrueMatch: false }),
    licence: given(asked.licence, licence),
    reference: given(asked.reference, values.reference),
  };
}

/** Only what was counted. */
function notesOf(
  notes: ActionValues['notes'],
  due: CashDue | undefined,
): Pick<NonNullable<ActionBody['proof']>, 'denominations'> {
  const counted = Object.entries(notes).filter(([, pieces]) => Number(pieces) > 0);
  if (due === undefined || counted.length === 0) return {};
  const { currency } = due;
  return {
    denominations: counted.map(([value, pieces]) => ({
      value: { amountMinor: Number(value), currency },
      count: Number(pieces),
    })),
  };
}

function textOf(wanted: Wanted, max: number) {
  return wanted === 'must' ? z.string().trim().min(1).max(max) : z.string().max(max);
}

function ticked(wanted: Wanted, message: string) {
  return z.boolean().refine((value) => wanted !== 'must' || value, message);
}
