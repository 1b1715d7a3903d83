import { useState } from 'react';
import { municipalitiesOf } from '#domain/kernel/cuban-places.ts';
import type { FeeBand } from '#domain/services/money-transfer/fee-bands.schema.ts';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { BandsEditor } from './bands-editor.tsx';
import { percentOf, pointsOf } from './percent.ts';
import styles from './setting.module.css';
import type { FieldKind, SettingField } from './setting-fields.ts';
import type { SettingWords } from './use-setting-words.ts';

export interface SettingInputProps {
  field: SettingField;
  value: unknown;
  /** The whole row: some fields mean what others say. */
  row: Readonly<Record<string, unknown>>;
  words: SettingWords;
  disabled: boolean;
  /** Refusals by path below the value: `buy`, `bands.1.from`. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

/** One field of a row by its kind. What cannot be read goes to the server as typed and comes back refused. */
export function SettingInput(props: SettingInputProps) {
  const isPercent = props.field.name === 'value' && props.row['basis'] === 'PurchasePercent';
  const Input = inputs[isPercent ? 'points' : props.field.kind];
  return <Input {...props} key={isPercent ? 'points' : props.field.kind} />;
}

type Input = (props: SettingInputProps) => React.ReactNode;

function shared({ field, words, errors, disabled }: SettingInputProps) {
  const { name } = field;
  return { label: words.t(($) => $.field[name]), error: errors[name], disabled };
}

const typed =
  (read: (text: string) => unknown, write: (value: unknown) => string, hasUnit: boolean): Input =>
  (props) => {
    const { field, value, onChange, row } = props;
    const [text, setText] = useState(() => (value === null || value === undefined ? '' : write(value)));
    const currency = String(row['payoutCurrency'] ?? 'USD');
    return (
      <TextField
        {...shared(props)}
        isRequired={!field.isNullable}
        inputMode={hasUnit ? 'decimal' : undefined}
        end={hasUnit ? (field.unit ?? (field.name === 'note' ? currency : undefined)) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value === '' && field.isNullable ? null : read(event.target.value));
        }}
      />
    );
  };

const Cents = typed(centsOf, (value) => dollarsOf(String(value)), true);
const Plain = typed((text) => text.trim(), String, false);
const Count = typed((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text), String, false);
const Percent: Input = (props) => {
  const isText = props.field.name === 'value';
  const [text, setText] = useState(() => percentText(props.value));
  return (
    <TextField
      {...shared(props)}
      isRequired
      inputMode="decimal"
      end="%"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const points = pointsOf(event.target.value);
        props.onChange(points === null ? event.target.value : isText ? String(points) : points);
      }}
    />
  );
};

function percentText(value: unknown): string {
  const points = Number(value);
  return Number.isInteger(points) ? percentOf(points) : String(value ?? '');
}

const select =
  (optionsOf: (props: SettingInputProps) => readonly Option[]): Input =>
  (props) => (
    <SelectField
      {...shared(props)}
      isRequired={!props.field.isNullable}
      placeholder={props.field.isNullable ? props.words.t(($) => $.all) : undefined}
      options={optionsOf(props)}
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
    />
  );

const choiceOptions = ({ field, words }: SettingInputProps): Option[] =>
  (field.choices ?? []).map((value) => ({
    value,
    label: field.words ? words.word(field.words, value) : value,
  }));
const officeOptions = (list: readonly { id: string; code: string; name: string }[]): Option[] =>
  list.map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` }));

const checks =
  (optionsOf: (props: SettingInputProps) => readonly Option[]): Input =>
  (props) => {
    const chosen = (props.value as readonly string[] | undefined) ?? [];
    const { label, error } = shared(props);
    const options = optionsOf(props);
    return (
      <fieldset className={styles.checks}>
        <legend>{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => {
              const isOn = (value: string) =>
                value === option.value ? event.target.checked : chosen.includes(value);
              props.onChange(options.map(({ value }) => value).filter(isOn));
            }}
          />
        ))}
        {error && <p role="alert">{error}</p>}
      </fieldset>
    );
  };

const inputs: Readonly<Record<FieldKind, Input>> = {
  choice: select(choiceOptions),
  office: select(({ words }) => officeOptions(words.offices.sellers)),
  provider: select(({ words }) => officeOptions(words.offices.providers)),
  municipality: select(({ row }) =>
    municipalitiesOf(String(row['province'])).map((name) => ({ value: name, label: name })),
  ),
  choices: checks(choiceOptions),
  offices: checks(({ words }) => officeOptions(words.offices.sellers)),
  cents: Cents,
  points: Percent,
  count: Count,
  text: Plain,
  long: (props) => (
    <TextField
      {...shared(props)}
      isRequired
      isWide
      rows={7}
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
  yes: (props) => (
    <Switch
      {...shared(props)}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  ),
  bands: ({ value, errors, onChange }) => (
    <BandsEditor bands={(value as FeeBand[] | undefined) ?? []} errors={errors} onChange={onChange} />
  ),
};
