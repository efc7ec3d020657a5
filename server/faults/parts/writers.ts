/** Clients that write as fast as they are answered and remember what was acknowledged. */

export interface Writing {
  /** Email addresses whose account the server said it had created. */
  acknowledged: string[];
  /** How often each status came back; 0 counts answers that never came. */
  statuses: Map<number, number>;
  /** Nobody sends anything new until `resume`; what is under way goes on. */
  hold(): void;
  resume(): void;
  stop(): Promise<void>;
}

const PASSWORD = 'correct horse';

/** Signing up touches six tables, a hash chain and the mail queue in one transaction. */
export function startWriters(origins: readonly string[], clients: number): Writing {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const state = { isStopped: false, isHeld: false };

  async function client(n: number): Promise<void> {
    for (let turn = 0; !state.isStopped; turn++) {
      while (state.isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      const email = `writer-${n}-${turn}@example.test`;
      const status = await signUp(origins[(n + turn) % origins.length] ?? '', email);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 201) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      acknowledged.push(email);
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  return {
    acknowledged,
    statuses,
    hold() {
      state.isHeld = true;
    },
    resume() {
      state.isHeld = false;
    },
    async stop() {
      state.isStopped = true;
      state.isHeld = false;
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
