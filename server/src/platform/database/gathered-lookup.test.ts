import { expect, test } from 'vitest';
import { GatheredLookup } from './gathered-lookup.ts';

/** Answers when it is told to, and notes what it was asked. */
function slowSquares() {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const lookup = new GatheredLookup<number, number>(String, async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (keys.includes(0)) throw new Error('zero');
    return keys.map((key) => key * key);
  });
  return { asked, answers, lookup };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('those who ask together are answered by one statement, the same question once', async () => {
  const { asked, answers, lookup } = slowSquares();
  const found = Promise.all([lookup.find(2), lookup.find(3), lookup.find(2)]);
  await turn();
  answers[0]?.();
  expect(await found).toEqual([4, 9, 4]);
  expect(asked).toEqual([[2, 3]]);
});

test('a question that comes in while a statement is under way is answered by the next one, also the same question', async () => {
  const { asked, answers, lookup } = slowSquares();
  const first = lookup.find(2);
  await turn();
  const second = lookup.find(2);
  answers[0]?.();
  expect(await first).toBe(4);
  await turn();
  expect(asked).toEqual([[2], [2]]);
  answers[1]?.();
  expect(await second).toBe(4);
});

test('a statement that fails fails those who asked with it, and nobody after them', async () => {
  const { answers, lookup } = slowSquares();
  const failed = Promise.allSettled([lookup.find(0), lookup.find(1)]);
  await turn();
  answers[0]?.();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = lookup.find(5);
  await turn();
  answers[1]?.();
  expect(await next).toBe(25);
});
