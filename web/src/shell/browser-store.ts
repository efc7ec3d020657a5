/** What a page keeps in this browser. A browser may refuse, and what it kept may be damaged: both are fine. */

export type BrowserStore<Value> = {
  read: () => Value | null;
  /** Whether it was kept. If not, it lasts until the page is closed. */
  keep: (value: Value) => boolean;
  drop: () => void;
};

export function browserStore<Value>(
  key: string,
  parse: (found: unknown) => Value | null,
): BrowserStore<Value> {
  let unkept: Value | null = null;
  return {
    read() {
      if (unkept !== null) return unkept;
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? null : parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
    keep(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        unkept = null;
        return true;
      } catch {
        unkept = value;
        return false;
      }
    },
    drop() {
      unkept = null;
      try {
        localStorage.removeItem(key);
      } catch {
        // What could not be kept is not there.
      }
    },
  };
}
