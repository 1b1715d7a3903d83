import { mdiSwapHorizontal } from '@mdi/js';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#web/engine/form/use-field.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { AmountBox } from './amount-box.tsx';
import styles from './amount.module.css';
import type { TransferValues } from './transfer-values.ts';
import type { LiveQuote } from './use-transfer-quote.ts';

type AmountMode = TransferValues['mode'];

/** What is sent and what arrives: the one that is typed stands, the other follows from it. */
export function AmountSection({ number, live }: { number: number; live: LiveQuote }) {
  const t = useMessages('transfer-form');
  const { setValue, setFocus } = useFormContext<TransferValues>();
  const { field, error } = useField('amount');
  const [mode, currency] = useWatch<TransferValues, ['mode', 'payoutCurrency']>({
    name: ['mode', 'payoutCurrency'],
  });
  const { sends, gets, problem, unspent } = factsOf(live);
  const wrong = error ?? problem;

  function type(next: AmountMode, amount: string) {
    setValue('mode', next, { shouldDirty: true });
    field.onChange(amount);
  }

  /** The other one stands from now on, with what it says now. */
  function swap() {
    const next = mode === 'SendFixed' ? 'ReceiveFixed' : 'SendFixed';
    const shown = mode === 'SendFixed' ? gets : sends;
    type(next, shown === undefined ? '' : String(shown));
    requestAnimationFrame(() => setFocus('amount', { shouldSelect: true }));
  }

  useHotkey({ id: 'transfer.swap', keys: 'alt+x', label: t(($) => $.swap), run: swap });
  useHotkey({
    id: 'transfer.amount',
    keys: 'alt+a',
    label: t(($) => $.toAmount),
    run: () => setFocus('amount', { shouldSelect: true }),
  });

  const box = (own: AmountMode, computed: number | undefined) => ({
    isFixed: mode === own,
    isPricing: live.isPricing,
    amount: field.value as string,
    computed: computed === undefined ? '' : String(computed),
    error: mode === own ? wrong : undefined,
    onType: (amount: string) => type(own, amount),
    onBlur: field.onBlur,
    fieldRef: mode === own ? field.ref : undefined,
  });
  return (
    <FormSection number={number} title={t(($) => $.amount)}>
      <div className={styles.pair}>
        <AmountBox label={t(($) => $.sends)} currency="USD" {...box('SendFixed', sends)} />
        <div className={styles.swap}>
          <IconButton icon={mdiSwapHorizontal} label={t(($) => $.swap)} onClick={swap} />
        </div>
        <AmountBox label={t(($) => $.gets)} currency={currency} {...box('ReceiveFixed', gets)} />
      </div>
      <p className={styles.note} role="status">
        {mode === 'SendFixed' ? t(($) => $.sendFixed) : t(($) => $.receiveFixed)}
        {unspent > 0 && ` ${t(($) => $.unspent, { amount: formatMoney(unspent, 'USD') })}`}
      </p>
    </FormSection>
  );
}

/** What the quote says of the two amounts; a refusal only once the answer is that of what stands there. */
function factsOf({ answer, isPricing }: LiveQuote) {
  const refused = answer?.problems.find(({ path }) => path === 'amount')?.message;
  return {
    sends: answer?.quote?.principal.amountMinor,
    gets: answer?.quote?.payout?.amount.amountMinor,
    problem: isPricing ? undefined : refused,
    unspent: answer?.unspent?.amountMinor ?? 0,
  };
}
