import { mdiClose } from '@mdi/js';
import { useState } from 'react';
import type { RuleSummary, RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { waitsForFacts } from '#domain/areas/hold-rules/waits-for-facts.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Drawer } from '#web/kit/overlay/drawer.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import type { RuleDraft } from './rule-dialog.tsx';
import styles from './rule-drawer.module.css';
import { RuleHistory } from './rule-history.tsx';
import { shownVersion } from './rule-state.ts';
import { RuleVersionCard } from './rule-version-card.tsx';
import { useRuleWords } from './use-rule-words.ts';

interface RuleDrawerProps {
  rule: RuleSummary;
  onClose: () => void;
  onDraft: (draft: RuleDraft) => void;
}

/** One rule: what counts, what waits for whom, and every version it had. */
export function RuleDrawer({ rule, onClose, onDraft }: RuleDrawerProps) {
  const { t, language } = useRuleWords();
  const [decision, setDecision] = useState<Decision>();
  const { current, planned, open } = rule;
  const shown = shownVersion(rule);
  const name = shown?.name[language] ?? rule.code;
  return (
    <Drawer isOpen side="end" label={name} onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <h2>{name}</h2>
          <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
        </header>
        {shown !== null && <Remarks version={shown} />}
        {open && (
          <section aria-label={t(($) => $.openPart)}>
            <h3>{t(($) => $.openPart)}</h3>
            <RuleVersionCard version={open} />
            <OpenActions version={open} onDraft={onDraft} onDecide={setDecision} />
          </section>
        )}
        <section aria-label={t(($) => $.counts)}>
          <h3>{t(($) => $.counts)}</h3>
          {current === null ? <p>{t(($) => $.notOpen)}</p> : <RuleVersionCard version={current} />}
          {shown !== null && open === null && <NextActions shown={shown} onDraft={onDraft} />}
        </section>
        {planned.length > 0 && (
          <section aria-label={t(($) => $.plannedPart)}>
            <h3>{t(($) => $.plannedPart)}</h3>
            {planned.map((version) => (
              <RuleVersionCard key={version.id} version={version} />
            ))}
          </section>
        )}
        <RuleHistory code={rule.code} />
      </div>
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Drawer>
  );
}

function Remarks({ version }: { version: RuleVersion }) {
  const { t } = useRuleWords();
  return (
    <>
      {version.isAml && <Banner tone="info">{t(($) => $.amlText)}</Banner>}
      {waitsForFacts(version.measure, version.services) && (
        <Banner tone="info">{t(($) => $.waitsText)}</Banner>
      )}
    </>
  );
}

/** A version is never edited: each of these drafts the next one. */
function NextActions({ shown, onDraft }: { shown: RuleVersion; onDraft: (draft: RuleDraft) => void }) {
  const { t } = useRuleWords();
  return (
    <div className={styles.bar}>
      <Button size="sm" onClick={() => onDraft({ from: shown })}>
        {t(($) => $.change)}
      </Button>
      <Button size="sm" onClick={() => onDraft({ from: { ...shown, isOn: !shown.isOn } })}>
        {t(($) => (shown.isOn ? $.turnOff : $.turnOn))}
      </Button>
    </div>
  );
}

interface OpenActionsProps {
  version: RuleVersion;
  onDraft: (draft: RuleDraft) => void;
  onDecide: (decision: Decision) => void;
}

/** A draft is edited and asked for by anybody of compliance; activated only by who did neither. */
function OpenActions({ version, onDraft, onDecide }: OpenActionsProps) {
  const { t } = useRuleWords();
  const { status, isMine } = version;
  return (
    <>
      {status === 'asked' && isMine && <Banner tone="info">{t(($) => $.mine)}</Banner>}
      <div className={styles.bar}>
        {status === 'draft' && (
          <>
            <Button size="sm" variant="primary" onClick={() => onDecide({ action: 'ask', version })}>
              {t(($) => $.ask)}
            </Button>
            <Button size="sm" onClick={() => onDraft({ from: version, edited: version })}>
              {t(($) => $.edit)}
            </Button>
          </>
        )}
        {status === 'asked' && !isMine && (
          <Button size="sm" variant="primary" onClick={() => onDecide({ action: 'activate', version })}>
            {t(($) => $.activate)}
          </Button>
        )}
        <Button size="sm" onClick={() => onDecide({ action: 'drop', version })}>
          {t(($) => $.drop)}
        </Button>
      </div>
    </>
  );
}
