import { sql } from 'kysely';
import type { OfficeBulkBody } from '#domain/areas/offices/offices.endpoints.ts';
import { officeBulkBody } from '#domain/areas/offices/offices.endpoints.ts';
import { officesWriteAccess } from '#domain/areas/offices/offices.explorer.ts';
import type { BulkAction, Judgement } from '#server/engine/bulk/define-bulk.ts';
import { defineBulk } from '#server/engine/bulk/define-bulk.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { notOffered } from './check-office.queries.ts';
import type { StoredOffice } from './office-fields.ts';
import { officesSource } from './offices-source.queries.ts';
import { saveOffice } from './save-office.queries.ts';

type Row = StoredOffice & {
  readonly linkedIds: readonly string[];
  /** What the configuration offers. */
  readonly offered: readonly string[];
};
interface Base {
  readonly reason?: string;
}

const unchanged: Judgement = { verdict: 'Unchanged' };

/** The six actions of the seed. Offices come and go as links, services as what the office handles. */
export const officesBulk = defineBulk<Row, OfficeBulkBody>({
  source: officesSource,
  access: officesWriteAccess,
  label: sql`o.name || ' (' || o.code || ')'`,
  body: officeBulkBody,
  async load(tx, _context, { ids, isLocked }) {
    const offices = await tx
      .selectFrom('offices')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    const links = await tx
      .selectFrom('office_links')
      .selectAll()
      .where('office_id', 'in', [...ids])
      .execute();
    const offered = await readConfiguration(tx, 'OfficeServices');
    return offices.map((office) => ({
      ...office,
      offered,
      linkedIds: links.filter((link) => link.office_id === office.id).map((link) => link.linked_office_id),
    }));
  },
  actions: {
    Activate: {
      judge: (row) => (row.is_active ? unchanged : { verdict: 'Changed' }),
      apply: (tx, context, { row, body }) =>
        saveOffice(tx, context, {
          office: row,
          set: { is_active: true },
          entry: { action: 'activated', reason: body.reason },
        }),
    },
    Deactivate: {
      judge: (row) => {
        if (!row.is_active) return unchanged;
        return row.is_head_office
          ? { verdict: 'Refused', code: 'head-office-stays' }
          : { verdict: 'Changed' };
      },
      apply: (tx, context, { row, body }) =>
        saveOffice(tx, context, {
          office: row,
          set: { is_active: false },
          entry: { action: 'deactivated', reason: body.reason },
        }),
    },
    AddOffices: linking('offices-added', (row, ids) =>
      union(
        row.linkedIds,
        ids.filter((id) => id !== row.id),
      ),
    ),
    RemoveOffices: linking('offices-removed', (row, ids) => row.linkedIds.filter((id) => !ids.includes(id))),
    AddServices: serving('services-added', (row, services) => union(row.service_types, services)),
    RemoveServices: serving('services-removed', (row, services) =>
      row.service_types.filter((service) => !services.includes(service)),
    ),
  },
});

function linking(
  action: string,
  after: (row: Row, officeIds: readonly string[]) => string[],
): BulkAction<Row, Base & { readonly officeIds: readonly string[] }> {
  return {
    judge: (row, body) => judgeLength(row.linkedIds, after(row, body.officeIds)),
    apply: (tx, context, { row, body }) =>
      saveOffice(tx, context, {
        office: row,
        set: {},
        links: after(row, body.officeIds),
        entry: { action, reason: body.reason },
      }),
  };
}

function serving(
  action: string,
  after: (row: Row, services: readonly string[]) => string[],
): BulkAction<Row, Base & { readonly services: readonly string[] }> {
  return {
    judge(row, body) {
      const services = after(row, body.services);
      const service = notOffered(services, [...row.offered, ...row.service_types]);
      if (service !== undefined) {
        return { verdict: 'Refused', code: 'service-not-offered', params: { service } };
      }
      return judgeLength(row.service_types, services);
    },
    apply: (tx, context, { row, body }) =>
      saveOffice(tx, context, {
        office: row,
        set: { service_types: after(row, body.services) },
        entry: { action, reason: body.reason },
      }),
  };
}

/** Lists only grow or only shrink, so their length says whether anything happens. */
function judgeLength(before: readonly string[], after: readonly string[]): Judgement {
  return before.length === after.length ? unchanged : { verdict: 'Changed' };
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}
