import { mdiChevronDown } from '@mdi/js';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Icon } from '../text/icon.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './select-field.module.css';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The empty choice; without it the first option is chosen. */
  placeholder?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
}

/** One of few: the browser's own list, which every phone and reader knows. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { label, error, hint, isRequired, disabled, isWide, ...select } = props;
  return (
    <Field
      {...{ label, error, hint, isRequired, disabled, isWide }}
      end={<Icon path={mdiChevronDown} size={18} />}
    >
      {(control) => (
        <select {...select} {...control} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
