import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Maya Torres', 'MT'],
  ['João da Silva Ávila', 'JÁ'],
  ['Pelé', 'P'],
  ['maya.torres@faircourt.test', 'MT'],
  ['E\u0301milie Noe\u0308l', 'E\u0301N'],
  ['नीता कुमार', 'नीकु'],
  ['👩‍🚀 Okafor', '👩‍🚀O'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
