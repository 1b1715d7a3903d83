import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { caseOutcomeLabels, informationLabels } from '#domain/areas/compliance/cases.labels.ts';
import { useUser } from '#web/engine/session/session.ts';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './case.module.css';

/** What is the matter with the case as a whole, the gravest first. */
export function CaseBanners({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const { chain, isAml } = paper;
  return (
    <div className={styles.banners}>
      {!chain.isWhole && (
        <Banner tone="danger">{t(($) => $.history.broken, { step: chain.brokenAt ?? '?' })}</Banner>
      )}
      {isAml && <Banner tone="warn">{t(($) => $.aml)}</Banner>}
      <Standing paper={paper} />
    </div>
  );
}

/** Where the case stands, if that is more than its state says. */
function Standing({ paper }: { paper: CasePaper }) {
  if (paper.closed !== null) return <ClosedBanner paper={paper} />;
  if (paper.state === 'Blocked') return <BlockedBanner paper={paper} />;
  if (paper.asked !== null) return <AskedBanner asked={paper.asked} />;
  if (paper.state === 'NeedInfo') return <InfoBanner paper={paper} />;
  return paper.cleared === null ? null : <ClearedBanner cleared={paper.cleared} />;
}

/** Four eyes: who asked, and that another person must do it. */
function AskedBanner({ asked }: { asked: NonNullable<CasePaper['asked']> }) {
  const t = useMessages('case');
  const isMine = useUser()?.id === asked.by.id;
  const action = t(($) => $.banner.asks[asked.action]);
  const title = t(($) => $.banner.asked, { name: asked.by.name, when: formatDateTime(asked.at), action });
  return (
    <Banner tone="info" title={title}>
      {t(($) => (isMine ? $.banner.askedMine : $.banner.askedText))}
    </Banner>
  );
}

function InfoBanner({ paper: { information, infoRequestedAt } }: { paper: CasePaper }) {
  const t = useMessages('case');
  const words = informationLabels[useLanguage()];
  const wanted = information?.wanted.map((one) => words[one]).join(', ') ?? '—';
  return (
    <Banner tone="info" title={t(($) => $.banner.info, { when: formatDateTime(infoRequestedAt ?? '') })}>
      {t(($) => $.banner.infoText, { wanted })}
    </Banner>
  );
}

function ClearedBanner({ cleared }: { cleared: NonNullable<CasePaper['cleared']> }) {
  const t = useMessages('case');
  const name = cleared.by?.name ?? t(($) => $.history.engine);
  return (
    <Banner tone="info" title={t(($) => $.banner.cleared)}>
      {t(($) => $.banner.clearedText, { name, when: formatDateTime(cleared.at) })}
    </Banner>
  );
}

function BlockedBanner({ paper: { events } }: { paper: CasePaper }) {
  const t = useMessages('case');
  const blocked = events.findLast(({ kind }) => kind === 'funds-blocked');
  return (
    <Banner tone="danger" title={t(($) => $.banner.blocked, { when: formatDateTime(blocked?.at ?? '') })}>
      {t(($) => $.banner.blockedText)}
    </Banner>
  );
}

function ClosedBanner({ paper: { closed, outcome } }: { paper: CasePaper }) {
  const t = useMessages('case');
  const words = caseOutcomeLabels[useLanguage()];
  const word = outcome === null ? '—' : words[outcome];
  const name = closed?.by?.name ?? t(($) => $.history.engine);
  const title = t(($) => $.banner.closed, { when: formatDateTime(closed?.at ?? ''), outcome: word });
  return (
    <Banner tone="info" title={title}>
      {t(($) => $.banner.closedBy, { name })}
    </Banner>
  );
}
