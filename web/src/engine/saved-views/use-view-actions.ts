import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import type { ViewTab } from './view-tab.ts';

interface Subject {
  readonly explorer: string;
  readonly all: ViewTab;
  readonly active: ViewTab;
  readonly state: ViewState;
  readonly onShow: (tab: { id: string; state: ViewState }) => void;
}

interface NameAndShare {
  readonly name: string;
  readonly isShared: boolean;
}

export interface ViewActions {
  /** Reject with the server's refusal, so that a dialog can show it at its field. */
  readonly create: (body: NameAndShare) => Promise<void>;
  readonly change: (body: NameAndShare) => Promise<void>;
  /** The others say what went wrong in a toast. */
  readonly save: () => void;
  readonly toggleShared: () => void;
  readonly toggleDefault: () => void;
  readonly remove: () => void;
  readonly reset: () => void;
  readonly copyLink: () => void;
}

const list = 'GET /api/views/';

/** What can be done with the view on the screen. */
export function useViewActions({ explorer, all, active, state, onShow }: Subject): ViewActions {
  const t = useMessages('saved-views');
  const { toast, toastError } = useToast();
  const confirm = useConfirm();
  const post = useAct('POST /api/views/{explorer}');
  const put = useAct('PUT /api/views/{explorer}/{id}');
  const drop = useAct('DELETE /api/views/{explorer}/{id}');
  const choose = useAct('PUT /api/views/{explorer}/default');
  const { saved } = active;

  async function create(body: NameAndShare): Promise<void> {
    const { id } = await post.mutateAsync({ params: { explorer }, body: { ...body, state: copyOf(state) } });
    await refresh(list);
    onShow({ id, state });
  }

  async function change(body: Partial<NameAndShare>, next: ViewState = active.state): Promise<void> {
    if (saved === undefined) return;
    const { id, version, name, isShared } = saved;
    await put.mutateAsync({
      params: { explorer, id },
      body: { name, isShared, ...body, state: copyOf(next) },
      options: { ifMatch: version },
    });
    await refresh(list);
  }

  async function remove(): Promise<void> {
    if (saved === undefined) return;
    const question = t(($) => $.removeQuestion, { name: saved.name });
    const message = saved.isShared ? `${question} ${t(($) => $.removeShared)}` : question;
    if (!(await confirm({ message, isDanger: true, okLabel: t(($) => $.remove) }))) return;
    const { id, version } = saved;
    await drop.mutateAsync({ params: { explorer, id }, options: { ifMatch: version } });
    onShow(all);
    await refresh(list);
  }

  async function toggleDefault(): Promise<void> {
    if (saved === undefined) return;
    await choose.mutateAsync({ params: { explorer }, body: { id: saved.isDefault ? null : saved.id } });
    await refresh(list);
  }

  const told = (work: () => Promise<void>) => () => void work().catch(toastError);
  return {
    create,
    change,
    save: told(async () => {
      await change({}, state);
      toast(t(($) => $.saved));
    }),
    toggleShared: told(() => change({ isShared: !saved?.isShared })),
    toggleDefault: told(toggleDefault),
    remove: told(remove),
    reset: () => onShow(active),
    copyLink: told(async () => {
      await navigator.clipboard.writeText(linkTo(active.id));
      toast(t(($) => $.linkCopied));
    }),
  };
}

/** An address that means "this view as it is saved when you open it". */
function linkTo(view: string): string {
  return `${window.location.origin}${window.location.pathname}?view=${view}`;
}

function copyOf(state: ViewState) {
  return { ...state, filter: [...state.filter], columns: [...state.columns], pinned: [...state.pinned] };
}
