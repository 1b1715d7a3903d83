import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Draft } from './draft-store.ts';
import { isSame } from './merge-fields.ts';
import type { Side } from './merge-fields.ts';

interface DraftOfferProps {
  draft: Draft;
  methods: UseFormReturn<FieldValues, unknown, FieldValues>;
  base: FieldValues;
  labels: Readonly<Partial<Record<string, string>>>;
  show?: (field: string, value: unknown) => ReactNode;
  onRestored: () => void;
  onDiscard: () => void;
}

/** Offers what was typed the last time. Where others have saved since then, both sides are shown first. */
export function DraftOffer({ draft, methods, base, labels, show, onRestored, onDiscard }: DraftOfferProps) {
  const t = useMessages('form');
  const [isComparing, setIsComparing] = useState(false);
  const fields = Object.entries(draft.fields).filter(([name]) => name in base);
  const stale = fields
    .filter(([name, kept]) => !isSame(kept.base, base[name]) && !isSame(kept.value, base[name]))
    .map(([field, kept]) => ({
      field,
      before: kept.base,
      mine: kept.value,
      theirs: base[field] as unknown,
      isConflict: true,
    }));

  function restore(sides: Readonly<Record<string, Side>>) {
    for (const [name, { value }] of fields) {
      if (sides[name] !== 'theirs') methods.setValue(name, value, { shouldDirty: true });
    }
    onRestored();
  }

  return (
    <Banner
      tone="info"
      title={t(($) => $.draft.found, { when: formatRelative(draft.at) })}
      action={
        <>
          <Button size="sm" onClick={onDiscard}>
            {t(($) => $.draft.discard)}
          </Button>
          <Button size="sm" onClick={() => (stale.length > 0 ? setIsComparing(true) : restore({}))}>
            {t(($) => $.draft.restore)}
          </Button>
        </>
      }
    >
      {t(($) => $.draft.text)}
      {isComparing && (
        <ConflictDialog
          rows={stale}
          text={t(($) => $.conflict.draft)}
          okLabel={t(($) => $.conflict.take)}
          {...{ labels, show }}
          onResolve={restore}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Banner>
  );
}
