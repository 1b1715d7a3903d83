import { DateField } from '#web/kit/input/date-field.tsx';
import type { FieldProps } from '#web/kit/input/field.tsx';
import { useField } from './use-field.ts';

interface FormDateProps extends Omit<FieldProps, 'error'> {
  name: string;
  /** An empty field is null: the date is not known or there is none. */
  isNullable?: boolean;
}

/** A day, bound to the form around it by its name. */
export function FormDate({ name, isNullable = false, ...props }: FormDateProps) {
  const { field, error } = useField(name);
  return (
    <DateField
      {...props}
      {...field}
      value={(field.value as string | null) ?? ''}
      error={error}
      onChange={(day) => field.onChange(isNullable && day === '' ? null : day)}
    />
  );
}
