import { useFormContext, useWatch } from 'react-hook-form';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { maskedAccount } from './masked-account.ts';
import styles from './rows.module.css';

type Account = OfficePaper['bankAccount'];

const blank = { bank: '', holder: '', routing: '', account: '' };

/** The bank account is written and never read back: left alone it stays, null takes it away. */
export function BankFields({ stored }: { stored: Account }) {
  const t = useMessages('offices');
  const { setValue, clearErrors } = useFormContext();
  const value = useWatch({ name: 'bankAccount' }) as object | null | undefined;
  const isKept = value === undefined;

  function change(next: object | null | undefined) {
    clearErrors('bankAccount');
    setValue('bankAccount', next, { shouldDirty: true });
  }

  if (value) {
    return (
      <>
        <FieldGrid columns={2}>
          <FormText name="bankAccount.bank" label={t(($) => $.bank.bank)} isRequired autoComplete="off" />
          <FormText name="bankAccount.holder" label={t(($) => $.bank.holder)} isRequired autoComplete="off" />
          <FormText
            name="bankAccount.routing"
            label={t(($) => $.bank.routing)}
            isRequired
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
          />
          <FormText
            name="bankAccount.account"
            label={t(($) => $.bank.account)}
            hint={t(($) => $.bank.once)}
            isRequired
            inputMode="numeric"
            maxLength={17}
            autoComplete="off"
          />
        </FieldGrid>
        <div>
          <Button size="sm" onClick={() => change(undefined)}>
            {t(($) => $.bank.undo)}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.account}>
      <span>{isKept ? (maskedAccount(stored) ?? t(($) => $.bank.none)) : t(($) => $.bank.willGo)}</span>
      <Button size="sm" onClick={() => change(blank)}>
        {stored ? t(($) => $.bank.replace) : t(($) => $.bank.add)}
      </Button>
      {stored && (
        <Button size="sm" onClick={() => change(isKept ? null : undefined)}>
          {isKept ? t(($) => $.bank.remove) : t(($) => $.bank.undo)}
        </Button>
      )}
    </div>
  );
}
