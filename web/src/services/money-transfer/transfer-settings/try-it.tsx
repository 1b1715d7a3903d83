import { useDeferredValue, useState } from 'react';
import { municipalitiesOf, type Province, provinces } from '#domain/kernel/cuban-places.ts';
import { parseAmount, toWire } from '#domain/kernel/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import { paymentMethods } from '#domain/payment/payment.values.ts';
import { payoutCurrencies, transferMethods } from '#domain/services/money-transfer/transfer.values.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import type { CallInput } from '#web/lib/api.ts';
import { TryAnswer } from './try-answer.tsx';
import { momentOf } from './use-setting-change.ts';
import { useSettingWords } from './use-setting-words.ts';
import styles from './try-it.module.css';

const START = {
  officeId: '',
  method: 'HomeCash' as (typeof transferMethods)[number],
  payoutCurrency: 'USD' as (typeof payoutCurrencies)[number],
  province: 'La Habana' as Province,
  municipality: '',
  mode: 'SendFixed' as 'SendFixed' | 'ReceiveFixed',
  amount: '100.00',
  tender: 'Cash',
  isExpress: false,
  day: '',
  time: '',
};

type TryForm = typeof START;
type Question = CallInput<'POST /api/settings/transfers/quote'>['body'];

/** What an office would ask, with the tables of any moment; it follows every key. */
export function TryIt() {
  const { t, offices } = useSettingWords();
  const timeZone = useOffices().office?.timeZone ?? 'America/New_York';
  const [form, setForm] = useState(START);
  const asked = useDeferredValue(form);
  const first = offices.sellers[0]?.id ?? '';
  const question = questionOf({ ...asked, officeId: asked.officeId || first }, timeZone);
  return (
    <Sheet title={t(($) => $.tryTitle)} padding="side">
      <TryFields
        form={{ ...form, officeId: form.officeId || first }}
        put={(values) => setForm({ ...form, ...values })}
      />
      {question === null ? (
        <p className={styles.hint}>{t(($) => $.choosePlace)}</p>
      ) : (
        <TryAnswer question={question} />
      )}
    </Sheet>
  );
}

/** Null while the amount is none. */
function questionOf(asked: TryForm, timeZone: string): Question | null {
  const amount = parseAmount(asked.amount, asked.mode === 'SendFixed' ? 'USD' : asked.payoutCurrency);
  if (asked.officeId === '' || amount === null || amount.minor <= 0n) return null;
  return {
    officeId: asked.officeId,
    method: asked.method,
    payoutCurrency: asked.payoutCurrency,
    province: asked.province,
    municipality: asked.municipality || null,
    mode: asked.mode,
    amount: toWire(amount),
    isExpress: asked.isExpress,
    tenders: asked.tender === '' ? [] : [{ method: asked.tender as PaymentMethod, amount: null }],
    at: momentOf(asked.day, asked.time, timeZone),
  };
}

function TryFields({ form, put }: { form: TryForm; put: (values: Partial<TryForm>) => void }) {
  const { t, word, offices } = useSettingWords();
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

  return (
    <div className={styles.form}>
      <SelectField
        label={t(($) => $.field.officeId)}
        value={form.officeId}
        options={offices.sellers.map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` }))}
        onChange={(event) => put({ officeId: event.target.value })}
      />
      <FieldGrid columns={2}>
        <SelectField
          label={t(($) => $.field.method)}
          value={form.method}
          options={transferMethods.map((value) => ({ value, label: word('method', value) }))}
          onChange={(event) => put({ method: event.target.value as typeof form.method })}
        />
        <SelectField
          label={t(($) => $.field.payoutCurrency)}
          value={form.payoutCurrency}
          options={named(payoutCurrencies)}
          onChange={(event) => put({ payoutCurrency: event.target.value as typeof form.payoutCurrency })}
        />
        <SelectField
          label={t(($) => $.field.province)}
          value={form.province}
          options={named(provinces)}
          onChange={(event) => put({ province: event.target.value as Province, municipality: '' })}
        />
        <SelectField
          label={t(($) => $.field.municipality)}
          placeholder={t(($) => $.all)}
          value={form.municipality}
          options={named(municipalitiesOf(form.province))}
          onChange={(event) => put({ municipality: event.target.value })}
        />
        <SelectField
          label={t(($) => $.tryAmount)}
          value={form.mode}
          options={[
            { value: 'SendFixed', label: t(($) => $.trySends) },
            { value: 'ReceiveFixed', label: t(($) => $.tryGets) },
          ]}
          onChange={(event) => put({ mode: event.target.value as typeof form.mode })}
        />
        <TextField
          label={form.mode === 'SendFixed' ? t(($) => $.trySends) : t(($) => $.tryGets)}
          inputMode="decimal"
          end={form.mode === 'SendFixed' ? 'USD' : form.payoutCurrency}
          value={form.amount}
          onChange={(event) => put({ amount: event.target.value })}
        />
        <SelectField
          label={t(($) => $.tryTender)}
          placeholder={t(($) => $.tryUnknown)}
          value={form.tender}
          options={paymentMethods.map((value) => ({ value, label: word('tender', value) }))}
          onChange={(event) => put({ tender: event.target.value })}
        />
        <Checkbox
          label={t(($) => $.tryExpress)}
          checked={form.isExpress}
          onChange={(event) => put({ isExpress: event.target.checked })}
        />
        <DateField
          label={t(($) => $.tryAt)}
          hint={form.day === '' ? t(($) => $.tryNow) : undefined}
          value={form.day}
          onChange={(day) => put({ day })}
        />
        <TimeField
          label={t(($) => $.time)}
          value={form.time}
          onChange={(event) => put({ time: event.target.value })}
        />
      </FieldGrid>
    </div>
  );
}
