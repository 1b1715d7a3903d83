import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { falsePositiveLabels } from '#domain/areas/compliance/cases.labels.ts';
import { minNote } from '#domain/areas/compliance/cases.schema.ts';
import { falsePositiveReasons } from '#domain/areas/compliance/cases.values.ts';
import type { FalsePositiveReason, HitDecision } from '#domain/areas/compliance/cases.values.ts';
import { Button } from '#web/kit/action/button.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import styles from './decide.module.css';
import { useStep } from './use-step.ts';

interface DecideHitProps {
  paper: CasePaper;
  hit: CaseHit;
}

/** What a match is, with the reason and a note that says something. Refused, everything typed stays. */
export function DecideHit({ paper: { id, version }, hit }: DecideHitProps) {
  const t = useMessages('case');
  const { step, isBusy } = useStep();
  const send = useAct('POST /api/compliance/cases/{id}/hits/{hitId}/decision');
  const form = useRef<HTMLFormElement>(null);
  const [decision, setDecision] = useState<HitDecision>();
  const [reasonCode, setReasonCode] = useState<FalsePositiveReason>();
  const [scope, setScope] = useState<'all' | 'order'>('all');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const missing = minNote - note.trim().replaceAll(/\s+/g, ' ').length;
  const isFalse = decision === 'false-positive';
  const isReady = missing <= 0 && decision !== undefined && (!isFalse || reasonCode !== undefined);

  async function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isReady) return void requestAnimationFrame(() => firstWrong()?.focus());
    const body = { decision, reasonCode: isFalse ? (reasonCode ?? null) : null, note, scope };
    const params = { id, hitId: hit.id };
    await step(
      () => send.mutateAsync({ params, body, options: { ifMatch: version } }),
      t(($) => $.decide.hitDone),
    );
  }

  function firstWrong() {
    return form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
  }

  /** Chosen by key, the hand goes on to the reason or the note. */
  function choose(value: HitDecision, isByKey = false) {
    setDecision(value);
    const next = value === 'false-positive' ? 'select' : 'textarea';
    if (isByKey) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(next)?.focus());
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={t(($) => $.decide.hitTitle)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
      }}
    >
      <DecisionTiles decision={decision} onChoose={choose} error={isTried && decision === undefined} />
      {isFalse && (
        <>
          <ReasonSelect
            value={reasonCode}
            error={isTried && reasonCode === undefined}
            onChange={setReasonCode}
          />
          <SelectField
            label={t(($) => $.decide.scope)}
            value={scope}
            options={[
              { value: 'all', label: t(($) => $.decide.scopeAll) },
              { value: 'order', label: t(($) => $.decide.scopeOrder) },
            ]}
            onChange={({ target }) => setScope(target.value === 'order' ? 'order' : 'all')}
          />
        </>
      )}
      <TextField
        label={t(($) => $.decide.note)}
        hint={t(($) => $.decide.noteHint)}
        error={isTried && missing > 0 ? t(($) => $.decide.noteShort, { count: missing }) : undefined}
        isRequired
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="primary" size="wide" hint="Ctrl ↵" isBusy={isBusy}>
        {t(($) => $.decide.decideHit)}
      </Button>
    </form>
  );
}

interface TilesProps {
  decision: HitDecision | undefined;
  error: boolean;
  onChoose: (decision: HitDecision, isByKey?: boolean) => void;
}

function DecisionTiles({ decision, error, onChoose }: TilesProps) {
  const t = useMessages('case');
  const group = t(($) => $.decide.hitTitle);
  const tiles = [
    {
      value: 'false-positive',
      label: t(($) => $.decide.falsePositive),
      promise: t(($) => $.decide.falsePositiveText),
    },
    { value: 'true-match', label: t(($) => $.decide.trueMatch), promise: t(($) => $.decide.trueMatchText) },
    { value: 'need-info', label: t(($) => $.decide.needInfo), promise: t(($) => $.decide.needInfoText) },
  ] as const;
  const keyOf = (place: 0 | 1 | 2, keys: string) => ({
    id: `case.hit.${tiles[place].value}`,
    keys,
    label: tiles[place].label,
    group,
    run: () => onChoose(tiles[place].value, true),
  });
  useHotkey(keyOf(0, 'f'));
  useHotkey(keyOf(1, 't'));
  useHotkey(keyOf(2, 'm'));
  return (
    <RadioTiles
      label={t(($) => $.decide.choice)}
      tiles={tiles}
      value={decision}
      error={error ? t(($) => $.decide.choice) : undefined}
      onChange={(value) => onChoose(value)}
    />
  );
}

interface ReasonSelectProps {
  value: FalsePositiveReason | undefined;
  error: boolean;
  onChange: (reason: FalsePositiveReason | undefined) => void;
}

function ReasonSelect({ value, error, onChange }: ReasonSelectProps) {
  const t = useMessages('case');
  const words = falsePositiveLabels[useLanguage()];
  return (
    <SelectField
      label={t(($) => $.decide.reason)}
      isRequired
      placeholder=""
      value={value ?? ''}
      error={error ? t(($) => $.decide.reasonNeeded) : undefined}
      options={falsePositiveReasons.map((reason) => ({ value: reason, label: words[reason] }))}
      onChange={({ target }) => onChange(falsePositiveReasons.find((reason) => reason === target.value))}
    />
  );
}
