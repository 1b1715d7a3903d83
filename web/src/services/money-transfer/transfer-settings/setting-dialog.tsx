import { useState } from 'react';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { SettingField } from './setting-fields.ts';
import { settingFields } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { AT_ONCE, useSettingChange } from './use-setting-change.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingDialogProps {
  kind: SettingKind;
  revision: number;
  /** The row to change; without it a new one is added. */
  row?: WireSetting | undefined;
  onClose: () => void;
}

/** A row of a table as a new version of it: what it says, from when, until when, and why. */
export function SettingDialog({ kind, revision, row, onClose }: SettingDialogProps) {
  const t = useMessages('transfer-settings');
  const words = useSettingWords();
  const fields = settingFields[kind];
  const [value, setValue] = useState<Record<string, unknown>>(() => row?.value ?? emptyRow(fields));
  const [period, setPeriod] = useState(AT_ONCE);
  const { save, errors, problem, isBusy } = useSettingChange(kind, revision, onClose);
  const title = row?.value ? words.name(kind, row.value) : `${t(($) => $.add)}: ${t(($) => $.kind[kind])}`;
  const [own, other] = apart(errors);

  return (
    <ChangeDialog
      title={title}
      maxWidth={760}
      isBusy={isBusy}
      problem={problem ?? other}
      action={
        row &&
        kind !== 'rules' && (
          <Button
            disabled={isBusy}
            onClick={() => void save({ changes: [{ action: 'End', key: row.key }], period })}
          >
            {t(($) => $.endRow)}
          </Button>
        )
      }
      onClose={onClose}
      onSave={() => void save({ changes: [{ action: 'Set', value }], period })}
    >
      <FieldGrid columns={3}>
        {fields.map((field) => (
          <SettingInput
            key={field.name}
            field={field}
            value={value[field.name]}
            row={value}
            words={words}
            errors={own}
            disabled={row !== undefined && field.isKey === true}
            onChange={(next) => setValue((old) => ({ ...old, [field.name]: next }))}
          />
        ))}
      </FieldGrid>
      <PeriodFields period={period} onChange={setPeriod} errors={errors} />
    </ChangeDialog>
  );
}

/** Refusals of the row's own fields, and the first of the row itself. */
function apart(errors: Readonly<Record<string, string>>): [Record<string, string>, string | undefined] {
  const prefix = 'changes.0.value.';
  const own = Object.entries(errors)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, message]) => [path.slice(prefix.length), message] as const);
  const rest = Object.entries(errors).find(
    ([path]) => path.startsWith('changes.') && !path.startsWith(prefix),
  );
  return [Object.fromEntries(own), rest?.[1]];
}

function emptyRow(fields: readonly SettingField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

function emptyValue(field: SettingField): unknown {
  const { kind, isNullable, choices, name } = field;
  if (isNullable) return null;
  if (kind === 'choice') return choices?.[0] ?? null;
  if (kind === 'cents') return name === 'value' || name === 'note' ? '' : '0';
  return empty[kind] ?? '';
}

const empty: Readonly<Partial<Record<SettingField['kind'], unknown>>> = {
  choices: [],
  offices: [],
  yes: true,
  points: 0,
  bands: [{ from: '1000', upTo: null, fixed: '0', points: 0, min: null, max: null }],
};
