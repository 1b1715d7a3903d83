import type { IdType } from '#domain/kernel/id-number.ts';

/** What a document says of its holder, whichever way it was read. Unknown texts are empty, unknown days null. */
export interface ScannedDocument {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  /** `yyyy-MM-dd`. */
  readonly birthDate: string | null;
  readonly sex: 'F' | 'M' | null;
  readonly address: ScannedAddress | null;
  readonly id: {
    readonly type: IdType;
    readonly number: string;
    readonly country: string;
    readonly state: string;
    readonly issuedOn: string | null;
    readonly expiresOn: string | null;
    readonly verification: 'Mrz' | 'Pdf417';
    /** The lines of the MRZ as they were read. */
    readonly mrz: string;
  };
}

export interface ScannedAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}
