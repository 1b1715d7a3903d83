import { useField } from '#web/engine/form/use-field.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** One of a few, or not known: then the form holds null. */
export function NullableSelect({
  name,
  ...props
}: {
  name: string;
  label: string;
  options: readonly Option[];
}) {
  const t = useMessages('customers');
  const { field, error } = useField(name);
  return (
    <SelectField
      {...props}
      {...field}
      placeholder={t(($) => $.unknown)}
      value={(field.value as string | null) ?? ''}
      error={error}
      onChange={(event) => field.onChange(event.target.value || null)}
    />
  );
}
