import type { ReactNode } from 'react';

/** What an action asks besides the rows, as part of its body; undefined while something is missing. */
export type BulkInput = Readonly<Record<string, unknown>> | undefined;

export interface BulkAction {
  /** As the server calls it: 'AddOffices'. */
  readonly id: string;
  readonly label: string;
  readonly isDanger?: boolean;
  /** Fields of the action, e.g. which offices to add. */
  readonly input?: (field: { value: BulkInput; onChange: (value: BulkInput) => void }) => ReactNode;
}

/** The bulk actions of an explorer; both endpoints take `{action, selection, …input}`. */
export interface BulkActions {
  /** 'POST /api/settings/offices/bulk/dry-run' */
  readonly dryRun: string;
  /** 'POST /api/settings/offices/bulk' */
  readonly run: string;
  readonly actions: readonly BulkAction[];
}

/** The body of both calls. */
export interface BulkBody {
  readonly action: string;
  readonly selection: {
    readonly ids: readonly string[];
    readonly all?: { readonly q: string; readonly filter: readonly string[] };
  };
}
