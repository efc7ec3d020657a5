import type { LogEntry } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { mergeEntries } from './merge-entries.ts';

// Only the order is asked about.
const entry = (seq: number, name = 'first') => ({ seq, actor_name: name }) as LogEntry;

test('two lists of the log become one, newest first, each entry once', () => {
  const merged = mergeEntries([entry(5), entry(3)], [entry(4), entry(3), entry(1)]);
  expect(merged.map(({ seq }) => seq)).toEqual([5, 4, 3, 1]);
});

test('of an entry that both have, the first list’s is kept', () => {
  expect(mergeEntries([entry(3, 'new')], [entry(3, 'old')])[0]?.actor_name).toBe('new');
});
