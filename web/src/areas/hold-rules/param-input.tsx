import { useState } from 'react';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { BandsInput } from './bands-input.tsx';
import type { ParamField, ParamKind } from './param-fields.ts';
import styles from './param-input.module.css';
import type { RuleT } from './use-rule-words.ts';
import { WindowInput } from './window-input.tsx';

export interface ParamInputProps {
  field: ParamField;
  value: unknown;
  t: RuleT;
  /** Refusals by path below the parameters: `over`, `window.length`. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

type Input = (props: ParamInputProps) => React.ReactNode;

/** One parameter of a rule by its kind. What cannot be read goes to the server as typed and comes back refused. */
export function ParamInput(props: ParamInputProps) {
  const Input = inputs[props.field.kind];
  return <Input {...props} />;
}

function shared({ field: { name }, t, errors }: ParamInputProps) {
  return { label: t(($) => $.field[name]), error: errors[name] };
}

interface Typing {
  readonly read: (text: string) => unknown;
  readonly write?: (value: string) => string;
  readonly unit?: string;
  readonly isOptional?: boolean;
}

const typed =
  ({ read, write = String, unit, isOptional = false }: Typing): Input =>
  (props) => {
    const [text, setText] = useState(() => (props.value === null ? '' : write(String(props.value ?? ''))));
    return (
      <TextField
        {...shared(props)}
        isRequired={!isOptional}
        inputMode="decimal"
        end={unit}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const isEmpty = event.target.value.trim() === '';
          props.onChange(isEmpty && isOptional ? null : read(event.target.value));
        }}
      />
    );
  };

function wordOf({ field: { vocabulary }, t }: ParamInputProps, value: string): string {
  if (vocabulary === undefined) return value;
  return t(($) => ($[vocabulary] as Readonly<Record<string, string>>)[value] ?? value);
}

const Choice: Input = (props) => (
  <SelectField
    {...shared(props)}
    isRequired
    options={(props.field.choices ?? []).map((value) => ({ value, label: wordOf(props, value) }))}
    value={String(props.value ?? 'none')}
    onChange={(event) => props.onChange(event.target.value === 'none' ? null : event.target.value)}
  />
);

const Checks: Input = (props) => {
  const chosen = (props.value as readonly string[] | undefined) ?? [];
  const { label, error } = shared(props);
  const choices = props.field.choices ?? [];
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={wordOf(props, choice)}
          checked={chosen.includes(choice)}
          onChange={({ target: { checked } }) =>
            props.onChange(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
          }
        />
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
};

const Lines: Input = (props) => {
  const [text, setText] = useState(() => ((props.value as readonly string[] | undefined) ?? []).join('\n'));
  return (
    <TextField
      {...shared(props)}
      error={firstBelow(props)}
      isWide
      rows={6}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const lines = event.target.value.split('\n').map((line) => line.trim());
        props.onChange(lines.filter((line) => line !== ''));
      }}
    />
  );
};

/** A refusal of the list or of one of its lines. */
function firstBelow({ field: { name }, errors }: ParamInputProps): string | undefined {
  return Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
}

const inputs: Readonly<Record<ParamKind, Input>> = {
  choice: Choice,
  checks: Checks,
  window: (props) => <WindowInput {...props} />,
  windowOrOrder: (props) => <WindowInput {...props} mayBeOrder />,
  cents: typed({ read: centsOf, write: dollarsOf, unit: 'USD' }),
  centsOrNone: typed({ read: centsOf, write: dollarsOf, unit: 'USD', isOptional: true }),
  count: typed({ read: (text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text) }),
  decimal: typed({ read: (text) => text.trim() }),
  lines: Lines,
  bands: (props) => <BandsInput {...props} />,
};
