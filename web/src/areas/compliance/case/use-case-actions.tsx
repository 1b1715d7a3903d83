import {
  mdiAccountArrowRightOutline,
  mdiCodeJson,
  mdiFilePdfBox,
  mdiHandBackRightOutline,
  mdiSkipNextOutline,
} from '@mdi/js';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import type { CaseAction } from '#domain/areas/compliance/cases.values.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { openStream } from '#web/lib/api.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { refreshCases, thenRefresh } from '../refresh-cases.ts';
import { useMayDecide } from '../use-may-decide.ts';
import { useNextCase } from '../use-next-case.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { choiceOf } from './choice-of.ts';

/** What is done with the case itself: take it, give it away, take it out as a file, go on to the next. */
export function useCaseActions(paper: CasePaper): { actions: readonly PaperAction[]; dialog: ReactNode } {
  const t = useMessages('case');
  const { id, version, number } = paper;
  const params = { id };
  const next = useNextCase();
  const mayDecide = useMayDecide();
  const claim = useAct('POST /api/compliance/cases/{id}/claim');
  const unclaim = useAct('POST /api/compliance/cases/{id}/unclaim');
  const [isAssigning, setIsAssigning] = useState(false);
  const options = { ifMatch: version };

  async function save(format: 'pdf' | 'json'): Promise<void> {
    // As it comes: what is verified later must be the very bytes of the server.
    const stream = await openStream('GET /api/compliance/cases/{id}/export', { params, query: { format } });
    downloadBlob(await new Response(stream).blob(), `${number}.${format}`);
    await refreshCases();
  }

  const actions: (PaperAction | undefined)[] = [
    offered(paper, 'unclaim', {
      id: 'unclaim',
      label: t(($) => $.unclaim),
      run: () => thenRefresh(unclaim.mutateAsync({ params, options })),
    }),
    mayDecide
      ? { id: 'next', label: t(($) => $.next), icon: mdiSkipNextOutline, hint: 'N', run: next }
      : undefined,
    offered(paper, 'claim', {
      id: 'claim',
      label: t(($) => $.claim),
      icon: mdiHandBackRightOutline,
      hint: 'C',
      place: 'primary',
      run: () => thenRefresh(claim.mutateAsync({ params, options })),
    }),
    offered(paper, 'assign', {
      id: 'assign',
      label: t(($) => $.assign),
      icon: mdiAccountArrowRightOutline,
      place: 'menu',
      run: () => setIsAssigning(true),
    }),
    ...(['pdf', 'json'] as const).map((format) =>
      offered(paper, 'export', {
        id: format,
        label: t(($) => (format === 'pdf' ? $.exportPdf : $.exportJson)),
        icon: format === 'pdf' ? mdiFilePdfBox : mdiCodeJson,
        place: 'menu',
        run: () => save(format),
      }),
    ),
  ];
  return {
    actions: actions.filter((action) => action !== undefined),
    dialog: isAssigning && <AssignDialog paper={paper} onClose={() => setIsAssigning(false)} />,
  };
}

/** What the server does not even name, or refuses where nothing can be done about it, is not shown. */
function offered(paper: CasePaper, name: CaseAction, action: PaperAction): PaperAction | undefined {
  return choiceOf(paper, name)?.allowed ? action : undefined;
}
