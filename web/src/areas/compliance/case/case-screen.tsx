import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { PaperActions } from '#web/engine/paper/paper-actions.tsx';
import { PaperReaders } from '#web/engine/paper/paper-readers.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { CaseStateChip } from '../case-cells.tsx';
import { refreshCases } from '../refresh-cases.ts';
import { AnswerBox } from './answer-box.tsx';
import { CaseBanners } from './case-banners.tsx';
import { CaseClocks } from './case-clocks.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseStrip } from './case-strip.tsx';
import styles from './case.module.css';
import { ChecklistBox } from './checklist-box.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { HitSheet } from './hit-sheet.tsx';
import { HitTabs } from './hit-tabs.tsx';
import { LinksSheet } from './links-sheet.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { PriorSheet } from './prior-sheet.tsx';
import { ReadersBox } from './readers-box.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { useCaseActions } from './use-case-actions.tsx';

/** One case: who we have beside who is listed, the rules that were met, and the decision, step by step. */
export function CaseScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/compliance/cases/{id}', { params: { id } }, { staleTime: 0 });
  useLive('cases', (event) => {
    if (event.id === id || event.change === 'resync') void refreshCases();
  });
  return (
    <Loaded query={query} shape="paper">
      {(paper) => <ShownCase key={id} paper={paper} />}
    </Loaded>
  );
}

function ShownCase({ paper }: { paper: CasePaper }) {
  const navigate = useNavigate();
  const { actions, dialog } = useCaseActions(paper);
  const { number, state, id, hits } = paper;
  const [hitId, setHitId] = useState(() => (hits.find(({ decision }) => decision === 'open') ?? hits[0])?.id);
  const hit = hits.find((one) => one.id === hitId) ?? hits[0];
  return (
    <article aria-label={number}>
      <PageHeader
        title={number}
        chip={
          <>
            <CaseStateChip state={state} />
            <PaperReaders entity="case" id={id} />
          </>
        }
        onBack={() => void navigate({ href: '/compliance' })}
        actions={<PaperActions actions={actions} />}
      />
      <CaseBanners paper={paper} />
      <CaseStrip paper={paper} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HitTabs hits={hits} shown={hit?.id ?? ''} onShow={setHitId} />
          {hit !== undefined && <HitSheet key={hit.id} hit={hit} subjects={paper.subjects} />}
          {hit === undefined && paper.rules.length === 0 && <NothingFound />}
          <RulesSheet rules={paper.rules} />
          {hit === undefined && <PeopleSheet subjects={paper.subjects} />}
          <PriorSheet prior={paper.prior} />
          <LinksSheet links={paper.links} />
          <div className={styles.last}>
            <CaseHistory events={paper.events} chain={paper.chain} />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.first}>
            <AnswerBox paper={paper} />
          </div>
          <ChecklistBox paper={paper} />
          <DecisionPanel paper={paper} hit={hit} />
          <CaseClocks clocks={paper.clocks} />
          <CaseNotes paper={paper} />
          <ReadersBox readers={paper.readers} />
        </div>
      </div>
      {dialog}
    </article>
  );
}

function NothingFound() {
  const t = useMessages('case');
  return (
    <Sheet padding="paper">
      <p className={styles.none}>{t(($) => $.hit.none)}</p>
      <p className={styles.note}>{t(($) => $.hit.noneText)}</p>
    </Sheet>
  );
}
