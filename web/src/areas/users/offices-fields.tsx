import { useField } from '#web/engine/form/use-field.ts';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Combobox } from '#web/kit/input/combobox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';

export interface OfficeChoice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** Where somebody works, and which of these offices opens at their login; an office taken away cannot be it. */
export function OfficesFields({ offices }: { offices: readonly OfficeChoice[] }) {
  const t = useMessages('users');
  const chosen = useField('officeIds');
  const first = useField('defaultOfficeId');
  const ids = chosen.field.value as readonly string[];
  const options = offices.map(({ id, code, name, isActive }) => ({
    value: id,
    label: isActive ? `${code} · ${name}` : `${code} · ${name} (${t(($) => $.inactive)})`,
  }));
  const picked = ids.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: id });

  function change(next: readonly Option[]) {
    const nextIds = next.map(({ value }) => value);
    chosen.field.onChange(nextIds);
    if (!nextIds.includes(String(first.field.value))) first.field.onChange(null);
  }

  return (
    <FieldGrid columns={2}>
      <Combobox
        label={t(($) => $.field.officeIds)}
        hint={t(($) => $.officesHint)}
        isRequired
        isMultiple
        options={options}
        value={picked}
        onChange={change}
        error={chosen.error}
      />
      <SelectField
        label={t(($) => $.field.defaultOfficeId)}
        placeholder={t(($) => $.firstOffice)}
        options={picked}
        value={(first.field.value as string | null) ?? ''}
        onChange={(event) => first.field.onChange(event.target.value || null)}
        error={first.error}
      />
    </FieldGrid>
  );
}
