import { officeInput } from '#domain/areas/offices/office.schema.ts';
import { insertOffice } from '#server/areas/offices/save-office.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoOffice } from './demo-context.ts';
import { systemContext } from './demo-context.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import { demoOffices } from './demo-offices.ts';
import type { DemoTime } from './demo-time.ts';

export type DemoOffices = ReadonlyMap<DemoOfficeCode, DemoOffice>;

/** Opens the offices as the form would; the first one is the head office. */
export async function loadDemoOffices(tx: Tx, services: Services, at: DemoTime): Promise<DemoOffices> {
  const offices = new Map<DemoOfficeCode, DemoOffice>();
  for (const [index, { parent, linked = [], ...office }] of demoOffices.entries()) {
    const input = officeInput.parse({
      ...office,
      parentId: parent === undefined ? null : demoOffice(offices, parent).id,
      linkedOfficeIds: linked.map((code) => demoOffice(offices, code).id),
    });
    const context = systemContext(services, at(120 - index, '14:00'));
    const { id } = await insertOffice(tx, context, input);
    const stored = await tx
      .updateTable('offices')
      .set({ is_head_office: index === 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    offices.set(office.code, stored);
  }
  return offices;
}

export function demoOffice(offices: DemoOffices, code: DemoOfficeCode): DemoOffice {
  const office = offices.get(code);
  if (office === undefined) throw new Error(`The demo office ${code} must come first`);
  return office;
}
