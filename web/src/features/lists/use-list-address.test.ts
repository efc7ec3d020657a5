import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './use-list-address.ts';

test('view, order and open notes of a list are read from its address as they were written', () => {
  const address = { view: 'table', order: 'height', entry: 'e1' } as const;
  const params = writeListAddress(address);
  expect(params.toString()).toBe('view=table&order=height&entry=e1');
  expect(readListAddress(params)).toEqual(address);
});

test('an address that says nothing, or something unknown, opens the board by stage', () => {
  const plain = { view: 'board', order: 'board', entry: null };
  expect(readListAddress(new URLSearchParams())).toEqual(plain);
  expect(readListAddress(new URLSearchParams('view=map&order=luck'))).toEqual(plain);
});
