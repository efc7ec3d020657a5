/** Ends the process in good order when it is asked to: first the proxy gets time to notice, then everything closes. */

export interface Stopping {
  /** How long to go on serving after the signal. */
  delayMs: number;
  leave: () => void;
  close: () => Promise<void>;
}

/** Longer than the parts of closing take together: ten seconds for requests, ten for jobs. */
const CLOSE_WITHIN_MS = 25_000;
/** Ctrl-C reaches the server from the terminal and again from npm: one press must not count as two. */
const SAME_PRESS_MS = 500;

export function stopOnSignal({ delayMs, leave, close }: Stopping): void {
  let askedAt: number | null = null;
  let endDelay: () => void = () => undefined;

  async function stop(): Promise<void> {
    // A part that hangs must not keep a deployment waiting for ever.
    setTimeout(() => process.exit(1), delayMs + CLOSE_WITHIN_MS).unref();
    leave();
    await new Promise<void>((resolve) => {
      endDelay = resolve;
      setTimeout(resolve, delayMs);
    });
    await close();
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (askedAt !== null) {
        // Who asks twice does not want to wait for a proxy; requests under way still finish.
        if (performance.now() - askedAt > SAME_PRESS_MS) endDelay();
        return;
      }
      askedAt = performance.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
