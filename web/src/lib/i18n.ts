import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { readStored, writeStored } from './storage.ts';
import type { Language } from './storage.ts';

/**
 * Open list of namespaces. Each `messages.en.ts` adds its own:
 * `declare module '#web/lib/i18n.ts' { interface Catalog { users: typeof en } }`.
 */
export interface Catalog {}

export type Namespace = keyof Catalog & string;

/** What `messages.es.ts` must satisfy: the same keys as English, any wording. */
export type Messages<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
};

/** `rows_one` and `rows_other` are asked for as `rows` with a count. */
type WithoutPlurals<Node> = {
  readonly [
    Key in keyof Node as Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key
  ]: Node[Key] extends string ? Node[Key] : WithoutPlurals<Node[Key]>;
};

type Placeholder<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = { [Name in Placeholder<Text>]: string | number };

/** A translator: `t(($) => $.col.code)`, `t(($) => $.rows, { count: 3 })`; placeholders are checked. */
export interface Translate<Tree> {
  <Text extends string>(select: ($: WithoutPlurals<Tree>) => Text, values: Values<Text>): string;
  <Text extends string>(
    select: ($: WithoutPlurals<Tree>) => Text,
    ...values: [Placeholder<Text>] extends [never] ? [] : [Values<Text>]
  ): string;
}

type Loader = () => Promise<unknown>;

const english = import.meta.glob<unknown>('../**/messages.en.ts', { import: 'en' });
const spanish = import.meta.glob<unknown>('../**/messages.es.ts', { import: 'es' });
const loaders = { en: byFolder(english), es: byFolder(spanish) };

/** The namespace of a messages file is the name of its folder; './' is this one. */
function byFolder(files: Record<string, Loader>): Map<string, Loader> {
  return new Map(
    Object.entries(files).map(([path, load]) => [
      path.replace(/^\.\//, 'lib/').split('/').at(-2) ?? '',
      load,
    ]),
  );
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = (language === 'es' ? loaders.es : loaders.en).get(namespace);
    if (!load) return done(new Error(`No messages ${namespace} (${language})`), null);
    load().then(
      (tree) => done(null, tree as Record<string, string>),
      (error: Error) => done(error, null),
    );
  },
};

/** Starts translation in the stored language, English by default; call once before the first render. */
export async function startI18n(...namespaces: Namespace[]) {
  const language = readStored('giro.language') ?? 'en';
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['en', 'es'],
      ns: namespaces,
      defaultNS: false,
      enableSelector: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  document.documentElement.lang = language;
}

/** Fetches messages ahead of the screen that needs them, e.g. in a route's loader. */
export function loadMessages(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces);
}

/**
 * A screen on its way together with its messages: asked for at its first render, they would put a spinner in its
 * place, render it twice, and React holds back what follows a spinner for 300 ms.
 */
export async function worded<Module>(screen: Promise<Module>, ...namespaces: Namespace[]): Promise<Module> {
  const [module] = await Promise.all([screen, loadMessages(...namespaces)]);
  return module;
}

export async function changeLanguage(language: Language) {
  writeStored('giro.language', language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): Language {
  return i18next.language === 'es' ? 'es' : 'en';
}

/** Calls back after each change of the language; answers with how to stop. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const tell = () => listener(currentLanguage());
  i18next.on('languageChanged', tell);
  return () => i18next.off('languageChanged', tell);
}

/** The language in use; follows a change. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** The translator of one feature; suspends until its messages have come and follows the language. */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Catalog[Name]> {
  const { t } = useTranslation(namespace as never);
  return t as unknown as Translate<Catalog[Name]>;
}

/** The same translator outside React; its messages must have been loaded. */
export function messagesOf<Name extends Namespace>(namespace: Name): Translate<Catalog[Name]> {
  return i18next.getFixedT(null, namespace as never) as unknown as Translate<Catalog[Name]>;
}
