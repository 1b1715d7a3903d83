import { prepareNames, unreadableScript } from './prepare-name.ts';
import { guessKind } from './name-kind.ts';
import { prepareParts } from './person-name.ts';
import type { NameKind, PreparedName } from './prepared-name.ts';
import type { Subject } from './subject.ts';
import { createWordBook } from './word.ts';

export interface SubjectName {
  readonly name: string;
  readonly prepared: PreparedName;
}

export interface PreparedSubject {
  readonly names: readonly SubjectName[];
  /** The script of a name that was left out. */
  readonly unreadable?: string;
}

/** Takes all names of a subject apart; where nobody said what it is, both as a person's and as an organisation's. */
export function prepareSubject(subject: Subject): PreparedSubject {
  const texts = [...(subject.name ? [subject.name] : []), ...(subject.aliases ?? [])];
  const unreadable = [...texts, ...Object.values(subject.parts ?? {})]
    .filter((text): text is string => typeof text === 'string')
    .map(unreadableScript)
    .find(Boolean);
  const book = createWordBook();
  const readable = texts.filter((text) => unreadableScript(text) === undefined);
  const names = readable.flatMap((name) =>
    kindsOf(subject, name).flatMap((kind) =>
      prepareNames(name, { book, kind }).map((prepared) => ({ name, prepared })),
    ),
  );
  const { parts } = subject;
  if (parts && !unreadable) {
    const name = `${parts.firstSurname} ${parts.secondSurname ?? ''}`.trim();
    names.unshift({ name: `${name}, ${parts.givenNames}`, prepared: prepareParts(parts, { book }) });
  }
  return { names, ...(unreadable ? { unreadable } : {}) };
}

function kindsOf({ kind }: Subject, name: string): readonly NameKind[] {
  if (kind) return [kind];
  return guessKind(name) === 'organisation' ? ['organisation'] : ['person', 'organisation'];
}
