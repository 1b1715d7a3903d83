import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { PaperActions } from '#web/engine/paper/paper-actions.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { FundBanner } from './fund-banner.tsx';
import { FundFigures } from './fund-figures.tsx';
import { FundLicences } from './fund-licences.tsx';
import { FundStateChip } from './fund-state.tsx';
import { FundTerms } from './fund-terms.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Statement } from './statement.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useFollowFunds } from './use-follow-funds.ts';
import { useIsCorporation } from './use-is-corporation.ts';
import { WaitingMoves } from './waiting-moves.tsx';
import styles from './funds.module.css';

/** The fund of one office like a statement of a bank: what it has, what it may owe, what moved it. */
export function FundScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/settings/offices/funds/{id}', { params: { id } }, { staleTime: 0 });
  useFollowFunds();
  return (
    <Loaded query={query} shape="paper">
      {(fund) => <ShownFund key={id} fund={fund} />}
    </Loaded>
  );
}

function ShownFund({ fund }: { fund: FundPaper }) {
  const t = useMessages('funds');
  const navigate = useNavigate();
  const isCorporation = useIsCorporation();
  const [open, setOpen] = useState<'move' | 'terms'>();
  const close = () => setOpen(undefined);
  const { id, office, code } = fund;
  const terms: PaperAction = { id: 'terms', label: t(($) => $.term.change), run: () => setOpen('terms') };
  const move: PaperAction = {
    id: 'move',
    label: t(($) => $.newMove),
    hint: 'N',
    place: 'primary',
    run: () => setOpen('move'),
  };
  return (
    <article aria-label={office}>
      <PageHeader
        title={office}
        chip={<FundStateChip fund={fund} />}
        count={code}
        onBack={() => void navigate({ href: '/settings/offices/fund' })}
        actions={<PaperActions actions={isCorporation ? [terms, move] : [move]} />}
      />
      <FundBanner fund={fund} />
      <FundFigures fund={fund} />
      <div className={styles.columns}>
        <Statement id={id} />
        <div className={styles.side}>
          <WaitingMoves code={code} />
          <FundTerms fund={fund} />
          <FundLicences licences={fund.licences} />
        </div>
      </div>
      {open === 'move' && <MoveDialog office={{ id, name: office }} onClose={close} />}
      {open === 'terms' && <TermsDialog fund={fund} onClose={close} />}
    </article>
  );
}
