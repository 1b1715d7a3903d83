import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, idParams, text } from '../../kernel/wire.ts';
import { casesAccess, casesDecideAccess } from './cases.explorer.ts';
import { matchingInput, matchVersion } from './matching.schema.ts';
import {
  memoryRow,
  personParams,
  screeningAgain,
  screeningPaper,
  screeningRow,
  searchInput,
} from './screening.schema.ts';

export const matchingAccess = {
  who: ['corporationAdmin', 'corporationCompliance', 'complianceAml'],
} as const;

const matchingStep = {
  access: matchingAccess,
  params: idParams,
  idempotent: true,
  ifMatch: true,
  reply: created,
} as const;

/** Screenings of people, what is remembered of them, and the configuration of the matching. */
export const screeningEndpoints = endpoints({
  'POST /api/compliance/screenings': {
    summary: 'Look for a typed name on the lists; kept like every screening',
    access: casesAccess,
    body: searchInput,
    idempotent: true,
    reply: created,
  },
  'GET /api/compliance/screenings/{id}': {
    summary: 'A screening with its hits, explained',
    access: casesAccess,
    params: idParams,
    reply: screeningPaper,
  },
  'GET /api/compliance/screenings/{id}/again': {
    summary: 'Run a stored screening again: the same entries, configuration and facts, and the lists of now',
    access: casesAccess,
    params: idParams,
    reply: screeningAgain,
  },
  'GET /api/compliance/people/{kind}/{id}': {
    summary:
      'Screenings of a customer or recipient, the newest first, and the false alarms remembered of them',
    access: casesDecideAccess,
    params: personParams,
    reply: z.object({ screenings: z.array(screeningRow), memories: z.array(memoryRow) }),
  },
  'POST /api/compliance/people/{kind}/{id}/screen': {
    summary: 'Screen a customer or recipient now',
    access: casesDecideAccess,
    params: personParams,
    idempotent: true,
    reply: created,
  },
  'POST /api/compliance/memories/{id}/revoke': {
    summary: 'Take a remembered false alarm back; the next screening asks again',
    access: casesDecideAccess,
    params: idParams,
    body: z.strictObject({ reason: text(300, 5) }),
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'GET /api/compliance/matching': {
    summary: 'Versions of the configuration of the matching (OfacMatchConfig), the newest first',
    access: matchingAccess,
    reply: z.object({ versions: z.array(matchVersion) }),
  },
  'POST /api/compliance/matching': {
    summary: 'A draft of a new version; what it would have changed of the last 30 days is worked out',
    access: matchingAccess,
    body: matchingInput,
    idempotent: true,
    reply: created,
  },
  'POST /api/compliance/matching/{id}/ask': {
    ...matchingStep,
    summary: 'Ask for a draft to be activated, once it is known what it would change',
  },
  'POST /api/compliance/matching/{id}/activate': {
    ...matchingStep,
    summary: 'Activate what somebody else asked for',
  },
  'POST /api/compliance/matching/{id}/drop': {
    ...matchingStep,
    summary: 'Drop a draft, or what was asked for',
  },
});
