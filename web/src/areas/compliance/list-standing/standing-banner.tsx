import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { faultLabels, listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import type { ListStandingReply } from '#domain/areas/compliance/lists.papers.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import styles from './list-standing.module.css';

/** Below every page while lists are stale or a new version was refused; sellers learn only what waits. */
export function StandingBanner() {
  const { data } = useCall('GET /api/list-standing', {}, { staleTime: 600_000 });
  useLive('list-versions', () => void refresh('list-standing'));
  if (data === undefined) return null;
  if (data.sources.length === 0) return <WhatWaits standing={data} />;
  if (!data.isStale && data.sources.every(({ refused }) => refused === null)) return null;
  return (
    <Line>
      {data.isStale && <StaleLists standing={data} />}
      <RefusedVersions standing={data} />
    </Line>
  );
}

/** What is scrolled to, as by the Tab key, stops above the line instead of behind it. */
function Line({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${line.current?.offsetHeight ?? 0}px`;
    });
    if (line.current) watch.observe(line.current);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div ref={line} className={styles.line}>
      {children}
    </div>
  );
}

interface StandingProps {
  standing: ListStandingReply;
}

function WhatWaits({ standing: { isStale, blocksAbove } }: StandingProps) {
  const t = useMessages('list-standing');
  if (!isStale || blocksAbove === null) return null;
  const amount = formatMoney(blocksAbove, 'USD');
  return (
    <Line>
      <Banner tone="info">{t(($) => $.waitsCalm, { amount })}</Banner>
    </Line>
  );
}

function StaleLists({ standing: { sources, blocksAbove } }: StandingProps) {
  const t = useMessages('list-standing');
  const lists = listLabels[useLanguage()];
  const days = sources
    .filter(({ isStale }) => isStale)
    .map(({ code, publishedOn: day }) =>
      day
        ? t(($) => $.published, { list: lists[code], day: formatDate(day) })
        : t(($) => $.publishedUnknown, { list: lists[code] }),
    );
  const effect =
    blocksAbove === null
      ? t(($) => $.goesOn)
      : t(($) => $.waits, { amount: formatMoney(blocksAbove, 'USD') });
  return (
    <Banner tone="danger" title={t(($) => $.stale)} action={<OpenLists />}>
      <span className={styles.days}>{days.join('; ')}. </span>
      {effect}
    </Banner>
  );
}

function RefusedVersions({ standing: { sources } }: StandingProps) {
  const t = useMessages('list-standing');
  const language = useLanguage();
  return sources.map(
    ({ code, refused }) =>
      refused && (
        <Banner key={code} tone="danger" action={<OpenLists />}>
          {t(($) => $.refused, {
            list: listLabels[language][code],
            fault: faultLabels[language][refused.fault],
          })}
        </Banner>
      ),
  );
}

function OpenLists() {
  const t = useMessages('list-standing');
  const navigate = useNavigate();
  return (
    <Button size="sm" onClick={() => void navigate({ to: '/compliance/lists' })}>
      {t(($) => $.open)}
    </Button>
  );
}
