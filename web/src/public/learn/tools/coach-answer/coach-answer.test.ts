import type { ContactAnswer } from '@faircourt/contracts/contact-answer';
import { expect, test } from 'vitest';
import { readAnswer } from './coach-answer.ts';

const JUNE = { key: 'on2', as_of: '2023-06-15', first_allowed: '2028-06-15' } as const;
const EARLIER = { key: 'n1', as_of: '2023-08-01', first_allowed: '2028-06-01' } as const;
const FREE = { key: 'ps', as_of: '2023-06-15', first_allowed: null } as const;

function read(answer: Partial<ContactAnswer>, isDivisionKnown = true) {
  const { headline, sentences } = readAnswer(
    { verdict: 'allowed', opens_on: null, is_old: false, sources: [], ...answer },
    { isDivisionKnown },
  );
  return [headline, ...sentences.map(({ name, days }) => [name, ...Object.values(days)].join(' '))];
}

test('before the day the answer is no, with the day', () => {
  expect(read({ verdict: 'hold', opens_on: '2028-06-15', sources: [JUNE] })).toEqual([
    'no',
    'not_yet 2028-06-15',
  ]);
});

test('two days are both named, and so is the age of the newest source', () => {
  const answer = {
    verdict: 'hold' as const,
    opens_on: '2028-06-15',
    sources: [EARLIER, JUNE],
    is_old: true,
  };
  expect(read(answer)).toEqual([
    'no',
    'not_yet 2028-06-15',
    'conflict 2028-06-01 2028-06-15',
    'old 2023-08-01',
  ]);
});

test('from the day on the answer is yes', () => {
  expect(read({ opens_on: '2028-06-15', sources: [JUNE] })).toEqual(['yes', 'open 2028-06-15']);
});

test('a division without a first day is open at any time', () => {
  expect(read({ sources: [FREE] })).toEqual(['yes', 'not_bound']);
  expect(read({ opens_on: '2028-06-15', sources: [JUNE, FREE] })).toEqual([
    'yes',
    'open 2028-06-15',
    'conflict_unbound',
  ]);
});

test('where no rule is known, nothing is claimed', () => {
  expect(read({ verdict: 'warn' })).toEqual(['unknown', 'no_rule']);
  expect(read({ verdict: 'hold' })).toEqual(['unknown', 'no_day']);
});

test('an unknown division waits for the strictest calendar, and is never simply open', () => {
  expect(read({ verdict: 'hold', opens_on: '2028-06-15', sources: [JUNE] }, false)).toEqual([
    'no',
    'not_yet_any 2028-06-15',
  ]);
  expect(read({ verdict: 'warn' }, false)).toEqual(['unknown', 'open_any']);
});
