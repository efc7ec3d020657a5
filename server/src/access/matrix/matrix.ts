/**
 * Writes docs/access-matrix.md: every route against every kind of actor. Each cell is computed by asking the guard
 * about representative records, so the page cannot claim what the server does not do.
 */
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import {
  ACTIONS,
  type Action,
  type CapabilityAction,
  type RecordedAction,
  type SubjectOf,
} from '../actions.ts';
import type { Actor } from '../engine/actor.ts';
import { groupState } from '../rules/athlete.rules.ts';
import { MATRIX_PEOPLE, MATRIX_PEOPLE_NAMES, MOMENT } from './matrix-people.ts';
import { Guard } from '../engine/guard.ts';
import { MATRIX_CASES, statesOf, type Case } from './matrix-cases.ts';
import { PROFILE_CASES } from './matrix-profiles.ts';

export interface MatrixRoute {
  method: string;
  url: string;
  action: Action | 'public';
}

export function accessMatrix(routes: readonly MatrixRoute[]): string {
  const rows = routes
    .toSorted((a, b) => compare(a.url, b.url) || compare(a.method, b.method))
    .map(({ method, url, action }) => [
      `${method} ${url}`,
      action,
      ...MATRIX_PEOPLE_NAMES.map((name) => cell(action, MATRIX_PEOPLE[name])),
    ]);
  const profiles = PROFILE_CASES.map(({ name, subjectFor }) => [
    name,
    ...MATRIX_PEOPLE_NAMES.map((member) => visibleGroups(MATRIX_PEOPLE[member], subjectFor)),
  ]);
  return [
    '# Access matrix',
    '',
    'Generated from the rules in server/src/access; do not edit. Each cell was computed by asking the guard about',
    'representative records: "yes" is all of them, "no" is none, anything else names those that are allowed.',
    '',
    '## Routes',
    '',
    ...table(['route', 'action', ...MATRIX_PEOPLE_NAMES], rows),
    '',
    '## Field groups of an athlete',
    '',
    'Which field groups each actor reads. "card" means the profile opens with no group in it; "–" means the profile',
    'answers like one that does not exist.',
    '',
    ...table(['athlete', ...MATRIX_PEOPLE_NAMES], profiles),
    '',
  ].join('\n');
}

function cell(action: Action | 'public', actor: Actor): string {
  if (action === 'public') return 'yes';
  if (isCapability(action)) {
    const states = statesOf(actor);
    return summary(
      states,
      states.filter((state) => new Guard(state.subject, MOMENT).can(action)),
    );
  }
  const guard = new Guard(actor, MOMENT);
  const cases = casesOf(action, actor);
  return summary(
    cases,
    cases.filter(({ subject }) => canOnRecord(guard, action, subject)),
  );
}

function summary(cases: readonly Case<unknown>[], allowed: readonly Case<unknown>[]): string {
  if (allowed.length === 0) return 'no';
  return allowed.length === cases.length ? 'yes' : joinNames(allowed, cases);
}

/** "own under 18" and "own from 18" together are "own". */
function joinNames(allowed: readonly Case<unknown>[], cases: readonly Case<unknown>[]): string {
  const names = allowed.map(({ name, kind }) => {
    const isWholeKind =
      kind !== undefined && cases.every((other) => other.kind !== kind || allowed.includes(other));
    return isWholeKind ? kind : name;
  });
  return [...new Set(names)].join(', ');
}

function visibleGroups(actor: Actor, subjectFor: (typeof PROFILE_CASES)[number]['subjectFor']): string {
  const athlete = subjectFor(actor);
  const states = FIELD_GROUPS.map((group) => ({ group, state: groupState(actor, athlete, group, MOMENT) }));
  if (states.every(({ state }) => state === 'hidden')) return '–';
  const visible = states.filter(({ state }) => state === 'visible').map(({ group }) => group);
  if (visible.length === FIELD_GROUPS.length) return 'all';
  if (visible.length === 0) return 'card';
  const missing = FIELD_GROUPS.filter((group) => !visible.includes(group));
  return missing.length === 1 ? `all but ${missing.join()}` : visible.join(', ');
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
}

function isCapability(action: Action): action is CapabilityAction {
  return ACTIONS[action].on === 'capability';
}

/** MATRIX_CASES is keyed by action, so cases and action belong together; a union of keys loses that. */
function casesOf(action: RecordedAction, actor: Actor): Case<unknown>[] {
  return MATRIX_CASES[action](actor);
}

/** The subject comes from casesOf with the same action; the cast says what the types can no longer see. */
function canOnRecord(guard: Guard, action: RecordedAction, subject: unknown): boolean {
  return guard.can(action, subject as SubjectOf<typeof action>);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
