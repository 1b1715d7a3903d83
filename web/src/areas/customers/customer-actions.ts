import {
  mdiCallMerge,
  mdiCancel,
  mdiEyeOutline,
  mdiLockOpenVariantOutline,
  mdiPencilOutline,
  mdiStarOutline,
} from '@mdi/js';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import type { CustomerAction } from '#domain/areas/customers/customer.values.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

interface Runs {
  readonly edit: () => void;
  /** Asks first: for a reason, a level, the other one. */
  readonly ask: (action: CustomerAction) => void;
}

const looks = {
  Edit: { icon: mdiPencilOutline, hint: 'E', place: 'primary' },
  SetLevel: { icon: mdiStarOutline, place: 'menu' },
  Merge: { icon: mdiCallMerge, place: 'menu' },
  RevealTaxId: { icon: mdiEyeOutline, place: 'menu' },
  Block: { icon: mdiCancel, place: 'menu', isDanger: true },
  Unblock: { icon: mdiLockOpenVariantOutline, place: 'button' },
} as const satisfies Record<CustomerAction, Partial<PaperAction>>;

/** What the server says can be done, in its words when not. Of blocking and unblocking one is meant at a time. */
export function customerActions(
  { actions, blocked, taxId }: CustomerPaper,
  t: Translate<Catalog['customers']>,
  { edit, ask }: Runs,
): readonly PaperAction[] {
  const absent: readonly CustomerAction[] = [
    blocked ? 'Block' : 'Unblock',
    ...(taxId === null ? (['RevealTaxId'] as const) : []),
  ];
  return actions
    .filter(({ action }) => !absent.includes(action))
    .map(({ action, allowed, reason }) => ({
      id: action,
      label: t(($) => $.action[action]),
      ...looks[action],
      reason: allowed ? undefined : (reason ?? t(($) => $.notYours)),
      run: () => (action === 'Edit' ? edit() : ask(action)),
    }));
}
