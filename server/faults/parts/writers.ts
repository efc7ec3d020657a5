/** Clients that write as fast as they are answered and remember what was acknowledged. */

export interface Writing {
  /** Email addresses whose account the server said it had created. */
  acknowledged: string[];
  /** How often each status came back; 0 counts answers that never came. */
  statuses: Map<number, number>;
  /** When the last success came, and the first one after `mark` was called. */
  mark(): void;
  firstAfterMark(): number | null;
  stop(): Promise<void>;
}

const PASSWORD = 'correct horse';

/** Signing up touches six tables, a hash chain and the mail queue in one transaction. */
export function startWriters(origins: readonly string[], clients: number): Writing {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const state = { isStopped: false };
  let marked: number | null = null;
  let first: number | null = null;

  async function client(n: number): Promise<void> {
    for (let turn = 0; !state.isStopped; turn++) {
      const email = `writer-${n}-${turn}@example.test`;
      const sent = performance.now();
      const status = await signUp(origins[(n + turn) % origins.length] ?? '', email);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 201) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      acknowledged.push(email);
      if (marked !== null && first === null && sent >= marked) first = performance.now();
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  return {
    acknowledged,
    statuses,
    mark() {
      marked = performance.now();
      first = null;
    },
    firstAfterMark: () => (marked === null || first === null ? null : first - marked),
    async stop() {
      state.isStopped = true;
      await all;
    },
  };
}

export async function signUp(origin: string, email: string): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, data: { name: 'Writer', role: 'coach' } }),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
