// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepEntryKey } from './entry-key.ts';

const keyNow = () => (history.state as { key: string }).key;

test('the first entry of a document has a key of its own, which a reload keeps and another document does not have', () => {
  history.replaceState({ idx: 0 }, '');
  keepEntryKey();
  const first = keyNow();
  expect(first).toBeTruthy();
  expect(history.state).toMatchObject({ idx: 0 });
  keepEntryKey();
  expect(keyNow(), 'a reload').toBe(first);
  history.replaceState(null, '');
  keepEntryKey();
  expect(keyNow(), 'another document').not.toBe(first);
});

test('an entry that the router has named keeps its key, also where it begins a document', () => {
  history.replaceState({ idx: 3, key: 'k3' }, '');
  keepEntryKey();
  expect(keyNow()).toBe('k3');
});
