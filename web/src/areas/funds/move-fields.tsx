import { useWatch } from 'react-hook-form';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormDate } from '#web/engine/form/form-date.tsx';
import { FormSwitch, FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import { FormFile } from '#web/engine/form/form-file.tsx';
import { FormMoney } from '#web/engine/form/form-money.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { MoveChoice } from './move-form.ts';
import { moveChoices } from './move-form.ts';
import { searchFundOffices } from './search-fund-offices.ts';

interface MoveFieldsProps {
  /** The office is known already. */
  hasOffice: boolean;
  /** Only the corporation takes agencies on. */
  isCorporation: boolean;
}

/** What, how much, and what proves it. */
export function MoveFields({ hasOffice, isCorporation }: MoveFieldsProps) {
  const t = useMessages('funds');
  const kind = useWatch({ name: 'kind' }) as MoveChoice;
  const isDeposit = kind === 'Payment';
  const choices = moveChoices.filter((choice) => choice !== 'Opening' || isCorporation);
  return (
    <>
      <FormTiles
        name="kind"
        label={t(($) => $.move.kind)}
        tiles={choices.map((value) => ({
          value,
          label: t(($) => $.move[value]),
          promise: t(($) => $.move[`${value}Text`]),
        }))}
      />
      {!hasOffice && (
        <FormChoice
          name="officeId"
          label={t(($) => $.move.office)}
          hint={t(($) => $.move.officeHint)}
          options={searchFundOffices}
          isRequired
        />
      )}
      <FieldGrid columns={2}>
        <FormMoney name="amount" label={t(($) => $.move.amount)} isRequired />
        {isDeposit && <FormDate name="depositedOn" label={t(($) => $.move.depositedOn)} isNullable />}
      </FieldGrid>
      {(kind === 'Adjustment' || kind === 'Opening') && (
        <FormSwitch name="isDebit" label={t(($) => $.move.isDebit)} hint={t(($) => $.move.isDebitHint)} />
      )}
      {kind !== 'Adjustment' && kind !== 'Opening' && (
        <FormText
          name="bankReference"
          label={t(($) => $.move.bankReference)}
          hint={t(($) => $.move.bankReferenceHint)}
          isRequired={isDeposit}
          maxLength={60}
          autoComplete="off"
        />
      )}
      {isDeposit && (
        <FormFile name="slipFileId" label={t(($) => $.move.slip)} use="document" accept=".pdf,image/*" />
      )}
      <FormText
        name="note"
        label={t(($) => $.move.note)}
        hint={t(($) => $.move.noteHint)}
        isRequired={kind === 'Adjustment'}
        rows={2}
        maxLength={300}
      />
      <FormSwitch name="isSent" label={t(($) => $.move.isSent)} hint={t(($) => $.move.isSentHint)} />
    </>
  );
}
