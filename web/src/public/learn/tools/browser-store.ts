/** What a tool keeps in this browser and nowhere else. A browser may refuse, and what it kept may be damaged: both are fine. */

export type BrowserStore<Value> = {
  read: () => Value | null;
  /** Whether it was kept. */
  keep: (value: Value) => boolean;
};

export function browserStore<Value>(
  key: string,
  parse: (found: unknown) => Value | null,
): BrowserStore<Value> {
  return {
    read() {
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
        return true;
      } catch {
        return false;
      }
    },
  };
}
