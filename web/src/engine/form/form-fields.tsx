import type { FieldProps } from '#web/kit/input/field.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import type { Tile } from '#web/kit/input/radio-tiles.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import type { TextFieldProps } from '#web/kit/input/text-field.tsx';
import { useField } from './use-field.ts';

/** Each field of the kit, bound to the form around it by its name. */
type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'> & {
  name: string;
};

export function FormText({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error } = useField(name);
  return <TextField {...props} {...field} value={(field.value as string | null) ?? ''} error={error} />;
}

export function FormPassword({ name, isNew, ...props }: Bound<TextFieldProps> & { isNew?: boolean }) {
  const { field, error } = useField(name);
  const value = (field.value as string | null) ?? '';
  return <PasswordField {...props} {...field} {...{ value, error }} strengthOf={isNew ? value : undefined} />;
}

export function FormSelect({
  name,
  ...props
}: Bound<FieldProps & { options: readonly Option[]; placeholder?: string }>) {
  const { field, error } = useField(name);
  return <SelectField {...props} {...field} value={(field.value as string | null) ?? ''} error={error} />;
}

interface MarkProps {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export function FormSwitch({ name, ...props }: MarkProps) {
  const { field, error } = useField(name);
  const { value, ...rest } = field;
  return <Switch {...props} {...rest} checked={value === true} error={error} />;
}

/** One of a few as tiles that say what they promise. */
export function FormTiles<Value extends string>({
  name,
  ...props
}: {
  name: string;
  label: string;
  tiles: readonly Tile<Value>[];
}) {
  const { field, error } = useField(name);
  return <RadioTiles {...props} value={field.value as Value} onChange={field.onChange} error={error} />;
}
