import { expect, test } from 'vitest';
import { meantAddress } from './mistyped-domain.ts';

test.each([
  ['nia@gmial.com', 'nia@gmail.com'],
  ['nia@gmail.con', 'nia@gmail.com'],
  ['nia@gmail.co', 'nia@gmail.com'],
  ['nia@gmal.com', 'nia@gmail.com'],
  ['nia@gmail', 'nia@gmail.com'],
  ['nia@gmail.com.br', 'nia@gmail.com'],
  ['nia@gmai.es', 'nia@gmail.com'],
  ['nia@hotmial.com', 'nia@hotmail.com'],
  ['nia@hotmal.es', 'nia@hotmail.es'],
  ['nia@outlok.com', 'nia@outlook.com'],
  ['nia@outloook.cmo', 'nia@outlook.com'],
  ['nia@yaho.com.br', 'nia@yahoo.com.br'],
  ['nia@yahoo.comm', 'nia@yahoo.com'],
  ['nia@iclud.com', 'nia@icloud.com'],
  [' Nia.B@Gmial.com ', 'Nia.B@gmail.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
  expect(meantAddress(meant), 'and that is left alone').toBeNull();
});

test.each([
  'nia@gmail.com',
  'nia@hotmail.es',
  'nia@hotmail.co.uk',
  'nia@yahoo.com.mx',
  'nia@yahoo.ca',
  'nia@outlook.com.br',
  // Real providers that look much like the big ones, and schools and clubs.
  'nia@mail.com',
  'nia@email.com',
  'nia@ymail.com',
  'nia@gmx.com',
  'nia@live.com',
  'nia@gmu.edu',
  'nia@lincoln-high.example',
  // Not an address yet.
  '',
  'nia',
  'nia@',
  'nia@@gmial.com',
])('nothing is guessed about %s', (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
