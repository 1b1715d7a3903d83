import { expect } from 'vitest';
import type { SettingKind, SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferPricing } from '../pricing/transfer-pricing.routes.ts';
import { readTransferTables } from '../pricing/read-transfer-tables.queries.ts';
import { bindTransferSettings } from './transfer-settings.routes.ts';

export interface Period {
  from?: Date;
  to?: Date;
  version?: number;
}

export const path = '/api/settings/transfers';
export const ok = { status: 200 };

/** An accountant of the corporation who enters prices, an office that sells and a provider. */
export async function testSettings() {
  const test = await testApp([bindTransferPricing, bindTransferSettings]);
  const office = await test.insertOffice({ office_type: 'Regular', service_types: ['MoneyTransfer'] });
  const provider = await test.insertOffice({ office_type: 'Provider', service_types: ['MoneyTransfer'] });
  const person = await test.insertUser({ roles: ['CorporationAccounting'], offices: [office.id] });
  const as = { token: person.token, office: office.id };
  const revisions = new Map<SettingKind, number>();

  async function put(kind: SettingKind, changes: unknown[], period: Period = {}) {
    const version = period.version ?? revisions.get(kind) ?? 0;
    const body = {
      reason: 'test',
      validFrom: period.from?.toISOString() ?? null,
      validTo: period.to?.toISOString() ?? null,
      changes,
    };
    const answer = await test.call<{ version: number }>('PUT', `${path}/${kind}`, { ...as, version, body });
    if (answer.status === 200) revisions.set(kind, answer.body.version);
    return answer;
  }

  async function set<K extends SettingKind>(kind: K, value: SettingValue<K>, period: Period = {}) {
    return await put(kind, [{ action: 'Set', value }], period);
  }

  const inMinutes = (minutes: number) => new Date(test.clock.now.getTime() + minutes * 60_000);

  async function rateAt(at: Date) {
    const { rates } = await readTransferTables(test.services.db, { at });
    return rates.find(({ value }) => value.currency === 'CUP')?.value.buy;
  }

  return { test, office, provider, person, as, revisions, put, set, inMinutes, rateAt };
}

export function rate(buy: string): SettingValue<'rates'> {
  return { currency: 'CUP', segment: 'Floating', method: null, officeId: null, buy, sell: null };
}

/** A whole province that goes on with delay or not at all. */
export function stormIn(province: string, state: string) {
  return {
    action: 'Set',
    value: {
      province,
      municipality: null,
      method: 'HomeCash',
      state,
      days: 2,
      noticeEn: 'Storm',
      noticeEs: 'Temporal',
    },
  };
}

export function fees(...bands: [from: string, upTo: string | null][]) {
  const shared = { fixed: '0', points: 1200, min: '500', max: null };
  return {
    action: 'Set',
    value: {
      method: 'HomeCash',
      payoutCurrency: null,
      zone: null,
      officeId: null,
      officeGroup: null,
      bands: bands.map(([from, upTo]) => ({ from, upTo, ...shared })),
    },
  };
}

export function delivers(providerOfficeId: string) {
  return {
    action: 'Set',
    value: {
      providerOfficeId,
      province: null,
      municipality: null,
      method: null,
      payoutCurrency: null,
      costFixed: '200',
      costPoints: 150,
    },
  };
}

export function refusedAt(field: string, code: string) {
  return {
    status: 422,
    body: { details: { fields: [{ path: field, code, message: expect.any(String) }] } },
  };
}
