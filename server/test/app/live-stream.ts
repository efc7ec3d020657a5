/** A person's live stream over the network, collecting what arrives. */

export interface LiveStream {
  response: Response;
  text(): string;
  /** The ids of what was said to have changed on this topic, in order. */
  changes(topic: string): (string | null)[];
  hasEnded(): boolean;
  close(): Promise<void>;
}

export async function openStream(
  address: string,
  person: { token: string },
  headers: Record<string, string> = {},
): Promise<LiveStream> {
  const abort = new AbortController();
  const response = await fetch(`${address}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${person.token}`, ...headers },
    signal: abort.signal,
  });
  let text = '';
  let hasEnded = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    hasEnded = true;
  })().catch(() => {
    hasEnded = true;
  });
  await until(() => text.includes('retry:'));
  return {
    response,
    text: () => text,
    changes: (topic) =>
      [...text.matchAll(/^event: changed\ndata: (.*)$/gm)]
        .map(([, data]) => JSON.parse(data ?? '') as { topic: string; id: string | null })
        .filter((change) => change.topic === topic)
        .map(({ id }) => id),
    hasEnded: () => hasEnded,
    async close() {
      abort.abort();
      await reading;
    },
  };
}

export async function until(condition: () => boolean, name = 'the stream'): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited in vain for ${name}`);
}
