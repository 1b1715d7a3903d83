import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import styles from './screening.module.css';

const empty = {
  givenNames: '',
  firstSurname: '',
  secondSurname: '',
  name: '',
  alias: '',
  birthDate: '',
  carne: '',
  idNumber: '',
  sex: '',
  country: '',
  kind: '',
};
type Typed = typeof empty;
type Field = keyof Typed;

const nameFields = ['givenNames', 'firstSurname', 'secondSurname', 'name', 'alias'] as const;
/** Where the refusal of a field of the request stands in the form. */
const fieldOfPath: Readonly<Record<string, Field>> = { aliases: 'alias', idNumbers: 'idNumber' };

/** Whom to look for: parts of the name as our forms have them, or one text, and whatever else is known. */
export function SearchForm({ onFound }: { onFound: (id: string) => void }) {
  const t = useMessages('screening');
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<string>();
  const look = useAct('POST /api/compliance/screenings');

  async function send(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    setProblem(undefined);
    try {
      const { id } = await look.mutateAsync({ body: bodyOf(typed) });
      onFound(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.length === 0) return setProblem(String(error));
      setErrors(
        Object.fromEntries(
          error.fields.map(({ path, message }) => {
            const [field = 'name'] = path.split('.');
            return [fieldOfPath[field] ?? field, message];
          }),
        ),
      );
    }
  }

  const set = (field: Field) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const text = (field: Field) => ({
    label: t(($) => $.field[field]),
    value: typed[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set(field)(event.target.value),
  });
  return (
    <Sheet title={t(($) => $.who)}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FieldGrid columns={2}>
          {nameFields.map((field) => (
            <TextField
              key={field}
              {...text(field)}
              isWide={field === 'name'}
              hint={field === 'name' ? t(($) => $.field.nameHint) : undefined}
              autoFocus={field === 'givenNames'}
            />
          ))}
          <DateField
            label={t(($) => $.field.birthDate)}
            value={typed.birthDate}
            error={errors.birthDate}
            onChange={set('birthDate')}
          />
          <TextField {...text('carne')} inputMode="numeric" />
          <TextField {...text('idNumber')} />
          <SelectField
            {...text('sex')}
            placeholder={t(($) => $.any)}
            options={(['F', 'M'] as const).map((value) => ({ value, label: t(($) => $.sex[value]) }))}
          />
          <TextField {...text('country')} maxLength={2} hint={t(($) => $.field.countryHint)} />
          <SelectField
            {...text('kind')}
            placeholder={t(($) => $.any)}
            options={(['person', 'organisation'] as const).map((value) => ({
              value,
              label: t(($) => $.kind[value]),
            }))}
          />
        </FieldGrid>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isBusy={look.isPending}>
            {t(($) => $.search)}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

function bodyOf({ alias, idNumber, birthDate, sex, country, kind, ...names }: Typed) {
  return {
    ...names,
    aliases: alias === '' ? [] : [alias],
    idNumbers: idNumber === '' ? [] : [idNumber],
    birthDate: birthDate === '' ? null : birthDate,
    sex: sex === '' ? null : (sex as 'F' | 'M'),
    country: country === '' ? null : country.toUpperCase(),
    kind: kind === '' ? null : (kind as 'person' | 'organisation'),
  };
}
