import { fromWire, money, toWire } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import { quoteToWire } from '#domain/order/quote.ts';
import type { TransferAnswer, TransferQuestion } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type {
  TransferEta,
  TransferPricing,
  TransferProblem,
  TransferRequest,
} from '#domain/services/money-transfer/transfer-request.ts';
import { longDate } from '#server/engine/documents/long-date.ts';

const dollars = (minor: bigint) => toWire(money(minor, 'USD'));

/** What came over the wire as the pure function takes it. */
export function requestOf(question: TransferQuestion, office: TransferRequest['office']): TransferRequest {
  return {
    office: { id: office.id, officeType: office.officeType, timeZone: office.timeZone },
    method: question.method,
    payoutCurrency: question.payoutCurrency,
    province: question.province,
    municipality: question.municipality,
    mode: question.mode,
    amount: fromWire(question.amount).minor,
    isExpress: question.isExpress,
    tenders: question.tenders.map(({ method, amount }) => ({
      method,
      amount: amount && fromWire(amount).minor,
    })),
  };
}

/** A price, or the refusals at their fields, as the seller reads them. */
export function answerOf(pricing: TransferPricing, language: Language): TransferAnswer {
  if (!pricing.ok) {
    const problems = pricing.problems.map((one) => problemOf(one, language));
    return { quote: null, eta: null, tax: null, unspent: null, pin: null, problems };
  }
  const { quote, eta, tax, unspent, pin } = pricing;
  return {
    quote: quoteToWire(quote),
    eta: { ...eta, notice: eta.notice?.[language] ?? null, text: etaText(eta, language) },
    tax: {
      base: dollars(tax.base),
      points: tax.points,
      parts: tax.parts.map(({ tender, amount }) => ({ tender, amount: dollars(amount) })),
    },
    unspent: dollars(unspent),
    pin,
    problems: [],
  };
}

/** When the money is there, as a sentence with the area's notice. */
export function etaText({ availableOn, notice }: TransferEta, language: Language): string {
  const day = longDate(new Date(`${availableOn}T00:00:00Z`), language, 'UTC');
  const sentence = language === 'es' ? `Disponible a más tardar el ${day}.` : `Available by ${day}.`;
  return [sentence, notice?.[language]].filter(Boolean).join(' ');
}

export function problemOf({ path, code, params, notice }: TransferProblem, language: Language) {
  const filled = notice ? { ...params, notice: notice[language] } : params;
  return { path, code, message: problemMessage(code, language, filled).trim() };
}
