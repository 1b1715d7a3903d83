import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { created } from '../../kernel/wire.ts';
import { papers } from './paper.ts';
import { documentKinds, reportGroups, reportKinds } from './reports.catalogue.ts';

/** One line of the catalogue as it is now, for the caller. */
export const reportRow = z.object({
  kind: z.enum(reportKinds),
  form: z.enum(['document', 'export']),
  group: z.enum(reportGroups),
  title: z.string(),
  formats: z.array(z.enum(['pdf', 'csv', 'xlsx'])),
  papers: z.array(z.enum(papers)),
  parameters: z.array(z.object({ name: z.string(), explorer: z.string(), title: z.string() })),
  endpoint: z.string(),
  roles: z.array(z.enum(roles)),
  isActive: z.boolean(),
  /** True while the catalogue's own list of roles counts. */
  isDefault: z.boolean(),
  version: z.number(),
  mayRun: z.boolean(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportAccessInput = z.strictObject({
  roles: z.array(z.enum(roles)).max(roles.length),
  isActive: z.boolean(),
});

/** What a document is made of; `parameters` are those its line of the catalogue names. */
export const documentRequest = z.strictObject({
  parameters: z.record(z.string().max(40), z.string().max(200)).default({}),
  language: z.enum(['en', 'es']).optional(),
  paper: z.enum(papers).optional(),
});
export type DocumentRequest = z.output<typeof documentRequest>;

const everyone = ['any', 'operationOrigin', 'operationDestination'] as const;

export const reportsEndpoints = endpoints({
  'GET /api/settings/reports': {
    summary: 'Documents and exports, and who may run them',
    access: { who: ['corporation', 'admin'], rights: ['SettingsReports'] },
    reply: z.object({ rows: z.array(reportRow) }),
  },
  'PUT /api/settings/reports/{kind}': {
    summary: 'Decide who may run a document or export',
    access: { who: ['corporationAdmin'], rights: ['SettingsReports'] },
    params: z.strictObject({ kind: z.enum(reportKinds) }),
    body: reportAccessInput,
    ifMatch: true,
    reply: created,
  },
  'POST /api/documents/{kind}': {
    summary: 'Make a document',
    access: { who: everyone },
    params: z.strictObject({ kind: z.enum(documentKinds) }),
    body: documentRequest,
    reply: 'file',
    rate: { hits: 120, seconds: 60 },
  },
});
