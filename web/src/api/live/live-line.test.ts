import { CAUGHT_UP_HEADER, type StreamEvent } from '@faircourt/contracts/notifications';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { FakeClock, settle } from '../fake-clock.test-support.ts';
import { openLiveLine, REST_AFTER_MS, SILENCE_MS, SLACK_MS, type Heard } from './live-line.ts';

/** A server with a hand on every line it holds. */
class Lines {
  readonly clock = new FakeClock();
  readonly asked: (string | null)[] = [];
  readonly unheard: number[] = [];
  readonly caughtUp: boolean[] = [];
  readonly answer: Record<string, string>;
  readonly takesMs: number;
  readonly heard: StreamEvent[] = [];
  refuse: Error | Response | null = null;
  isHidden = false;
  #visibilityChanged: () => void = () => undefined;
  #current: ReadableStreamDefaultController<Uint8Array> | null = null;
  #signal: AbortSignal | null = null;
  readonly stop: () => void;

  constructor({
    isHidden = false,
    answer = {},
    takesMs = 0,
  }: Partial<Pick<Lines, 'isHidden' | 'answer' | 'takesMs'>> = {}) {
    this.isHidden = isHidden;
    this.answer = answer;
    this.takesMs = takesMs;
    this.stop = openLiveLine(
      {
        clock: this.clock,
        shownSince: this.clock.now() - 1_499.3,
        isHidden: () => this.isHidden,
        onVisibilityChange: (listener) => {
          this.#visibilityChanged = listener;
          return () => (this.#visibilityChanged = () => undefined);
        },
        connect: (heard, signal) => this.#connect(heard, signal),
      },
      {
        onEvent: (event) => this.heard.push(event),
        onOpened: (isCaughtUp) => this.caughtUp.push(isCaughtUp),
      },
    );
  }

  get isOpen(): boolean {
    return this.#signal !== null && !this.#signal.aborted;
  }

  async say(text: string): Promise<void> {
    this.#current?.enqueue(new TextEncoder().encode(text));
    await settle();
  }

  async cut(): Promise<void> {
    this.#current?.close();
    await settle();
  }

  async setHidden(isHidden: boolean): Promise<void> {
    this.isHidden = isHidden;
    this.#visibilityChanged();
    await settle();
  }

  #connect({ lastEventId, unheardMs }: Heard, signal: AbortSignal): Promise<Response> {
    this.asked.push(lastEventId);
    this.unheard.push(unheardMs);
    if (this.refuse instanceof Error) return Promise.reject(this.refuse);
    if (this.refuse) return Promise.resolve(this.refuse);
    this.#signal = signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#current = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const answer = new Response(body, { headers: this.answer });
    return this.takesMs === 0
      ? Promise.resolve(answer)
      : new Promise((resolve) => this.clock.after(this.takesMs, () => resolve(answer)));
  }
}

const ID = '018f0000-0000-7000-8000-0000000000aa';
const READ = { event: 'read', data: { unread: 2 } };
const read = 'event: read\ndata: {"unread":2}\n\n';

describe('a line', () => {
  test('hands over what it knows and skips what it does not', async () => {
    const lines = new Lines();
    await settle();
    await lines.say(
      `${read}event: fireworks\ndata: {}\n\nevent: read\ndata: not json\n\nevent: signed_out\ndata: {}\n\n`,
    );
    expect(lines.heard).toEqual([READ, { event: 'signed_out', data: {} }]);
  });

  test('comes back after a cut, asks for what it missed and says each time that the screen may be old', async () => {
    const lines = new Lines();
    await settle();
    await lines.say(`id: ${ID}\n${read}`);
    await lines.cut();
    await lines.clock.advance(1);
    expect(lines.asked).toEqual([null, ID]);
    expect(lines.caughtUp).toEqual([false, false]);
  });

  test('tells for how long the page heard nothing, and passes on that the server fills the gap', async () => {
    const lines = new Lines({ answer: { [CAUGHT_UP_HEADER]: 'true' } });
    await settle();
    await lines.clock.advance(20);
    await lines.say(read);
    await lines.clock.advance(3);
    await lines.cut();
    await lines.clock.advance(1);
    expect(lines.unheard).toEqual([1_500 + SLACK_MS, 4_000 + SLACK_MS]);
    expect(lines.caughtUp).toEqual([true, true]);
  });

  test('whose answer took longer than the server goes back may have missed something', async () => {
    const lines = new Lines({
      answer: { [CAUGHT_UP_HEADER]: 'true' },
      takesMs: SLACK_MS,
    });
    await lines.clock.advance(SLACK_MS / 1000);
    expect(lines.caughtUp).toEqual([false]);
  });

  test('waits ever longer while the server cannot be reached', async () => {
    const lines = new Lines();
    await settle();
    lines.refuse = new ApiError({ code: 'unavailable', status: 0, detail: '' });
    await lines.cut();
    await lines.clock.advance(1 + 2 + 4 + 8);
    expect(lines.asked).toHaveLength(5);
    await lines.clock.advance(15);
    expect(lines.asked).toHaveLength(5);
    lines.refuse = null;
    await lines.clock.advance(1);
    expect(lines.isOpen).toBe(true);
  });

  test('that is refused because too many are open comes back no sooner than it is told', async () => {
    const lines = new Lines();
    await settle();
    lines.refuse = new Response(null, { status: 429, headers: { 'retry-after': '30' } });
    await lines.cut();
    await lines.clock.advance(1);
    expect(lines.asked).toHaveLength(2);
    lines.refuse = null;
    await lines.clock.advance(29);
    expect(lines.asked).toHaveLength(2);
    await lines.clock.advance(1);
    expect(lines.isOpen).toBe(true);
  });

  test('that was open for a while is opened again within a second, however often that happens', async () => {
    const lines = new Lines();
    await settle();
    for (let turn = 1; turn <= 5; turn += 1) {
      await lines.clock.advance(60);
      await lines.cut();
      await lines.clock.advance(1);
      expect(lines.asked).toHaveLength(turn + 1);
    }
  });

  test('that has gone silent is replaced', async () => {
    const lines = new Lines();
    await settle();
    await lines.clock.advance(SILENCE_MS / 1000 - 1);
    await lines.say(': still here\n\n');
    await lines.clock.advance(SILENCE_MS / 1000 - 1);
    expect(lines.asked).toHaveLength(1);
    await lines.clock.advance(1);
    expect(lines.asked).toHaveLength(2);
  });

  test('is given up when the session is over', async () => {
    const lines = new Lines();
    await settle();
    lines.refuse = new Response(null, { status: 401 });
    await lines.cut();
    await lines.clock.advance(3600);
    expect(lines.asked).toHaveLength(2);
  });

  test('stops on demand, also while it waits to come back', async () => {
    const lines = new Lines();
    await settle();
    await lines.cut();
    lines.stop();
    await lines.clock.advance(3600);
    expect(lines.asked).toHaveLength(1);
  });
});

describe('a hidden page', () => {
  test('keeps the line for a moment, then rests, and comes back the moment it is seen', async () => {
    const lines = new Lines();
    await settle();
    await lines.setHidden(true);
    await lines.clock.advance(REST_AFTER_MS / 1000 - 1);
    expect(lines.isOpen).toBe(true);
    await lines.clock.advance(1);
    expect(lines.isOpen).toBe(false);
    await lines.clock.advance(3600);
    expect(lines.asked).toHaveLength(1);
    await lines.setHidden(false);
    expect(lines.isOpen).toBe(true);
    expect(lines.caughtUp).toHaveLength(2);
  });

  test('a quick look elsewhere costs nothing', async () => {
    const lines = new Lines();
    await settle();
    await lines.setHidden(true);
    await lines.clock.advance(30);
    await lines.setHidden(false);
    await lines.clock.advance(40);
    expect(lines.asked).toHaveLength(1);
  });

  test('opened in the background it takes no line until it is seen', async () => {
    const lines = new Lines({ isHidden: true });
    await lines.clock.advance(60);
    expect(lines.asked).toHaveLength(0);
    await lines.setHidden(false);
    expect(lines.asked).toHaveLength(1);
  });
});
