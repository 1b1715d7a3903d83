/** The lists a person or a firm is compared with. */
export const listCodes = ['OFAC_SDN', 'OFAC_CONS', 'CRL', 'CPA', 'INTERNAL_BLOCK'] as const;
export type ListCode = (typeof listCodes)[number];

export type EntryKind = 'person' | 'organisation' | 'vessel' | 'aircraft';

/**
 * aka, fka and nka as published; weak are the quoted ones in remarks, which OFAC does not expect to be screened alone;
 * acronym are letters of an organisation.
 */
export type NameUse = 'primary' | 'aka' | 'fka' | 'nka' | 'weak' | 'acronym';

export interface ListName {
  readonly name: string;
  readonly use: NameUse;
}

/** A date of birth as far as it is known; `yearTo` ends a span of years. */
export interface ListBirth {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
  readonly yearTo?: number;
  readonly isCirca?: boolean;
}

export interface ListIdNumber {
  /** As published: "Passport", "Cedula No.", "Tax ID No.". */
  readonly kind: string;
  readonly number: string;
  readonly country?: string;
}

export interface ListAddress {
  readonly street?: string;
  readonly city?: string;
  readonly country?: string;
}

/** One person, organisation, vessel or aircraft of a list, from all files that speak of it. */
export interface ListEntry {
  readonly list: ListCode;
  /** The publisher's number or key; unique within a list. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly programs: readonly string[];
  readonly names: readonly ListName[];
  readonly title?: string;
  readonly remarks?: string;
  readonly births: readonly ListBirth[];
  readonly birthPlaces: readonly string[];
  readonly sexes: readonly ('M' | 'F')[];
  /** Nationalities and citizenships, in the publisher's English. */
  readonly nationalities: readonly string[];
  readonly ids: readonly ListIdNumber[];
  readonly addresses: readonly ListAddress[];
  readonly linkedTo: readonly string[];
}
