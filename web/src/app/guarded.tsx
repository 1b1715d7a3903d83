import { mdiLockOutline } from '@mdi/js';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayCall } from '#domain/access/access.ts';
import type { Subject } from '#domain/access/subject.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** Shows the screen, or why it is not open: the same decision the server and the menu make. */
export function Guarded({ subject, children }: { subject: Subject; children: ReactNode }) {
  const t = useMessages('app');
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const verdict = screen === undefined ? { allowed: true as const } : mayCall(screen.access, subject);
  if (verdict.allowed) return children;
  const reasons = {
    'not-your-role': t(($) => $.refusedRole),
    'wrong-office': t(($) => $.refusedOffice),
    'menu-right-missing': t(($) => $.refusedRight),
  };
  return <EmptyState icon={mdiLockOutline} title={t(($) => $.refused)} text={reasons[verdict.code]} />;
}
