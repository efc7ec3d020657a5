/**
 * One statement for many who ask the same kind of question at once. Those who ask while a statement is under way are
 * answered by the next one, never by the one under way: so each answer was read after its question had come in.
 */
export class GatheredLookup<Key, Answer> {
  readonly #idOf: (key: Key) => string;
  /** Answers in the order of the keys. */
  readonly #ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  #waiting = new Map<string, Waiting<Key, Answer>>();
  #isUnderWay = false;

  constructor(idOf: (key: Key) => string, ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.#idOf = idOf;
    this.#ask = ask;
  }

  find(key: Key): Promise<Answer> {
    const id = this.#idOf(key);
    const known = this.#waiting.get(id);
    if (known) return known.answer.promise;
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { key, answer });
    if (!this.#isUnderWay) this.#askNext();
    return answer.promise;
  }

  /** Not at once: everything that arrives in this turn of the event loop asks along. */
  #askNext(): void {
    this.#isUnderWay = true;
    setImmediate(() => void this.#askAll());
  }

  async #askAll(): Promise<void> {
    const asked = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      const answers = await this.#ask(asked.map(({ key }) => key));
      // One answer for each key, as the constructor's caller promises.
      for (const [n, { answer }] of asked.entries()) answer.resolve(answers[n] as Answer);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
    this.#isUnderWay = false;
    if (this.#waiting.size > 0) this.#askNext();
  }
}

interface Waiting<Key, Answer> {
  key: Key;
  answer: PromiseWithResolvers<Answer>;
}
