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
class World {
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
    const world = new World();
    world.outbox.add(written(1));
    world.outbox.add(written(2));
    expect(world.sent).toEqual(['Message 1']);
    await world.answer();
    expect(world.sent).toEqual(['Message 1', 'Message 2']);
    await world.answer();
    expect(world.states).toEqual([]);
    expect(world.kept).toEqual([]);
  });

  test('wait in line when the server is silent, and go on in order once it is back', async () => {
    const world = new World();
    world.outbox.add(written(1));
    world.outbox.add(written(2));
    await world.answer(offline);
    expect(world.sent).toEqual(['Message 1']);
    expect(world.states).toEqual(['Message 1 waiting', 'Message 2 waiting']);
    world.outbox.resume();
    await world.answer();
    await world.answer();
    expect(world.sent).toEqual(['Message 1', 'Message 1', 'Message 2']);
    expect(world.states).toEqual([]);
  });

  test('that the server refuses stop alone and keep their words', async () => {
    const world = new World();
    world.outbox.add(written(1));
    world.outbox.add(written(2));
    await world.answer(closed);
    expect(world.states).toEqual(['Message 1 refused', 'Message 2 sending']);
    await world.answer();
    world.outbox.resume();
    // A refusal is not tried again by itself.
    expect(world.sent).toEqual(['Message 1', 'Message 2']);
    world.outbox.retry(written(1).client_id);
    await world.answer();
    expect(world.states).toEqual([]);
  });

  test('can be discarded while they wait', async () => {
    const world = new World();
    world.outbox.add(written(1));
    await world.answer(offline);
    world.outbox.remove(written(1).client_id);
    world.outbox.resume();
    expect(world.sent).toHaveLength(1);
    expect(world.kept).toEqual([]);
  });

  test('asked to be sent again and again are under way once', async () => {
    const world = new World();
    world.outbox.add(written(1));
    world.outbox.resume();
    world.outbox.retry(written(1).client_id);
    expect(world.sent).toEqual(['Message 1']);
  });

  test('that arrived although no answer came back are not sent again', async () => {
    const world = new World();
    world.outbox.add(written(1));
    world.outbox.add(written(2));
    await world.answer(offline);
    world.outbox.settle(new Set([written(1).client_id]));
    expect(world.states).toEqual(['Message 2 waiting']);
    world.outbox.resume();
    expect(world.sent).toEqual(['Message 1', 'Message 2']);
  });

  test('survive a reload under the same name, and wait to be taken up', async () => {
    const before = new World();
    before.outbox.add(written(1));
    const after = new World(structuredClone(before.kept));
    expect(after.states).toEqual(['Message 1 waiting']);
    after.outbox.resume();
    await after.answer();
    expect(after.sent).toEqual(['Message 1']);
    expect(before.outbox.snapshot()[0]?.client_id).toBe(written(1).client_id);
  });

  test('that cannot be read any more count as none', () => {
    expect(new World([{ body: 7 }]).states).toEqual([]);
  });
});
