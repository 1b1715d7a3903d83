import { addDays } from '../../kernel/calendar.ts';
import { dayAt } from '../../kernel/time-zone.ts';
import type { Notice, TransferEta, TransferProblem, TransferRequest } from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';
import { mostSpecific } from './transfer-tables.ts';
import type { AreaState, TransferMethod } from './transfer.values.ts';

type Place = Pick<TransferRequest, 'province' | 'municipality'>;

export interface AreaTerms {
  readonly state: AreaState;
  /** Added to the days of the method. */
  readonly days: number;
  readonly notice: Notice | null;
  readonly rule: SettingRow<'availability'> | null;
}

/** What holds for a method in a place: the municipality's own word, else the province's, else open. */
export function areaTerms(tables: TransferTables, place: Place, method: TransferMethod): AreaTerms {
  const rule =
    mostSpecific(tables.availability, [
      ['province', place.province, 1],
      ['municipality', place.municipality, 2],
      ['method', method, 4],
    ]) ?? null;
  if (rule === null) return { state: 'Open', days: 0, notice: null, rule };
  const { state, days, noticeEn, noticeEs } = rule.value;
  const notice = noticeEn === '' && noticeEs === '' ? null : { en: noticeEn, es: noticeEs };
  return { state, days: state === 'Delayed' ? days : 0, notice, rule };
}

/** The row of a method and currency if this office offers it in this province. */
export function offeredMethod(
  tables: TransferTables,
  request: Pick<TransferRequest, 'office' | 'province' | 'method' | 'payoutCurrency'>,
): SettingRow<'methods'> | undefined {
  return tables.methods.find(
    ({ value }) =>
      value.method === request.method &&
      value.payoutCurrency === request.payoutCurrency &&
      isOffered(value, request),
  );
}

export function isOffered(
  { isActive, provinces, officeIds }: SettingRow<'methods'>['value'],
  { office, province }: Pick<TransferRequest, 'office' | 'province'>,
): boolean {
  const inProvince = provinces.length === 0 || provinces.includes(province);
  const inOffice = officeIds.length === 0 || officeIds.includes(office.id);
  return isActive && inProvince && inOffice;
}

/** Why nothing can be brought there by this method, or null. */
export function areaProblem(terms: AreaTerms, { province, municipality }: Place): TransferProblem | null {
  const shared = {
    path: 'method',
    params: { place: municipality ?? province },
    notice: terms.notice ?? { en: '', es: '' },
  } as const;
  if (terms.state === 'Suspended') return { ...shared, code: 'transfer-suspended' };
  if (terms.state === 'PickupOnly') return { ...shared, code: 'transfer-pickup-only' };
  return null;
}

export function etaOf(
  terms: AreaTerms,
  { days, timeZone, now }: { days: number; timeZone: string; now: Date },
): TransferEta {
  const all = days + terms.days;
  return {
    state: terms.state,
    days: all,
    availableOn: addDays(dayAt(now, timeZone), all),
    notice: terms.notice,
  };
}
