import { mdiAlertOutline, mdiCheckCircleOutline } from '@mdi/js';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sexLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { ageOn } from '#domain/kernel/calendar-day.ts';
import { readCarne } from '#domain/kernel/carne.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Icon } from '#web/kit/text/icon.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './person-fields.module.css';

/** What a carné says of its holder, as soon as it is typed: who reads it aloud hears a mistake. */
export function CarneVerdict({ name }: { name: string }) {
  const t = useMessages('customer-picker');
  const language = useLanguage();
  const number = String(useWatch({ name }) ?? '');
  const zone = useOffices().office?.timeZone ?? 'America/New_York';
  const [today] = useState(() => dayAt(new Date(), zone));
  if (number.replaceAll(/\s/g, '').length < 11) return null;
  const read = readCarne(number, today);
  const isBad = 'fault' in read;
  return (
    <p role="status" className={`${styles.verdict} ${isBad ? styles.bad : styles.good}`}>
      <Icon path={isBad ? mdiAlertOutline : mdiCheckCircleOutline} size={16} />
      {isBad
        ? problemMessage(read.fault, language)
        : t(($) => $.carne, {
            date: formatDate(read.birthDate),
            age: ageOn(read.birthDate, today),
            sex: sexLabels[language][read.sex],
          })}
    </p>
  );
}
