import type { SavedView } from '#domain/areas/views/views.endpoints.ts';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';

/** A view that the screen itself brings, e.g. a queue of work: `{ id: 'drafts', label: …, state: { filter: […] } }`. */
export interface ViewPreset {
  /** Not a number, so that it never meets a saved view. */
  readonly id: string;
  readonly label: string;
  readonly state: Partial<ViewState>;
}

/** One tab above an explorer. */
export interface ViewTab {
  readonly id: string;
  readonly label: string;
  readonly state: ViewState;
  /** Missing for 'all' and the presets. */
  readonly saved?: SavedView;
}

interface Sources {
  readonly all: ViewTab;
  readonly presets: readonly ViewPreset[];
  readonly views: readonly SavedView[];
}

/** All tabs in their order: everything, the screen's own, mine and the shared ones. */
export function viewTabs({ all, presets, views }: Sources): readonly ViewTab[] {
  return [
    all,
    ...presets.map(({ id, label, state }) => ({ id, label, state: { ...all.state, ...state } })),
    ...views.map((saved) => ({ id: saved.id, label: saved.name, state: saved.state, saved })),
  ];
}
