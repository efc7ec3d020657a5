/**
 * The copy of an account's ticks in this browser, so that boxes are never shown empty first and nothing is lost without a
 * network. It is one person's: signing out removes it. Small, because the application has it from the start.
 */
export const VISITOR_KEY = 'faircourt.tools.checklists';
export const ACCOUNT_KEY = 'faircourt.checklists.account';

/** Whether the application has anything to do for checklists in this browser. */
export function hasKeptTicks(): boolean {
  return read(VISITOR_KEY) !== null || read(ACCOUNT_KEY) !== null;
}

/** Everything of everybody's account; with `exceptOf` that person's stays. */
export function forgetAccountTicks(exceptOf: string | null = null): void {
  if (exceptOf !== null && copyOf()?.['userId'] === exceptOf) return;
  write(null);
}

/** After a session that ran out: what had not been saved waits for its person, and nothing else stays. */
export function forgetSavedTicks(): void {
  const copy = copyOf();
  const unsaved = copy?.['unsaved'];
  const hasUnsaved = typeof unsaved === 'object' && unsaved !== null && Object.keys(unsaved).length > 0;
  write(hasUnsaved ? JSON.stringify({ userId: copy?.['userId'], ticked: null, unsaved }) : null);
}

function copyOf(): Record<string, unknown> | null {
  try {
    return JSON.parse(read(ACCOUNT_KEY) ?? 'null') as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(copy: string | null): void {
  try {
    if (copy === null) localStorage.removeItem(ACCOUNT_KEY);
    else localStorage.setItem(ACCOUNT_KEY, copy);
  } catch {
    // Blocked storage holds nothing.
  }
}
