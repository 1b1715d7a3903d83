import { useState } from 'react';
import type { AreaState, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import { areaStates } from '#domain/services/money-transfer/transfer.values.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { AreaCell, AreaRow } from './area-cells.ts';
import { cellKey } from './area-cells.ts';
import type { Chosen } from './availability-matrix.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PeriodFields } from './period-fields.tsx';
import { AT_ONCE, useSettingChange } from './use-setting-change.ts';

interface PaintDialogProps {
  chosen: readonly Chosen[];
  cellOf: (row: AreaRow, method: TransferMethod) => AreaCell;
  revision: number;
  onSaved: () => void;
  onClose: () => void;
}

/** One state for all chosen cells; a municipality may also go back to what its province says. */
export function PaintDialog({ chosen, cellOf, revision, onSaved, onClose }: PaintDialogProps) {
  const t = useMessages('transfer-settings');
  const [area, setArea] = useState(() => beginWith(chosen, cellOf));
  const [period, setPeriod] = useState(AT_ONCE);
  const { save, errors, problem, isBusy } = useSettingChange('availability', revision, () => {
    onSaved();
    onClose();
  });
  const put = (values: Partial<typeof area>) => setArea({ ...area, ...values });
  const errorOf = (field: string) =>
    Object.entries(errors).find(([path]) => path.startsWith('changes.') && path.endsWith(`.${field}`))?.[1];
  const canInherit = chosen.every(
    ({ row, method }) => row.municipality !== null && cellOf(row, method).isOwn,
  );
  const hasPickup = chosen.some(({ method }) => method === 'OfficePickup');
  const states = areaStates.filter((state) => state !== 'PickupOnly' || !hasPickup);

  function changes() {
    return chosen.map(({ row, method }) =>
      area.state === 'inherit'
        ? ({ action: 'End', key: cellKey(row, method) } as const)
        : ({ action: 'Set', value: { ...row, method, ...area, days: daysOf(area.days) } } as const),
    );
  }

  return (
    <ChangeDialog
      title={t(($) => $.chosen, { count: chosen.length })}
      maxWidth={720}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSave={() => void save({ changes: changes(), period })}
    >
      <FieldGrid columns={2}>
        <SelectField
          label={t(($) => $.field.state)}
          value={area.state}
          error={errorOf('state')}
          options={[
            ...states.map((state) => ({ value: state, label: t(($) => $.state[state]) })),
            ...(canInherit ? [{ value: 'inherit', label: t(($) => $.asProvince) }] : []),
          ]}
          onChange={(event) => put({ state: event.target.value as AreaState })}
        />
        {area.state === 'Delayed' && (
          <TextField
            label={t(($) => $.extraDays)}
            inputMode="numeric"
            value={area.days}
            error={errorOf('days')}
            onChange={(event) => put({ days: event.target.value })}
          />
        )}
        {area.state !== 'inherit' && (
          <>
            <TextField
              label={t(($) => $.field.noticeEn)}
              isWide
              value={area.noticeEn}
              error={errorOf('noticeEn')}
              onChange={(event) => put({ noticeEn: event.target.value })}
            />
            <TextField
              label={t(($) => $.field.noticeEs)}
              isWide
              value={area.noticeEs}
              error={errorOf('noticeEs')}
              onChange={(event) => put({ noticeEs: event.target.value })}
            />
          </>
        )}
      </FieldGrid>
      <PeriodFields period={period} onChange={setPeriod} errors={errors} />
    </ChangeDialog>
  );
}

/** The form begins with what the first chosen cell says. */
function beginWith([first]: readonly Chosen[], cellOf: PaintDialogProps['cellOf']) {
  const area = first && cellOf(first.row, first.method).area;
  return {
    state: (area?.state ?? 'Open') as AreaState | 'inherit',
    days: String(area?.days ?? 0),
    noticeEn: area?.noticeEn ?? '',
    noticeEs: area?.noticeEs ?? '',
  };
}

/** What is no whole number goes to the server as typed and comes back refused. */
function daysOf(text: string): number | string {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : text;
}
