import { z } from 'zod';
import { officeTypes } from '../../access/office-type.ts';
import { instant } from '../../kernel/wire.ts';
import { creditModels } from './office.values.ts';

export const officeRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  code: z.string(),
  officeType: z.enum(officeTypes),
  serviceTypes: z.array(z.string()),
  territory: z.string(),
  creditModel: z.enum(creditModels),
  active: z.boolean(),
  users: z.number(),
  createdAt: instant,
  creditLimit: z.string(),
  timeZone: z.string(),
  phones: z.string(),
  holdReason: z.string().nullable(),
});
export type OfficeRow = z.infer<typeof officeRow>;
