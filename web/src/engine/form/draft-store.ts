/** What somebody typed and has not saved; only the fields they changed, each with what stood there before. */
export interface Draft {
  /** When it was last written; ISO. */
  readonly at: string;
  readonly fields: Readonly<Record<string, { readonly base: unknown; readonly value: unknown }>>;
}

const prefix = 'giro.draft.';
const keepTime = 7 * 24 * 3600 * 1000; // ms

/** Drafts belong to a person, a form and the thing it edits; on a shared computer nobody sees another's. */
export function draftKey(user: string, form: string, id: string | undefined): string {
  return `${prefix}${user}.${form}.${id ?? 'new'}`;
}

export function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    const isFresh = draft !== null && Date.now() - Date.parse(draft.at) < keepTime;
    return isFresh ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** A full or blocked storage only means that no draft is kept. */
export function writeDraft(key: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined || Object.keys(draft.fields).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

/** Forgets what nobody came back for. */
export function sweepDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && readDraft(key) === undefined) localStorage.removeItem(key);
  }
}
