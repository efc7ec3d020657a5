/** Thrown by a page whose code or words could not be fetched. It comes with the next try, or with a new document. */
export class PageNotLoaded extends Error {
  /** The server is at hand: a new release has replaced what this document asks for. */
  readonly isReplaced: boolean;

  constructor(isReplaced: boolean, cause: unknown) {
    super(isReplaced ? 'The page is of another release.' : 'There is no connection.', { cause });
    this.isReplaced = isReplaced;
  }
}

const ANSWERS_WITHIN_MS = 8000;

/** With the server at hand, code that cannot be had is of another release, or broken: which of them a new document shows. */
export async function orNotLoaded<Page>(loading: Promise<Page>): Promise<Page> {
  try {
    return await loading;
  } catch (cause) {
    throw new PageNotLoaded(await isConnected(), cause);
  }
}

/**
 * Whether this document was opened at the page it shows. Then another document would be no better, and opening one again and again
 * would never end.
 */
export function isOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || new URL(opened.name).pathname === location.pathname;
}

/** A browser that says to be online may still reach nobody, or somebody who only says that the server is away. */
export async function isConnected(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { ok } = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return ok;
  } catch {
    // Whatever the reason, no answer came.
    return false;
  }
}
