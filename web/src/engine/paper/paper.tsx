import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Steps } from '#web/kit/layout/steps.tsx';
import type { Step } from '#web/kit/layout/steps.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import { useLive } from '../live/use-live.ts';
import { asItWas } from '../timeline/history-row.ts';
import type { HistoryRow } from '../timeline/history-row.ts';
import { HistoryTimeline } from '../timeline/history-timeline.tsx';
import type { HistoryWords } from '../timeline/history-timeline.tsx';
import { useHistory } from '../timeline/use-history.ts';
import type { Entity } from '../timeline/use-history.ts';
import type { PaperAction } from './paper-action.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperDocuments } from './paper-documents.tsx';
import type { PaperDocument } from './paper-documents.tsx';
import { PaperReaders } from './paper-readers.tsx';
import styles from './paper.module.css';

interface PaperProps<Data extends object> {
  /** What stands on it. */
  record: Data;
  title: string;
  /** Status beside the title. */
  chip?: ReactNode;
  onBack: () => void;
  actions?: readonly PaperAction[];
  /** What is the matter, and why. */
  banner?: { readonly tone: 'info' | 'warn' | 'danger'; readonly title?: string; readonly text: ReactNode };
  /** The way of the thing. */
  steps?: { readonly steps: readonly Step[]; readonly current: number; readonly isStopped?: boolean };
  documents?: readonly PaperDocument[];
  /** Beside the sheet: what matters to the reader's role. */
  side?: ReactNode;
  /** Who it is to the activity log, with the words for its fields. */
  history?: Entity & HistoryWords;
  /** Topic of its live events and what to ask again when it changed: `{ topic: 'users', calls: ['/users/'] }`. */
  live?: { readonly topic: string; readonly calls: readonly string[] };
  /** The sheet, made from the record as it is now or as it was. */
  children: (record: Data) => ReactNode;
}

/**
 * The page of one thing: number and status, next actions with reasons, its way, the sheet, documents, history.
 * A line of the history shows the sheet as it was at that moment.
 *
 * @example
 * <Paper record={user} title={user.name} chip={<UserStatus …/>} onBack={…} actions={actions}
 *   history={{ entity: 'user', id: user.id, labels }}>{(shown) => <PaperSection title={…}>…</PaperSection>}</Paper>
 */
export function Paper<Data extends object>(props: PaperProps<Data>) {
  const { record, title, chip, onBack, actions = noActions, documents = noDocuments, side, history } = props;
  const [moment, setMoment] = useState<Moment>();
  return (
    <article className={styles.paper} aria-label={title}>
      <PageHeader
        {...{ title, onBack }}
        chip={
          <>
            {chip}
            {history && <PaperReaders entity={history.entity} id={history.id} />}
          </>
        }
        actions={!moment && <PaperActions actions={actions} />}
      />
      {props.live && history && <FollowLive {...props.live} id={history.id} />}
      {moment ? (
        <ThenBanner moment={moment} onBack={() => setMoment(undefined)} />
      ) : (
        <NowBanner banner={props.banner} steps={props.steps} />
      )}
      <div className={styles.sheets}>
        <Sheet padding="paper">
          <div className={styles.sheet}>
            <Then {...{ record, history, moment }}>{props.children}</Then>
            {!moment && <PaperDocuments documents={documents} />}
          </div>
        </Sheet>
        <div className={styles.side}>
          {side}
          {history && <History {...{ history, shown: moment?.id, onPick: setMoment }} />}
        </div>
      </div>
    </article>
  );
}

const noActions: readonly PaperAction[] = [];
const noDocuments: readonly PaperDocument[] = [];

/** A line of the history whose moment is shown. */
type Moment = Pick<HistoryRow, 'id' | 'at'>;

function NowBanner({ banner, steps }: Pick<PaperProps<object>, 'banner' | 'steps'>) {
  const t = useMessages('paper');
  return (
    <>
      {banner && (
        <Banner tone={banner.tone} title={banner.title}>
          {banner.text}
        </Banner>
      )}
      {steps && <Steps label={t(($) => $.steps)} {...steps} />}
    </>
  );
}

function ThenBanner({ moment, onBack }: { moment: Moment; onBack: () => void }) {
  const t = useMessages('paper');
  return (
    <Banner
      tone="warn"
      title={t(($) => $.asItWas, { when: formatDateTime(moment.at) })}
      action={
        <Button size="sm" onClick={onBack}>
          {t(($) => $.backToNow)}
        </Button>
      }
    >
      {t(($) => $.asItWasText)}
    </Banner>
  );
}

interface ThenProps<Data> {
  record: Data;
  history: Entity | undefined;
  moment: Moment | undefined;
  children: (record: Data) => ReactNode;
}

/** The sheet as it is, or with everything undone that came after the moment. */
function Then<Data extends object>({ record, history, moment, children }: ThenProps<Data>) {
  const rows = useHistory(history);
  return children(moment ? asItWas(record, rows, moment.id) : record);
}

interface HistoryProps {
  history: Entity & HistoryWords;
  shown?: string;
  onPick: (moment: Moment) => void;
}

function History({ history, ...pick }: HistoryProps) {
  const t = useMessages('paper');
  const rows = useHistory(history);
  return (
    <Sheet padding="side" title={t(($) => $.history)}>
      <HistoryTimeline rows={rows} {...history} {...pick} pickLabel={t(($) => $.showThen)} />
    </Sheet>
  );
}

/** Asks again when somebody else changed this very thing. */
function FollowLive({ topic, calls, id }: { topic: string; calls: readonly string[]; id: string }) {
  useLive(topic, (event) => {
    if (event.id === id || event.change === 'resync') void refresh(...calls, 'GET /api/activity/entity/');
  });
  return null;
}
