/** What guardians stated about themselves, and what directors made of it. Most are verified; some still wait. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Relationship } from '@faircourt/contracts/vocabulary';
import { guardianStated } from '../../features/guardian-links/guardianship/guardianship.events.ts';
import { dayOf } from '../../platform/clock.ts';
import { addYears, soonAfter } from '../calendar.ts';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Office } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import { verify } from './verification-plan.builder.ts';
import { addVerification, type CheckState, type VerificationSubject } from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** The shares of guardians whose decisions nothing depends on yet. */
const CHECK_STATES = { verified: 52, open: 20, more_asked: 8, rejected: 6, none: 14 } as const;

/** After everything that families decided: what counts in the demo was decided by guardians who may. */
export function planGuardianships(build: DemoBuild, office: Office, athletes: readonly Athlete[]): void {
  for (const athlete of athletes) {
    for (const { person, since } of athlete.guardians) {
      const random = build.random.fork(`guardianship:${athlete.person.email}:${person.email}`);
      const state = decidesSomething(build, athlete, person.userId)
        ? 'verified'
        : random.weighted(CHECK_STATES);
      // Of age, an athlete decides alone: a question about a guardian that still waits would lead nowhere.
      const isMoot = athlete.decidesAloneSince !== null && (state === 'open' || state === 'more_asked');
      addGuardianship(build, office, athlete, { userId: person.userId, since }, isMoot ? 'none' : state);
    }
  }
}

export function addGuardianship(
  build: DemoBuild,
  office: Office,
  athlete: Athlete,
  guardian: { userId: string; since: Date },
  state: Extract<CheckState, 'open' | 'more_asked' | 'verified' | 'rejected'> | 'none' | 'waiting',
): void {
  const person = athlete.guardians.find((one) => one.person.userId === guardian.userId)?.person;
  const link = build.rows.guardian_links.find(
    (one) =>
      one.athlete_id === athlete.id && one.guardian_user_id === guardian.userId && one.status === 'active',
  );
  if (!person || !link?.id) return;
  const random = build.random.fork(`statement:${link.id}`);
  const statedAt = soonAfter(random, guardian.since, build.now, 1);
  const birthdate = bornOn(build, person);
  const relationship = relationshipOf(athlete, person.userId);
  Object.assign(link, {
    stated_name: person.name,
    stated_birthdate: birthdate,
    relationship,
    stated_at: statedAt,
  });
  recordEvent(build, guardianStated(athlete.id, link.id, person), statedAt);
  if (state === 'none') return;
  const values = { full_name: person.name, birthdate, relationship, evidence: 'document' };
  const subject: VerificationSubject = {
    factGroup: 'guardianship',
    athleteId: athlete.id,
    guardianLinkId: link.id,
    country: athlete.family.community.country,
    values,
    earlierValues: values,
    since: statedAt,
    owner: person,
  };
  // Nobody works on what waits, so that any director may take it.
  if (state === 'waiting') addVerification(build, random, subject, 'open', null);
  else verify(build, random, office, athlete, subject, state);
}

/** The same with every athlete of this guardian. */
function bornOn({ random, now }: DemoBuild, { email }: Person): string {
  const own = random.fork(`born:${email}`);
  return dayOf(addYears(new Date(now.getTime() - own.between(0, 364) * DAY_MS), -own.between(32, 54)));
}

function decidesSomething(build: DemoBuild, athlete: Athlete, guardianUserId: string): boolean {
  const isTheirs = (row: { athlete_id: string; decided_by?: string | null; status?: string | undefined }) =>
    row.athlete_id === athlete.id && row.decided_by === guardianUserId && row.status === 'approved';
  return (
    build.rows.releases.some(isTheirs) ||
    build.rows.contact_requests.some(isTheirs) ||
    build.rows.consent_signatures.some(
      (row) => row.athlete_id === athlete.id && row.guardian_user_id === guardianUserId,
    )
  );
}

function relationshipOf(athlete: Athlete, guardianUserId: string): Relationship {
  return athlete.family.guardians[0]?.userId === guardianUserId ? 'mother' : 'father';
}
