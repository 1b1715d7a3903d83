import { createHash } from 'node:crypto';
import { idKey } from '../screening/evidence.ts';
import type { NameParts } from '../screening/person-name.ts';
import type { Subject } from '../screening/subject.ts';
import { factsOf } from '../screening/subject.ts';

export type SubjectKind = 'customer' | 'recipient' | 'party' | 'thing';
export type SubjectRole = 'sender' | 'receiver' | 'altReceiver' | 'thing';

/** Somebody or something to be screened: who it is with us, where they stand, and everything known of them. */
export interface Asked {
  readonly kind: SubjectKind;
  /** Of the customer or recipient; null is who only stands on an order or was typed in. */
  readonly id: string | null;
  readonly orderId: string | null;
  readonly role: SubjectRole | null;
  /** As people read it. */
  readonly name: string;
  readonly subject: Subject;
}

/** A subject as the database keeps it: nothing of a document but its last digits. */
export interface KeptSubject {
  readonly name: string;
  readonly parts?: NameParts;
  readonly aliases?: readonly string[];
  readonly kind?: 'person' | 'organisation';
  readonly birthDate?: string;
  readonly sex?: 'M' | 'F';
  readonly countries?: readonly string[];
  readonly documents?: readonly string[];
  /** What the carné says of birth and sex; it counts more than what was typed. */
  readonly fromCarne?: { readonly birthDate?: string; readonly sex?: 'M' | 'F' };
}

/** What of a subject is kept sealed. */
export interface SealedIds {
  readonly carne?: string;
  readonly idNumbers?: readonly string[];
}

export function keptOf({ name, subject }: Asked): KeptSubject {
  const { parts, aliases, kind, birthDate, sex, countries, carne, idNumbers = [] } = subject;
  const documents = [...(carne ? [carne] : []), ...idNumbers].map(lastDigits);
  const all = { parts, aliases, kind, birthDate, sex, countries, documents, fromCarne: readOfCarne(subject) };
  const known = Object.entries(all).filter(([, value]) => isSaid(value));
  return { name, ...(Object.fromEntries(known) as Omit<KeptSubject, 'name'>) };
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

function readOfCarne(subject: Subject): KeptSubject['fromCarne'] {
  const { isFromCarne, birthDate, sex } = factsOf(subject);
  if (!isFromCarne) return undefined;
  return { ...(birthDate ? { birthDate } : {}), ...(sex ? { sex } : {}) };
}

export function sealedOf({ carne, idNumbers = [] }: Subject): SealedIds | null {
  if (!carne && idNumbers.length === 0) return null;
  return { ...(carne ? { carne } : {}), ...(idNumbers.length > 0 ? { idNumbers } : {}) };
}

/** The subject as it was screened, from what was kept of it. */
export function subjectOfKept(kept: KeptSubject, ids: SealedIds | null): Subject {
  const { name, parts, documents: _shown, fromCarne: _read, ...facts } = kept;
  return { ...(parts ? { parts } : { name }), ...facts, ...ids };
}

/** Changes with anything that could change a score: names, births, numbers. */
export function subjectHash({ name, subject }: Asked): string {
  const { parts, aliases = [], kind, birthDate, sex, countries = [], carne, idNumbers = [] } = subject;
  const facts = [
    parts ? [parts.givenNames, parts.firstSurname, parts.secondSurname ?? ''] : [subject.name ?? name],
    aliases.toSorted(),
    kind ?? '',
    birthDate ?? '',
    sex ?? '',
    countries.toSorted(),
    carne ?? '',
    idNumbers.map(idKey).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function lastDigits(number: string): string {
  return `••••${idKey(number).slice(-4)}`;
}
