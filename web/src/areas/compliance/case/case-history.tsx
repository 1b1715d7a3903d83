import { useState } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './case.module.css';
import { EventNote } from './event-note.tsx';

type Event = CasePaper['events'][number];

const shown = 8;
const tones: Partial<Record<Event['kind'], Tone>> = {
  opened: 'err',
  cleared: 'ok',
  released: 'ok',
  rejected: 'err',
  'funds-blocked': 'err',
  asked: 'info',
  'information-requested': 'info',
  answered: 'info',
  escalated: 'warn',
  'clock-started': 'warn',
};

/** Every step of the case, the newest first; the chain says whether nobody changed the past. */
export function CaseHistory({ events, chain }: Pick<CasePaper, 'events' | 'chain'>) {
  const t = useMessages('case');
  const [isAll, setIsAll] = useState(false);
  const newest = events.toSorted((a, b) => b.seq - a.seq);
  const title = t(($) => $.history.title);
  if (events.length === 0) return null;
  return (
    <Sheet padding="paper" title={title}>
      <Timeline
        label={title}
        events={(isAll ? newest : newest.slice(0, shown)).map((event) => ({
          id: String(event.seq),
          tone: tones[event.kind],
          title: <b>{t(($) => $.history.kind[event.kind])}</b>,
          note: (
            <>
              <EventNote event={event} />
              {[formatDateTime(event.at), event.by || t(($) => $.history.engine)].join(' · ')}
            </>
          ),
        }))}
      />
      {!isAll && newest.length > shown && (
        <Button size="sm" onClick={() => setIsAll(true)}>
          {t(($) => $.history.all, { count: newest.length })}
        </Button>
      )}
      {chain.isWhole && (
        <p className={styles.chain}>
          {t(($) => $.history.whole)} <code>{chain.head.slice(0, 12)}</code>
        </p>
      )}
    </Sheet>
  );
}
