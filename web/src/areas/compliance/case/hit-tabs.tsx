import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';

interface HitTabsProps {
  hits: readonly CaseHit[];
  shown: string;
  onShow: (id: string) => void;
}

/** Several matches, one at a time: the listed name and how alike it is. */
export function HitTabs({ hits, shown, onShow }: HitTabsProps) {
  const t = useMessages('case');
  if (hits.length < 2) return null;
  return (
    <Tabs
      label={t(($) => $.hit.hits)}
      tabs={hits.map(({ id, name, score, decision }) => ({
        id,
        label: name,
        count: score.toFixed(2),
        isDirty: decision === 'open',
      }))}
      active={shown}
      onChange={onShow}
    />
  );
}
