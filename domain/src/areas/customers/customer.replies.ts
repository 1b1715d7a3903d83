import { z } from 'zod';
import { idTypes } from '../../kernel/id-number.ts';
import { relationships } from '../../kernel/party.values.ts';
import { instant } from '../../kernel/wire.ts';
import { customerInput } from './customer.schema.ts';
import {
  addressKinds,
  consentKinds,
  customerActions,
  customerLevels,
  duplicateReasons,
  idStates,
  idVerifications,
  phoneKinds,
  searchMatches,
} from './customer.values.ts';
import { recipientInput } from './recipient.schema.ts';

const fields = customerInput.shape;
const day = z.string();

/** What a person carries, wherever one is named. */
const nameParts = {
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  secondLastName: z.string(),
  fullName: z.string(),
};

const phone = z.object({
  kind: z.enum(phoneKinds),
  /** E.164; with dots where it is masked. */
  number: z.string(),
  isPrimary: z.boolean(),
  isWhatsApp: z.boolean(),
});

const office = z.object({ id: z.string(), code: z.string(), name: z.string() });
const link = z.object({ id: z.string(), number: z.string() });

export const idDocument = z.object({
  id: z.string(),
  type: z.enum(idTypes),
  number: z.string(),
  country: z.string(),
  state: z.string(),
  issuedOn: day.nullable(),
  expiresOn: day.nullable(),
  /** On the day of the office. */
  isExpired: z.boolean(),
  isPhotoId: z.boolean(),
  frontFileId: z.string().nullable(),
  backFileId: z.string().nullable(),
  verification: z.enum(idVerifications),
  verifiedBy: z.string().nullable(),
  verifiedAt: instant.nullable(),
});
export type IdDocument = z.infer<typeof idDocument>;

export const idStateReply = z.object({
  state: z.enum(idStates),
  /** The document it is about: the best photo ID; null when there is none. */
  type: z.enum(idTypes).nullable(),
  last4: z.string(),
  expiresOn: day.nullable(),
});

/** A customer as the paper shows it; the field names of the form. */
export const customerPaper = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  ...nameParts,
  /** `yyyy-MM-dd`; `••••-••-••` where it is masked. */
  birthDate: z.string(),
  age: z.number().nullable(),
  isAdult: z.boolean(),
  sex: fields.sex,
  phones: z.array(phone),
  email: z.string(),
  addresses: z.array(
    z.object({
      kind: z.enum(addressKinds),
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
    }),
  ),
  nationality: z.string().nullable(),
  birthCountry: z.string().nullable(),
  isUsPerson: z.boolean(),
  residence: fields.residence,
  occupation: z.string(),
  employer: z.string(),
  sourceOfFunds: fields.sourceOfFunds,
  isNoProhibitedOfficial: z.boolean(),
  language: z.enum(['en', 'es']),
  consents: z.array(
    z.object({ kind: z.enum(consentKinds), isGiven: z.boolean(), at: instant, by: z.string() }),
  ),
  notes: z.string(),
  taxId: z.object({ kind: z.enum(['SSN', 'ITIN']), last4: z.string() }).nullable(),
  ids: z.array(idDocument),
  idState: idStateReply,
  photoFileId: z.string().nullable(),
  files: z.array(
    z.object({
      fileId: z.string(),
      name: z.string(),
      mime: z.string(),
      size: z.number(),
      note: z.string(),
      at: instant,
      by: z.string(),
    }),
  ),
  level: z.enum(customerLevels),
  balance: z.string(),
  blocked: z.object({ reason: z.string() }).nullable(),
  office: office.nullable(),
  /** Where everything went, when this customer was merged into another. */
  mergedInto: link.nullable(),
  /** Customers that were merged into this one; their numbers are still found. */
  mergedFrom: z.array(link),
  orders: z.number(),
  lastOrderAt: instant.nullable(),
  recipients: z.number(),
  /** True in an office that may not see phones, documents, dates of birth and addresses of mail: it cannot edit either. */
  isMasked: z.boolean(),
  actions: z.array(
    z.object({ action: z.enum(customerActions), allowed: z.boolean(), reason: z.string().nullable() }),
  ),
  createdAt: instant,
  updatedAt: instant,
});
export type CustomerPaper = z.infer<typeof customerPaper>;

/** One line of the quick search and of the duplicates: enough to know the person. */
export const customerBrief = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  cityState: z.string(),
  level: z.enum(customerLevels),
  isBlocked: z.boolean(),
  office: z.string(),
});
export type CustomerBrief = z.infer<typeof customerBrief>;

export const customerHits = z.object({
  rows: z.array(customerBrief.extend({ match: z.enum(searchMatches) })),
});
export const duplicateHits = z.object({
  rows: z.array(
    customerBrief.extend({
      reasons: z.array(z.enum(duplicateReasons)),
      /** Surely the same: the server refuses to create another until the duplicate is confirmed. */
      isSure: z.boolean(),
    }),
  ),
});

/** What a merge moves to the one that stays. */
export const mergePreview = z.object({
  stays: customerBrief,
  goes: customerBrief,
  moves: z.object({
    orders: z.number(),
    recipients: z.number(),
    phones: z.number(),
    addresses: z.number(),
    ids: z.number(),
    files: z.number(),
  }),
  /** Fields in which the two differ; those of the one that stays are kept. */
  differences: z.array(z.object({ field: z.string(), stays: z.string(), goes: z.string() })),
});

export const recipientPaper = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  ...nameParts,
  /** Carné; with dots where it is masked. */
  ci: z.string(),
  /** From the carné; null without one. */
  birthDate: z.string().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
  passport: z.string(),
  phones: z.array(phone),
  address: recipientInput.shape.address,
  /** As it is printed: one line. */
  addressLine: z.string(),
  altReceivers: z.array(z.object({ name: z.string(), ci: z.string(), phone: z.string() })),
  notes: z.string(),
  customers: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      relationship: z.enum(relationships).nullable(),
    }),
  ),
  isMasked: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type RecipientPaper = z.infer<typeof recipientPaper>;

export const recipientBrief = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  ci: z.string(),
  province: z.string(),
  municipality: z.string(),
  addressLine: z.string(),
  /** What they are to the customer asked about; null when nobody is or it is not known. */
  relationship: z.enum(relationships).nullable(),
});
export type RecipientBrief = z.infer<typeof recipientBrief>;
export const recipientHits = z.object({ rows: z.array(recipientBrief) });
