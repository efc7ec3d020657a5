/** What has been typed, kept for this tab until it is sent: a reload, a change of language or a crash loses nothing. */

export type Draft = { type: string; name: string; email: string; message: string; submission_id: string };

/** The part of sessionStorage that is used here. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STORAGE_KEY = 'faircourt.support_draft';
const FIELDS = ['type', 'name', 'email', 'message', 'submission_id'] as const;

export function keepDraft(storage: DraftStorage, draft: Draft): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form itself still holds everything.
  }
}

export function takeUpDraft(storage: DraftStorage): Draft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function dropDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}
