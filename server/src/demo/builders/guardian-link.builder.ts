/** Guardian links in every state, with their events. Both sides have agreed before a link is active. */
import {
  guardianInvited,
  linkAccepted,
  linkActivated,
  linkEnded,
} from '../../features/guardian-links/links/link.events.ts';
import { addDays, latest, soonAfter } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Athlete } from './athlete.builder.ts';
import { signConsentsToShow, type ConsentForms } from './consent.builder.ts';
import { recordEvent } from './event.builder.ts';
import { guardianOf, nameGuardian } from './family.builder.ts';
import { addressFor, type Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** What a family looks like today. A link that ended lived for a while first. */
const MINOR_HOUSEHOLDS = {
  one_guardian: 46,
  two_guardians: 20,
  one_and_invited: 5,
  one_and_ended: 4,
  invited: 7,
  accepted: 6,
  ended: 4,
  nobody: 8,
} as const;
const ADULT_HOUSEHOLDS = {
  ...MINOR_HOUSEHOLDS,
  one_guardian: 25,
  two_guardians: 8,
  ended: 10,
  nobody: 40,
} as const;

export interface EndedLink {
  readonly athlete: Athlete;
  readonly guardian: Person;
  readonly activatedAt: Date;
  readonly endedAt: Date;
}

/** Returns the links that ended: what was released under them has been withdrawn. */
export function addGuardianLinks(
  build: DemoBuild,
  forms: ConsentForms,
  athletes: readonly Athlete[],
): EndedLink[] {
  return athletes.flatMap((athlete) => {
    const random = build.random.fork(`links:${athlete.person.email}`);
    const household = random.weighted(
      athlete.decidesAloneSince === null ? MINOR_HOUSEHOLDS : ADULT_HOUSEHOLDS,
    );
    switch (household) {
      case 'one_guardian':
        activateLink(build, random, forms, athlete, 0);
        return [];
      case 'two_guardians':
        activateLink(build, random, forms, athlete, 0);
        activateLink(build, random, forms, athlete, 1);
        return [];
      case 'one_and_invited':
        activateLink(build, random, forms, athlete, 0);
        inviteByEmail(build, random, athlete);
        return [];
      case 'one_and_ended':
        activateLink(build, random, forms, athlete, 0);
        return [endLink(build, random, athlete, 1)];
      case 'invited':
        inviteByEmail(build, random, athlete);
        return [];
      case 'accepted':
        acceptByCode(build, random, athlete);
        return [];
      case 'ended':
        return [endLink(build, random, athlete, 0)];
      case 'nobody':
        return [];
    }
  });
}

/** Links the family's guardian, who then usually signs the consent forms. */
export function activateLink(
  build: DemoBuild,
  random: Random,
  forms: ConsentForms,
  athlete: Athlete,
  place: 0 | 1,
  signs: boolean = random.chance(0.9),
): void {
  const { guardian, createdAt, activatedAt } = meet(build, random, athlete, place);
  addLink(build, random, athlete, { guardian, createdAt, activatedAt, endedAt: null });
  const signedAt = signs ? soonAfter(random, activatedAt, build.now, 3) : null;
  athlete.guardians.push({ person: guardian, since: activatedAt, signedAt });
  if (signedAt) signConsentsToShow(build, forms, { athlete, guardian, at: signedAt });
}

function endLink(build: DemoBuild, random: Random, athlete: Athlete, place: 0 | 1): EndedLink {
  const { guardian, createdAt, activatedAt } = meet(build, random, athlete, place);
  const endedAt = soonAfter(random, soonAfter(random, activatedAt, build.now, 120), build.now, 40);
  addLink(build, random, athlete, { guardian, createdAt, activatedAt, endedAt });
  return { athlete, guardian, activatedAt, endedAt };
}

function meet(build: DemoBuild, random: Random, athlete: Athlete, place: 0 | 1) {
  const joinedAt = athlete.person.createdAt;
  const guardian = guardianOf(build, athlete.family, place, soonAfter(random, joinedAt, build.now, 8));
  const createdAt = soonAfter(random, latest(joinedAt, guardian.createdAt), build.now, 4);
  return { guardian, createdAt, activatedAt: soonAfter(random, createdAt, build.now, 3) };
}

interface NewLink {
  readonly guardian: Person;
  readonly createdAt: Date;
  readonly activatedAt: Date;
  readonly endedAt: Date | null;
}

function addLink(build: DemoBuild, random: Random, athlete: Athlete, link: NewLink): void {
  const { guardian, createdAt, activatedAt, endedAt } = link;
  const cameByEmail = random.chance(0.6);
  const id = random.uuidAt(createdAt);
  build.rows.guardian_links.push({
    id,
    athlete_id: athlete.id,
    guardian_user_id: guardian.userId,
    invited_email: cameByEmail ? guardian.email : null,
    status: endedAt ? 'ended' : 'active',
    created_at: createdAt,
    activated_at: activatedAt,
    ended_at: endedAt,
    ended_by: endedAt ? guardian.userId : null,
  });
  const logged = { id, athlete_id: athlete.id, guardian_user_id: guardian.userId };
  const opening = cameByEmail
    ? guardianInvited(logged, { isRenewed: false }, athlete.person)
    : linkAccepted(logged, guardian);
  recordEvent(build, opening, createdAt);
  const agrees = cameByEmail ? guardian : athlete.person;
  recordEvent(build, linkActivated(logged, agrees), activatedAt);
  if (endedAt) recordEvent(build, linkEnded(logged, 'active', guardian), endedAt);
}

function inviteByEmail(build: DemoBuild, random: Random, athlete: Athlete): void {
  const createdAt = latest(athlete.person.createdAt, addDays(build.now, -random.between(0.5, 20)));
  const id = random.uuidAt(createdAt);
  build.rows.guardian_links.push({
    id,
    athlete_id: athlete.id,
    invited_email: addressFor(nameGuardian(random, athlete.family, 1), random.int(2000, 9999)),
    status: 'invited',
    created_at: createdAt,
  });
  const logged = { id, athlete_id: athlete.id };
  recordEvent(build, guardianInvited(logged, { isRenewed: false }, athlete.person), createdAt);
}

function acceptByCode(build: DemoBuild, random: Random, athlete: Athlete): void {
  const { guardian, createdAt } = meet(build, random, athlete, 0);
  const id = random.uuidAt(createdAt);
  build.rows.guardian_links.push({
    id,
    athlete_id: athlete.id,
    guardian_user_id: guardian.userId,
    status: 'accepted',
    created_at: createdAt,
  });
  const logged = { id, athlete_id: athlete.id, guardian_user_id: guardian.userId };
  recordEvent(build, linkAccepted(logged, guardian), createdAt);
}
