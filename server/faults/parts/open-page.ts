/** One open page: a live stream that comes back when the server ends it, as the browser does. */

export interface OpenPage {
  /** How often the stream was opened. */
  opened(): number;
  /** The longest time without a stream, in milliseconds. */
  longestGap(): number;
  closed: Promise<void>;
}

export interface OpenPageOptions {
  end: AbortSignal;
  onRequest(): void;
  onFailure(text: string): void;
}

const COMES_BACK_AFTER_MS = 500;

export function openPage(origin: string, token: string, options: OpenPageOptions): OpenPage {
  let opened = 0;
  let longestGap = 0;
  let endedAt: number | null = null;

  async function listen(): Promise<void> {
    options.onRequest();
    try {
      const stream = await fetch(`${origin}/api/notifications/stream`, {
        headers: { authorization: `Bearer ${token}` },
        signal: options.end,
      });
      if (!stream.ok) {
        options.onFailure(`stream: ${stream.status}`);
        await stream.arrayBuffer();
        return;
      }
      opened += 1;
      if (endedAt !== null) longestGap = Math.max(longestGap, performance.now() - endedAt);
      for await (const _ of stream.body ?? []);
    } catch (error) {
      // Cut off in the middle; the server is to end it in good order.
      if (!options.end.aborted) options.onFailure(`stream: ${String(error)}`);
    }
    endedAt = performance.now();
  }

  async function keepOpen(): Promise<void> {
    while (!options.end.aborted) {
      await listen();
      await new Promise((resolve) => setTimeout(resolve, COMES_BACK_AFTER_MS));
    }
  }
  return { opened: () => opened, longestGap: () => longestGap, closed: keepOpen() };
}
