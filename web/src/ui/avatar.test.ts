import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Maya Torres', 'MT'],
  ['João da Silva Ávila', 'JÁ'],
  ['Pelé', 'P'],
  ['maya.torres@faircourt.test', 'MT'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
