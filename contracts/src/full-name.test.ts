import { describe, expect, test } from 'vitest';
import { isFullName, isSignatureOf } from './full-name.ts';

describe('a full name', () => {
  test.each(['Rosa Walk', 'Rosa-Walk', 'María José García López', '王小明', '김민수', 'Rosa Rosa'])(
    '%s is one',
    (name) => expect(isFullName(name)).toBe(true),
  );
  test.each(['Rosa', ' Rosa ', 'R.', '—', '', '王'])('%j is none', (name) =>
    expect(isFullName(name)).toBe(false),
  );
});

describe('a signature', () => {
  test.each([
    ['rosa  walk', 'Rosa Walk'],
    ['ROSA WALK', 'Rosa Walk'],
    ['Rosa Ann Walk', 'Rosa Walk'],
    ['Rosa Walk', 'Rosa Ann Walk'],
    ['Jose Maria Nunez', 'José María Núñez'],
    ['Anne Marie Smith Jones', 'Anne-Marie Smith-Jones'],
    ['Sean OBrien', 'Seán O’Brien'],
    ['Jorgen Stromme', 'Jørgen Strømme'],
    ['Rosa De La Cruz', 'Rosa Delacruz'],
    ['王 小明', '王小明'],
    // The account says no more than this.
    ['Rosa Walk', 'Rosa'],
    ['Rosa Rosa', 'Rosa'],
  ])('%s signs for %s', (signed, expected) => expect(isSignatureOf(signed, expected)).toBe(true));

  test.each([
    ['Rosa', 'Rosa Walk'],
    ['Walk', 'Rosa Walk'],
    ['Rosa Ann', 'Rosa Ann Walk'],
    ['Rosa Wall', 'Rosa Walk'],
    ['Lia Walk', 'Rosa Walk'],
    ['Rosa Eva Walk', 'Rosa Ann Walk'],
    ['Rosa', 'Rosa'],
    ['Lia Walk', 'Rosa'],
    ['', 'Rosa Walk'],
    ['x', ''],
    ['Any Body', ''],
  ])('%j does not sign for %s', (signed, expected) => expect(isSignatureOf(signed, expected)).toBe(false));
});
