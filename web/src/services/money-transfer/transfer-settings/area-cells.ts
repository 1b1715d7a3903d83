import { municipalitiesOf, type Province, provinces } from '#domain/kernel/cuban-places.ts';
import { settingKey } from '#domain/services/money-transfer/setting-key.ts';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';

export type Area = SettingValue<'availability'>;

/** A province or a municipality in the matrix. */
export interface AreaRow {
  readonly province: Province;
  readonly municipality: string | null;
}

/** What a cell shows: its own word, or that of the province. */
export interface AreaCell {
  readonly area: Area;
  readonly isOwn: boolean;
  readonly isPlanned: boolean;
}

/** Rows in the order of the island from west to east; municipalities below the provinces that are opened. */
export function areaRows(opened: ReadonlySet<Province>): AreaRow[] {
  return provinces.flatMap((province) => [
    { province, municipality: null },
    ...(opened.has(province)
      ? municipalitiesOf(province).map((municipality) => ({ province, municipality }))
      : []),
  ]);
}

export function cellKey({ province, municipality }: AreaRow, method: TransferMethod): string {
  return settingKey('availability', open({ province, municipality }, method));
}

/** The matrix as a look-up by key; a province that says nothing is open. */
export function areaCells(rows: readonly WireSetting[], planned: readonly WireSetting[]) {
  const own = new Map(rows.map(({ key, value }) => [key, value as unknown as Area]));
  const later = new Set(planned.map(({ key }) => key));
  return (row: AreaRow, method: TransferMethod): AreaCell => {
    const key = cellKey(row, method);
    const above = own.get(cellKey({ ...row, municipality: null }, method));
    const mine = own.get(key);
    return {
      area: mine ?? above ?? open(row, method),
      isOwn: mine !== undefined,
      isPlanned: later.has(key),
    };
  };
}

function open({ province, municipality }: AreaRow, method: TransferMethod): Area {
  return { province, municipality, method, state: 'Open', days: 0, noticeEn: '', noticeEs: '' };
}
