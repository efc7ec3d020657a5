import { ATHLETE_FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import {
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
