import { useWatch } from 'react-hook-form';
import { isLuhn } from '#domain/kernel/luhn.ts';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** The card in Cuba: typed twice, since what goes to a wrong one is gone. */
export function CardFields({ kept }: { kept: string | null }) {
  const t = useMessages('transfer-form');
  const number = useWatch({ name: 'card.number' }) as string;
  const digits = number.replaceAll(/\D/g, '');
  // Cards of Cuba mostly keep the rule, not all of them: who types it is asked to look again, and may go on.
  const isDoubtful = digits.length === 16 && !isLuhn(digits);
  const keptHint = number === '' && kept !== null ? t(($) => $.card.kept, { last4: kept }) : undefined;
  const hint = isDoubtful ? t(($) => $.card.doubtful) : keptHint;
  return (
    <FieldGrid columns={2}>
      <FormText
        name="card.number"
        label={t(($) => $.card.number)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        isRequired={kept === null}
        hint={hint}
      />
      <FormText
        name="cardAgain"
        label={t(($) => $.card.again)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        isRequired={kept === null}
      />
      <FormText name="card.holderName" label={t(($) => $.card.holder)} maxLength={120} isRequired />
      <FormText name="card.bank" label={t(($) => $.card.bank)} maxLength={40} />
    </FieldGrid>
  );
}
