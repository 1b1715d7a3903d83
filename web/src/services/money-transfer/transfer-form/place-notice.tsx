import { mdiAlertOutline, mdiCheckCircleOutline, mdiCloseOctagonOutline } from '@mdi/js';
import type { TransferOption } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './transfer-form.module.css';

interface PlaceNoticeProps {
  option: TransferOption | undefined;
  /** Municipality, or the province while there is none. */
  place: string;
  problem?: string;
}

/** How deliveries stand in this place: always one line, so that nothing below it moves. */
export function PlaceNotice({ option, place, problem }: PlaceNoticeProps) {
  const t = useMessages('transfer-form');
  const refusal = option?.refusal ?? problem;
  const isLate = option?.state === 'Delayed' || Boolean(option?.notice);
  const tone = refusal ? 'stop' : isLate ? 'late' : 'open';
  return (
    <p className={`${styles.notice} ${styles[tone]}`} role="status">
      {option !== undefined && (
        <>
          <Icon path={icons[tone]} size={18} />
          {refusal ??
            `${place}: ${[t(($) => $.state[option.state]), option.notice].filter(Boolean).join('. ')}`}
        </>
      )}
    </p>
  );
}

const icons = { open: mdiCheckCircleOutline, late: mdiAlertOutline, stop: mdiCloseOctagonOutline } as const;
