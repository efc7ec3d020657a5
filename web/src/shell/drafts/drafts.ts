/**
 * What was typed and not saved, kept for this tab so that a reload, a crash or an ended session does not lose it. A
 * draft belongs to one person: the next person who signs in on this device must not find it.
 */
const PREFIX = 'faircourt.draft.';

/** In place of an account that is still being made. Gone with the drafts of others as soon as somebody signs in. */
export const BEFORE_SIGN_IN = 'nobody';

/** Whose drafts are kept: nobody's after signing out; not known while a page opens, and then its own person's. */
let owner: string | null | undefined;

export function readDraft(userId: string, form: string): unknown {
  try {
    const stored = sessionStorage.getItem(keyOf(userId, form));
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** False where it could not be kept. */
export function keepDraft(userId: string, form: string, values: unknown): boolean {
  // A page is still there for a moment after its person has signed out, and a message on its way may report even later.
  const person = userId === BEFORE_SIGN_IN ? null : userId;
  if (userId === '' || (owner !== undefined && owner !== person)) return false;
  try {
    sessionStorage.setItem(keyOf(userId, form), JSON.stringify(values));
    return true;
  } catch {
    // Without storage the form itself still holds everything, as long as the page stays open.
    return false;
  }
}

export function dropDraft(userId: string, form: string): void {
  dropWhere((key) => key === keyOf(userId, form));
}

/** One form's drafts of all people, where they are no longer good for anything. */
export function dropDraftsWhere(form: string, isDropped: (draft: unknown) => boolean): void {
  const end = `.${form}`;
  dropWhere((key) => {
    if (!key.endsWith(end)) return false;
    return isDropped(readDraft(key.slice(PREFIX.length, -end.length), form));
  });
}

/** All drafts, or all but one person's, whose drafts are kept from now on. */
export function dropDrafts(exceptOf: string | null): void {
  owner = exceptOf;
  dropWhere((key) => exceptOf === null || !key.startsWith(keyOf(exceptOf, '')));
}

function dropWhere(isDropped: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isDropped(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}

function keyOf(userId: string, form: string): string {
  return `${PREFIX}${userId}.${form}`;
}
