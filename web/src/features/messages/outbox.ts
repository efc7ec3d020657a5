/**
 * Messages on their way. They leave in the order they were written, one at a time; silence makes them wait, a refusal
 * stops one of them, and nothing written is lost with a reload. Each keeps the name its browser gave it, so sending it
 * again after an answer that never came stores it once.
 */
import { messageFileSchema } from '@faircourt/contracts/messages';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';

const outgoingSchema = z.object({
  client_id: z.uuid(),
  body: z.string(),
  files: z.array(messageFileSchema),
  written_at: z.iso.datetime(),
});

export type WrittenMessage = z.infer<typeof outgoingSchema>;
export interface OutgoingMessage extends WrittenMessage {
  /** `waiting` goes on by itself once the server can be reached; `refused` needs a person. */
  state: 'sending' | 'waiting' | 'refused';
  problem: unknown;
}

export interface OutboxEdges {
  /** Resolves once the message is stored and shown. */
  send: (message: WrittenMessage) => Promise<void>;
  /** What an earlier page left behind. */
  read: () => unknown;
  keep: (messages: readonly WrittenMessage[]) => void;
}

export class Outbox {
  readonly #edges: OutboxEdges;
  readonly #listeners = new Set<() => void>();
  #messages: readonly OutgoingMessage[];
  #isWorking = false;

  constructor(edges: OutboxEdges) {
    this.#edges = edges;
    const left = z.array(outgoingSchema).safeParse(edges.read());
    this.#messages = (left.data ?? []).map((message) => ({ ...message, state: 'waiting', problem: null }));
  }

  readonly snapshot = (): readonly OutgoingMessage[] => this.#messages;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(message: WrittenMessage): void {
    this.#change([...this.#messages, { ...message, state: 'sending', problem: null }]);
    void this.#work();
  }

  /** The server can be reached again, or may be. */
  resume(): void {
    if (!this.#messages.some(({ state }) => state === 'waiting')) return;
    this.#change(this.#messages.map((message) => (message.state === 'waiting' ? again(message) : message)));
    void this.#work();
  }

  retry(clientId: string): void {
    this.#change(
      this.#messages.map((message) => (message.client_id === clientId ? again(message) : message)),
    );
    this.resume();
    void this.#work();
  }

  remove(clientId: string): void {
    this.#change(this.#messages.filter(({ client_id: id }) => id !== clientId));
  }

  /** These have arrived, whether or not an answer said so. */
  settle(stored: ReadonlySet<string>): void {
    const open = this.#messages.filter(({ client_id: id }) => !stored.has(id));
    if (open.length < this.#messages.length) this.#change(open);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { client_id: clientId } = next;
      try {
        await this.#edges.send(next);
        this.remove(clientId);
      } catch (problem) {
        this.#hold(clientId, problem);
      }
    }
    this.#isWorking = false;
  }

  #next(): OutgoingMessage | undefined {
    return this.#messages.find(({ state }) => state === 'sending');
  }

  /** After silence those behind it wait as well: they must not overtake it. */
  #hold(clientId: string, problem: unknown): void {
    const isSilence = problem instanceof ApiError && (problem.status === 0 || problem.status >= 500);
    this.#change(
      this.#messages.map((message) => {
        if (message.client_id === clientId) {
          return { ...message, problem, state: isSilence ? 'waiting' : 'refused' };
        }
        return isSilence && message.state === 'sending' ? { ...message, state: 'waiting' } : message;
      }),
    );
  }

  #change(messages: readonly OutgoingMessage[]): void {
    this.#messages = messages;
    this.#edges.keep(messages.map(({ state: _state, problem: _problem, ...written }) => written));
    for (const listener of this.#listeners) listener();
  }
}

function again(message: OutgoingMessage): OutgoingMessage {
  return { ...message, state: 'sending', problem: null };
}
