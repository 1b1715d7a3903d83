import { mdiHandBackRightOutline, mdiLockOpenVariantOutline, mdiPencilOutline } from '@mdi/js';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

interface Runs {
  readonly edit: () => void;
  /** Asks for the reason first. */
  readonly hold: () => void;
  readonly release: () => Promise<unknown>;
}

/** What can be done with an office now; who only reads sees why they may not. */
export function officeActions(
  { holdReason }: OfficePaper,
  t: Translate<Catalog['offices']>,
  { mayWrite, ...run }: Runs & { readonly mayWrite: boolean },
): readonly PaperAction[] {
  const reason = mayWrite ? undefined : t(($) => $.paper.corporationOnly);
  const edit: PaperAction = {
    id: 'edit',
    label: t(($) => $.action.edit),
    icon: mdiPencilOutline,
    hint: 'E',
    reason,
    run: run.edit,
  };
  const hold: PaperAction = {
    id: 'hold',
    label: t(($) => $.action.hold),
    icon: mdiHandBackRightOutline,
    isDanger: true,
    place: 'menu',
    reason,
    run: run.hold,
  };
  const release: PaperAction = {
    id: 'release',
    label: t(($) => $.action.release),
    icon: mdiLockOpenVariantOutline,
    place: 'primary',
    reason,
    run: run.release,
  };
  return [edit, holdReason === null ? hold : release];
}
