import { expect, test } from 'vitest';
import { ageDoubtsOf, type Joining, type StatedFacts } from './age-doubt.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const doubts = (stated: Partial<StatedFacts>, joining: Joining | null = null) =>
  ageDoubtsOf({ birthdate: null, grad_year: null, school_name: null, ...stated }, joining, NOW);
const joined = (statedAge: Joining['statedAge']): Joining => ({ statedAge, joinedAt: NOW });

test('a 14-year-old who states 2000 is given away by the graduation year', () => {
  expect(doubts({ birthdate: '2000-05-05', grad_year: 2030 })).toEqual(['grad_year']);
});

test.each([
  ['an 18-year-old senior', { birthdate: '2008-10-01', grad_year: 2027 }],
  ['a 19-year-old who repeated a year', { birthdate: '2007-08-01', grad_year: 2027 }],
  ['who graduated years ago', { birthdate: '2001-02-01', grad_year: 2019 }],
  ['a minor', { birthdate: '2011-02-01', grad_year: 2029, school_name: 'Lincoln High School' }],
  ['who says nothing else', { birthdate: '2000-01-01' }],
  ['who stated no birthdate', { grad_year: 2030, school_name: 'Oak Middle School' }],
  ['an 18-year-old at a high school', { birthdate: '2008-10-01', school_name: 'Lincoln High School' }],
])('%s is not doubted', (_who, stated) => {
  expect(doubts(stated)).toEqual([]);
});

test('a school for children speaks against it', () => {
  expect(doubts({ birthdate: '2008-01-01', school_name: 'Oak Middle School' })).toEqual(['school']);
  expect(doubts({ birthdate: '2000-01-01', school_name: 'Lincoln High School' })).toEqual(['school']);
});

test('so does the issuer of the code who said that a minor joins, as of that day', () => {
  expect(doubts({ birthdate: '2000-01-01' }, joined('minor'))).toEqual(['invitation']);
  expect(doubts({ birthdate: '2000-01-01' }, joined('adult'))).toEqual([]);
  expect(doubts({ birthdate: '2009-01-01' }, joined('minor'))).toEqual([]);
});
