import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { settle } from '../../api/fake-clock.test-support.ts';
import { Outbox, type WrittenMessage } from './outbox.ts';

function written(index: number): WrittenMessage {
  return {
    client_id: `018f0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    body: `Message ${index}`,
    files: [],
    written_at: '2026-11-15T12:00:00Z',
  };
}

/** A server that answers when it is told to, and a browser that remembers. */
class OutboxFixture {
  readonly sent: string[] = [];
  kept: unknown = null;
  readonly #answers: PromiseWithResolvers<void>[] = [];
  readonly outbox: Outbox;

  constructor(left: unknown = null) {
    this.kept = left;
    this.outbox = new Outbox({
      send: ({ body }) => {
        this.sent.push(body);
        const answer = Promise.withResolvers<void>();
        this.#answers.push(answer);
        return answer.promise;
      },
      read: () => this.kept,
      keep: (messages) => (this.kept = messages),
    });
  }

  async answer(error?: Error): Promise<void> {
    const next = this.#answers.shift();
    if (error) next?.reject(error);
    else next?.resolve();
    await settle();
  }

  get states(): string[] {
    return this.outbox.snapshot().map(({ body, state }) => `${body} ${state}`);
  }
}

const offline = new ApiError({ code: 'offline', status: 0, detail: '' });
const closed = new ApiError({ code: 'not_found', status: 404, detail: '' });

describe('messages', () => {
  test('leave one after another, in the order they were written', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    fixture.outbox.add(written(2));
    expect(fixture.sent).toEqual(['Message 1']);
    await fixture.answer();
    expect(fixture.sent).toEqual(['Message 1', 'Message 2']);
    await fixture.answer();
    expect(fixture.states).toEqual([]);
    expect(fixture.kept).toEqual([]);
  });

  test('wait in line when the server is silent, and go on in order once it is back', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    fixture.outbox.add(written(2));
    await fixture.answer(offline);
    expect(fixture.sent).toEqual(['Message 1']);
    expect(fixture.states).toEqual(['Message 1 waiting', 'Message 2 waiting']);
    fixture.outbox.resume();
    await fixture.answer();
    await fixture.answer();
    expect(fixture.sent).toEqual(['Message 1', 'Message 1', 'Message 2']);
    expect(fixture.states).toEqual([]);
  });

  test('that the server refuses stop alone and keep their words', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    fixture.outbox.add(written(2));
    await fixture.answer(closed);
    expect(fixture.states).toEqual(['Message 1 refused', 'Message 2 sending']);
    await fixture.answer();
    fixture.outbox.resume();
    // A refusal is not tried again by itself.
    expect(fixture.sent).toEqual(['Message 1', 'Message 2']);
    fixture.outbox.retry(written(1).client_id);
    await fixture.answer();
    expect(fixture.states).toEqual([]);
  });

  test('can be discarded while they wait', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    await fixture.answer(offline);
    fixture.outbox.remove(written(1).client_id);
    fixture.outbox.resume();
    expect(fixture.sent).toHaveLength(1);
    expect(fixture.kept).toEqual([]);
  });

  test('asked to be sent again and again are under way once', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    fixture.outbox.resume();
    fixture.outbox.retry(written(1).client_id);
    expect(fixture.sent).toEqual(['Message 1']);
  });

  test('that arrived although no answer came back are not sent again', async () => {
    const fixture = new OutboxFixture();
    fixture.outbox.add(written(1));
    fixture.outbox.add(written(2));
    await fixture.answer(offline);
    fixture.outbox.settle(new Set([written(1).client_id]));
    expect(fixture.states).toEqual(['Message 2 waiting']);
    fixture.outbox.resume();
    expect(fixture.sent).toEqual(['Message 1', 'Message 2']);
  });

  test('survive a reload under the same name, and wait to be taken up', async () => {
    const before = new OutboxFixture();
    before.outbox.add(written(1));
    const after = new OutboxFixture(structuredClone(before.kept));
    expect(after.states).toEqual(['Message 1 waiting']);
    after.outbox.resume();
    await after.answer();
    expect(after.sent).toEqual(['Message 1']);
    expect(before.outbox.snapshot()[0]?.client_id).toBe(written(1).client_id);
  });

  test('that cannot be read any more count as none', () => {
    expect(new OutboxFixture([{ body: 7 }]).states).toEqual([]);
  });
});
