import type { FactVerification } from '@faircourt/contracts/verification';
import { ATHLETE_FACT_GROUPS, type AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import {
  isCompared,
  isStatementField,
  NO_STATEMENT,
  saysNothing,
  STATEMENT_FIELDS,
  statementBody,
  statementSchemaUntil,
} from './statement-values.ts';

const schema = statementSchemaUntil('2026-11-15');
const parse = (values: Partial<typeof NO_STATEMENT>) =>
  schema.safeParse(statementBody({ ...NO_STATEMENT, ...values }));

test('an empty form is a statement that says nothing', () => {
  const parsed = parse({});
  expect(parsed.data && saysNothing(parsed.data)).toBe(true);
});

test('one word is something', () => {
  const parsed = parse({ note: 'Coach Lee measured it.' });
  expect(parsed.data && saysNothing(parsed.data)).toBe(false);
});

test('nothing can have been measured tomorrow', () => {
  expect(parse({ on: '2026-11-15' }).success).toBe(true);
  expect(parse({ on: '2026-11-16' }).error?.issues[0]?.path).toEqual(['on']);
});

test('blanks around a link are no part of it', () => {
  expect(parse({ link: ' https://example.org/stats ' }).data?.link).toBe('https://example.org/stats');
});

test('every group of facts asks for fields that the form has', () => {
  expect(ATHLETE_FACT_GROUPS.every((group) => STATEMENT_FIELDS[group].every(isStatementField))).toBe(true);
  expect(isStatementField('fact_group')).toBe(false);
});

test('grades are compared with the transcript on the profile, a school is not', () => {
  const fact = (group: AthleteFactGroup, isEmpty = false): FactVerification => ({
    fact_group: group,
    season_id: null,
    season_label: null,
    is_empty: isEmpty,
    badge: null,
    question: null,
    ask: 'first',
  });
  const grades = fact('academics');
  const school = fact('school');
  expect(isCompared(grades, [grades, fact('transcript')])).toBe(true);
  expect(isCompared(grades, [grades, fact('transcript', true)]), 'no transcript is there').toBe(false);
  expect(isCompared(school, [school, fact('transcript')])).toBe(false);
});
