/** Accounts of one person in a generated scenario, and whether such a person deals with a family, read without SQL. */
import type { ScenarioRows } from './scenario-rows.ts';

type Person = ScenarioRows['people'][number];

/** Everybody else with the same mailbox, proven on both sides. */
export function sharersOf(rows: ScenarioRows, userId: string | null): Person[] {
  const person = rows.people.find(({ id, isProven }) => id === userId && isProven);
  if (!person) return [];
  return rows.people.filter(
    (other) => other.id !== person.id && other.isProven && mailboxOf(other) === mailboxOf(person),
  );
}

/** A coach, director or admin with the guardian's mailbox deals with this athlete. */
export function isTwoFaced(
  rows: ScenarioRows,
  guardianUserId: string,
  athlete: ScenarioRows['athletes'][number],
): boolean {
  return sharersOf(rows, guardianUserId).some((other) => dealsWith(rows, other, athlete));
}

function dealsWith(rows: ScenarioRows, { id, role }: Person, athlete: ScenarioRows['athletes'][number]) {
  const coach = rows.coaches.find(({ userId }) => userId === id);
  const invitation = rows.invitations.find(({ redeemedBy }) => redeemedBy === athlete.userId);
  const isColleague = coach?.institution && invitation?.institution === coach.institution;
  const hasAsked = rows.contacts.some((one) => one.athleteId === athlete.id && one.coachId === coach?.id);
  const isInRegion = rows.regions.some(
    ({ director, countries }) => director === id && countries.includes(athlete.country),
  );
  return (
    role === 'admin' ||
    (role === 'coach' && (invitation?.issuedBy === id || Boolean(isColleague))) ||
    hasAsked ||
    isInRegion
  );
}

function mailboxOf({ id, aliasOf }: Person): string {
  return aliasOf ?? id;
}
