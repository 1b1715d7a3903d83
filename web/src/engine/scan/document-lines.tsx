import { mdiAlertOutline, mdiCheckCircleOutline } from '@mdi/js';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { ReadDocument } from './read-document.ts';
import styles from './scan.module.css';

interface DocumentLinesProps {
  text: string;
  onText: (text: string) => void;
  read: ReadDocument | undefined;
  hasFocus: boolean;
}

/** What a reader types like a keyboard, or a person by hand, with what the check digits say of it. */
export function DocumentLines({ text, onText, read, hasFocus }: DocumentLinesProps) {
  const t = useMessages('scan');
  return (
    <div className={styles.lines}>
      <TextField
        label={t(($) => $.mrz)}
        hint={t(($) => $.mrzHint)}
        rows={3}
        autoFocus={hasFocus}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Verdict read={read} />
    </div>
  );
}

function Verdict({ read }: { read: ReadDocument | undefined }) {
  const t = useMessages('scan');
  if (read === undefined) return <p className={styles.verdict}>{t(($) => $.waiting)}</p>;
  const { document, faults } = read;
  const name = [document.firstName, document.lastName, document.secondLastName].filter(Boolean).join(' ');
  const own = faults.filter((fault) => fault !== 'all');
  const parts = (own.length > 0 ? own : faults).map((fault) => t(($) => $.part[fault])).join(', ');
  const isBad = faults.length > 0;
  return (
    <p role="status" className={`${styles.verdict} ${isBad ? styles.bad : styles.good}`}>
      <Icon path={isBad ? mdiAlertOutline : mdiCheckCircleOutline} size={18} />
      {isBad
        ? t(($) => $.bad, { parts })
        : t(($) => (document.id.verification === 'Mrz' ? $.good : $.goodLicence), { name })}
    </p>
  );
}
