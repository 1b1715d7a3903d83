import type { ProblemParams } from '../kernel/problem.messages.en.ts';
import type { Language } from '../kernel/problem.ts';
import { actionLabel } from './action.labels.ts';
import { actorLabels } from './actor.labels.ts';
import type { ActorKey } from './actors.ts';
import { type Facts, type GuardName, guardMessage } from './guards.ts';
import { statusLabel } from './status.labels.ts';
import type { Lifecycle } from './transition.ts';

/** Why an action is refused, ready to be read in both languages. */
export interface Refusal {
  /** `status` and `who` are conflicts with how things stand, `guard` is a condition not met. */
  readonly kind: 'status' | 'who' | 'guard';
  readonly code: GuardName | 'not-in-this-status' | 'nothing-to-undo' | 'not-your-role' | 'wrong-office';
  readonly params: ProblemParams;
  readonly message: Readonly<Record<Language, string>>;
}

const languages = ['en', 'es'] as const satisfies readonly Language[];

/** The action has no row in this status; what has one is named. */
export function refuseByStatus(
  lifecycle: Lifecycle,
  asked: { readonly status: string; readonly action: string; readonly possible: readonly string[] },
): Refusal {
  const { status, action, possible } = asked;
  const message = inBoth((language) => {
    const words = {
      action: actionLabel(action, language),
      status: statusLabel(lifecycle, status, language),
      possible: possible.map((other) => actionLabel(other, language)).join(', '),
    };
    return statusSentence[language](words);
  });
  return { kind: 'status', code: 'not-in-this-status', params: { status, action }, message };
}

/** Nothing happened yet that an undo could take back. */
export function refuseUndo(): Refusal {
  const message = { en: 'There is nothing to undo.', es: 'No hay nada que deshacer.' };
  return { kind: 'status', code: 'nothing-to-undo', params: {}, message };
}

/** Others may do it: those are named, and whether only the office is in the way. */
export function refuseByWho(
  who: readonly ActorKey[],
  code: Extract<Refusal['code'], 'not-your-role' | 'wrong-office'>,
): Refusal {
  const message = inBoth((language) => {
    const names = who.map((key) => actorLabels[language][key]);
    return whoSentence[code][language].replace('{who}', lists[language].format(names));
  });
  return { kind: 'who', code, params: { who: who.join(' ') }, message };
}

/** A condition is not met; its fact may bring figures along. */
export function refuseByGuard(guard: GuardName, facts: Facts): Refusal {
  const fact = facts[guard];
  const params = typeof fact === 'object' ? fact.params : {};
  return {
    kind: 'guard',
    code: guard,
    params,
    message: inBoth((language) => guardMessage(guard, language, params)),
  };
}

const statusSentence: Record<
  Language,
  (words: { action: string; status: string; possible: string }) => string
> = {
  en: ({ action, status, possible }) =>
    `“${action}” is not possible in the status “${status}”. ${possible ? `Possible now: ${possible}.` : 'Nothing is possible for you now.'}`,
  es: ({ action, status, possible }) =>
    `«${action}» no es posible en el estado «${status}». ${possible ? `Ahora puede: ${possible}.` : 'Ahora no puede hacer nada.'}`,
};

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
};

const whoSentence = {
  'not-your-role': {
    en: 'Your role may not do this. It is done by: {who}.',
    es: 'Su rol no puede hacerlo. Lo hace: {who}.',
  },
  'wrong-office': {
    en: 'This is not done from this office. It is done by: {who}.',
    es: 'Esto no se hace desde esta oficina. Lo hace: {who}.',
  },
} as const;

function inBoth(say: (language: Language) => string): Record<Language, string> {
  const [en, es] = languages.map(say);
  return { en: en ?? '', es: es ?? '' };
}
