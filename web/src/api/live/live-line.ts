/**
 * The live line to the server. Comes back by itself after a cut, asks for what it missed, and rests while nobody
 * looks, because each open line takes one of the few connections a browser grants a site.
 */
import { CAUGHT_UP_HEADER, streamEventSchema, type StreamEvent } from '@faircourt/contracts/notifications';
import { ApiError, errorFromResponse } from '../api-error.ts';
import { backoffDelay } from '../backoff.ts';
import type { Cancel, Clock } from '../clock.ts';
import { SseParser, type ServerSentEvent } from './sse-parser.ts';

/** What the request for a line may take to arrive. */
export const SLACK_MS = 10_000;
/** Switching to another tab and back within this keeps the line. */
export const REST_AFTER_MS = 60_000;
/** A line that was open this long was a good one: its end starts no series of failures. */
const GOOD_LINE_MS = 30_000;
/** The server gives a sign of life well within this; longer silence is a dead connection that nobody reported. */
export const SILENCE_MS = 75_000;

export interface LineEdges {
  clock: Clock;
  /** What the page shows was asked for no earlier than this. */
  shownSince: number;
  connect: (heard: Heard, signal: AbortSignal) => Promise<Response>;
  isHidden: () => boolean;
  onVisibilityChange: (listener: () => void) => Cancel;
}

/** What the server needs to say what was missed. */
export interface Heard {
  lastEventId: string | null;
  unheardMs: number;
}

export interface LineListener {
  onEvent: (event: StreamEvent) => void;
  /** From now on nothing is missed. Unless the line says what was missed until now, all that was loaded may be old. */
  onOpened: (isCaughtUp: boolean) => void;
}

export function openLiveLine(edges: LineEdges, listener: LineListener): Cancel {
  const line = new LiveLine(edges, listener);
  line.start();
  return () => line.stop();
}

class LiveLine {
  readonly #edges: LineEdges;
  readonly #listener: LineListener;
  #line: AbortController | null = null;
  #lastEventId: string | null = null;
  #heardAt: number;
  #failures = 0;
  #openedAt = Number.POSITIVE_INFINITY;
  #cancelRetry: Cancel = () => undefined;
  #cancelRest: Cancel = () => undefined;
  #cancelSilence: Cancel = () => undefined;
  #stopWatching: Cancel = () => undefined;

  constructor(edges: LineEdges, listener: LineListener) {
    this.#edges = edges;
    this.#listener = listener;
    this.#heardAt = edges.shownSince;
  }

  start(): void {
    this.#stopWatching = this.#edges.onVisibilityChange(() => this.#followVisibility());
    if (!this.#edges.isHidden()) this.#open();
  }

  stop(): void {
    this.#stopWatching();
    this.#rest();
  }

  #followVisibility(): void {
    this.#cancelRest();
    if (this.#edges.isHidden()) this.#cancelRest = this.#edges.clock.after(REST_AFTER_MS, () => this.#rest());
    else if (this.#line === null) this.#open();
  }

  #rest(): void {
    this.#cancelRest();
    this.#cancelRetry();
    this.#cancelSilence();
    this.#line?.abort();
    this.#line = null;
  }

  #open(): void {
    this.#rest();
    const line = new AbortController();
    this.#line = line;
    void this.#listen(line);
  }

  async #listen(line: AbortController): Promise<void> {
    let isRefused = false;
    let toldToWaitMs = 0;
    try {
      await this.#read(line);
    } catch (error) {
      isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
      // Too many pages are open, or the server is busy: it says itself when to come back.
      if (error instanceof ApiError) toldToWaitMs = (error.retryAfterSeconds ?? 0) * 1000;
    }
    // A line that was put down on purpose is no failure, and by then another may be open.
    if (this.#line !== line) return;
    this.#rest();
    // The session is over or was never allowed this: trying again cannot help.
    if (isRefused) return;
    // The server ends each line with the token that opened it; coming back from that is routine.
    const wasGood = this.#edges.clock.now() - this.#openedAt >= GOOD_LINE_MS;
    this.#failures = wasGood ? 1 : this.#failures + 1;
    this.#openedAt = Number.POSITIVE_INFINITY;
    if (this.#edges.isHidden()) return;
    const delay = Math.max(toldToWaitMs, backoffDelay(this.#failures, this.#edges.clock));
    this.#cancelRetry = this.#edges.clock.after(delay, () => this.#open());
  }

  async #read(line: AbortController): Promise<void> {
    this.#watchSilence();
    const { clock } = this.#edges;
    const asked = clock.now();
    const heard = {
      lastEventId: this.#lastEventId,
      // Whole milliseconds: a browser also measures parts of one, which the server takes for nonsense.
      unheardMs: Math.ceil(Math.max(0, asked - this.#heardAt)) + SLACK_MS,
    };
    const response = await this.#edges.connect(heard, line.signal);
    if (!response.ok || response.body === null) throw await errorFromResponse(response);
    this.#openedAt = clock.now();
    const isInTime = this.#openedAt - asked < SLACK_MS;
    this.#listener.onOpened(isInTime && response.headers.get(CAUGHT_UP_HEADER) === 'true');
    this.#heardAt = asked;
    const parser = new SseParser();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (this.#line !== line) return;
      this.#watchSilence();
      this.#heardAt = clock.now();
      for (const event of parser.push(decoder.decode(piece.value, { stream: true }))) this.#take(event);
    }
  }

  #take({ event, data, id }: ServerSentEvent): void {
    this.#failures = 0;
    if (id !== '') this.#lastEventId = id;
    // A newer server may send what this page does not know yet.
    const known = streamEventSchema.safeParse({ event, data: parseJson(data) });
    if (known.success) this.#listener.onEvent(known.data);
  }

  #watchSilence(): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#edges.clock.after(SILENCE_MS, () => this.#open());
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
