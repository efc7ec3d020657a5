/** What helps a director, per fact group: the fields of the form, and the call that they make. */
import { statementSchema, type FactVerification, type Statement } from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import type { z } from 'zod';

export type StatementValues = Record<keyof Statement, string>;
export type StatementField = keyof StatementValues;

export const NO_STATEMENT: StatementValues = { method: '', place: '', on: '', link: '', note: '' };

/** A height is worth what its measuring was; figures and names can be looked up somewhere. */
export const STATEMENT_FIELDS: Record<AthleteFactGroup, readonly StatementField[]> = {
  measurements: ['method', 'place', 'on', 'note'],
  academics: ['link', 'note'],
  transcript: ['link', 'note'],
  season: ['link', 'note'],
  school: ['link', 'note'],
  age: ['note'],
};

/** The body before the contract has checked it. */
export function statementBody({ method, place, on, link, note }: StatementValues): Record<string, unknown> {
  return { method, place, on: on || null, link: link.trim(), note };
}

/** Nothing can have been measured tomorrow. */
export function statementSchemaUntil(today: string): z.ZodType<Statement> {
  return statementSchema.refine(({ on }) => on === null || on <= today, {
    path: ['on'],
    params: { code: 'in_future' },
    message: 'Cannot be in the future.',
  });
}

export function isStatementField(path: string): path is StatementField {
  return path in NO_STATEMENT;
}

/** The director compares it with the transcript on the profile, which is evidence enough to ask. */
export function isCompared(
  { fact_group: group }: FactVerification,
  facts: readonly FactVerification[],
): boolean {
  const isAboutGrades = group === 'transcript' || group === 'academics';
  return (
    isAboutGrades && facts.some(({ fact_group: other, is_empty }) => other === 'transcript' && !is_empty)
  );
}

export function saysNothing(statement: Statement): boolean {
  return Object.values(statement).every((value) => value === null);
}
