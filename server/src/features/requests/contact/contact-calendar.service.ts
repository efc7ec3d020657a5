/** The contact calendar as it is today, for the division that is asked for or that of the reader's college. */
import { BOUND, contactWindow } from '@faircourt/contracts/contact-window';
import { LIMITS } from '@faircourt/contracts/limits';
import type { ContactCalendar, ContactCalendarQuery } from '@faircourt/contracts/requests';
import type { Division, Program } from '@faircourt/contracts/vocabulary';
import { ownAthleteIds } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { dayEverywhere } from '../../../access/rules/age.ts';
import type { RequestDeps } from '../requests.deps.ts';
import { listCorrespondenceRules } from './contact-rule.store.ts';
import { findDivisionOf, findGradYear } from './contact.store.ts';

/** High school takes four years. */
const CLASSES = 4;
/** In June the oldest class has left. */
const LAST_MONTH_OF_SCHOOL = 6;

export async function readContactCalendar(
  { db }: RequestDeps,
  guard: Guard,
  asked: ContactCalendarQuery = {},
): Promise<ContactCalendar> {
  guard.authorise('contact_rule.list');
  const { actor, now } = guard;
  const division =
    asked.division ?? (await findDivisionOf(db, actor.kind === 'coach' ? actor.institutionId : null));
  const divisions: readonly Division[] = division === null ? BOUND : [division];
  const [ownAthleteId, ...others] = ownAthleteIds(actor);
  const [rules, ownClass] = await Promise.all([
    listCorrespondenceRules(db, divisions),
    // Of several, none is the own one.
    ownAthleteId && others.length === 0 ? findGradYear(db, ownAthleteId) : null,
  ]);
  const today = dayEverywhere(now);
  const windowOf = (gradYear: number, program: Program) => {
    const { verdict, reason, opens_on } = contactWindow(rules, { division, program, gradYear, today });
    return { verdict, reason, opens_on };
  };
  return {
    division,
    today,
    own_class: ownClass,
    classes: classesInSchool(today).map((gradYear) => ({
      grad_year: gradYear,
      men: windowOf(gradYear, 'men'),
      women: windowOf(gradYear, 'women'),
    })),
    as_of:
      rules
        .map((rule) => rule.as_of)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Oldest first: who leaves school this school year, and the three classes after them. */
function classesInSchool(today: string): number[] {
  const year = Number(today.slice(0, 4));
  const oldest = Number(today.slice(5, 7)) > LAST_MONTH_OF_SCHOOL ? year + 1 : year;
  return Array.from({ length: CLASSES }, (_, index) => oldest + index).filter(
    (gradYear) => gradYear >= LIMITS.gradYear.min && gradYear <= LIMITS.gradYear.max,
  );
}
