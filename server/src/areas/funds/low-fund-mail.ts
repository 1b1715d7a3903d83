import type { Language } from '#domain/kernel/problem.ts';
import type { Mail } from '#server/platform/mail/queue-mail.queries.ts';

interface Words {
  readonly name: string;
  readonly office: string;
  readonly available: string;
  readonly mark: string;
  readonly url: string;
}

const texts = {
  en: {
    subject: 'The fund of {office} is low',
    greeting: 'Hello {name},',
    low: 'After the last movement {available} are left in the fund of {office}. Below {mark} it counts as low.',
    empty: 'After the last movement nothing is left in the fund of {office}: {available}.',
    after:
      'When it is used up, sales in cash are refused before money is taken. A deposit that is booked opens it again.',
    button: 'See the fund',
    note: 'You get this once each time the fund comes below its mark.',
  },
  es: {
    subject: 'El fondo de {office} está bajo',
    greeting: 'Hola, {name}:',
    low: 'Tras el último movimiento quedan {available} en el fondo de {office}. Por debajo de {mark} se considera bajo.',
    empty: 'Tras el último movimiento no queda nada en el fondo de {office}: {available}.',
    after:
      'Cuando se agota, las ventas en efectivo se rechazan antes de cobrar. Un depósito contabilizado lo abre de nuevo.',
    button: 'Ver el fondo',
    note: 'Recibe este aviso una vez cada vez que el fondo baja de ese nivel.',
  },
} as const;

/** What is said of a fund that came below its mark. */
export function lowFundMail(
  language: Language,
  words: Words,
  isEmpty: boolean,
): Pick<Mail, 'subject' | 'content'> {
  const text = texts[language];
  const values: Readonly<Record<string, string>> = { ...words };
  const fill = (line: string) => line.replaceAll(/\{(\w+)\}/g, (_, hole: string) => values[hole] ?? '');
  return {
    subject: fill(text.subject),
    content: {
      paragraphs: [text.greeting, isEmpty ? text.empty : text.low, text.after].map(fill),
      action: { label: text.button, url: words.url },
      note: text.note,
    },
  };
}
