import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import { denominations } from '#domain/areas/cash/denominations.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readMine } from './cash-session.queries.ts';

/** The drawer of who prints: what went through it and what was counted, to be signed. */
export async function cashSlip(
  _tx: Tx,
  context: OfficeContext,
  { language }: DocumentOrder,
): Promise<BuiltDocument> {
  const { session } = await readMine(context);
  if (session === null) throw new Problem('not-found');
  return {
    about: { scope: 'orders', entity: 'cash-session', id: session.id, label: session.businessDay },
    data: slipOf(session, language),
  };
}

const words = {
  en: {
    float: 'Float',
    taken: 'Taken',
    given: 'Given back',
    in: 'Brought',
    out: 'Taken away',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Difference',
  },
  es: {
    float: 'Fondo inicial',
    taken: 'Cobrado',
    given: 'Devuelto',
    in: 'Traído',
    out: 'Retirado',
    expected: 'Esperado',
    counted: 'Contado',
    difference: 'Diferencia',
  },
} as const;

function slipOf(session: CashPaper, language: Language): object {
  const { sums, counted, difference, closingCount, papers } = session;
  const t = words[language];
  const line = (label: string, cents: string) => ({ label, amount: dollars(cents) });
  return {
    person: session.user.name,
    businessDay: session.businessDay,
    isOpen: session.status === 'Open',
    note: session.closingNote ?? '',
    sums: [
      line(t.float, session.openingFloat),
      line(t.taken, sums.taken),
      line(t.given, `-${sums.given}`),
      line(t.in, sums.in),
      line(t.out, `-${sums.out}`),
      line(t.expected, session.expected),
      ...(counted === null || difference === null
        ? []
        : [line(t.counted, counted), line(t.difference, difference)]),
    ],
    papers: papers.map(({ method, count, amount }) =>
      line(`${paymentMethodLabels[language][method]} × ${count}`, amount),
    ),
    count: denominations
      .filter((cents) => (closingCount?.[cents] ?? 0) > 0)
      .map((cents) => {
        const pieces = closingCount?.[cents] ?? 0;
        return line(`${dollars(String(cents))} × ${pieces}`, String(cents * pieces));
      }),
  };
}

function dollars(cents: string): string {
  const amount = BigInt(cents);
  const text = String(amount < 0n ? -amount : amount).padStart(3, '0');
  const whole = BigInt(text.slice(0, -2)).toLocaleString('en-US');
  return `${amount < 0n ? '-' : ''}$${whole}.${text.slice(-2)}`;
}
