/** The family behind newguardian@: a child under 13 of whom nothing is shown before a director has checked the guardianship. */
import { addDays, addYears } from '../calendar.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_NEW_GUARDIAN } from '../demo-accounts.ts';
import { addAthlete, type Athlete } from './athlete.builder.ts';
import type { ConsentForms } from './consent.builder.ts';
import type { Family } from './family.builder.ts';
import { activateLink } from './guardian-link.builder.ts';
import { addGuardianship } from './guardianship.builder.ts';
import { inviteAthlete, type InvitationDesk } from './invitation.builder.ts';
import type { Office } from './office.builder.ts';
import { addDemoAccount, addPerson } from './person.builder.ts';
import type { World } from './world.ts';

const JOINED_DAYS_AGO = 3;

export function addNewFamily(world: World, desk: InvitationDesk, forms: ConsentForms): Athlete {
  const random = world.random.fork('new-family');
  const { surname } = DEMO_NEW_GUARDIAN;
  const createdAt = addDays(world.now, -JOINED_DAYS_AGO);
  const guardian = addDemoAccount(world, DEMO_NEW_GUARDIAN, addDays(createdAt, 0.5));
  const family: Family = {
    community: UNITED_STATES,
    paternal: surname,
    maternal: surname,
    city: 'Dayton',
    guardians: [guardian],
  };
  const person = addPerson(world, {
    name: { first: 'Nell', surnames: [surname] },
    role: 'athlete',
    locale: 'en',
    createdAt,
  });
  const child = addAthlete(world, random.fork('athlete'), {
    family,
    person,
    inviterUserId: inviteAthlete(world, random, desk, person, {
      country: UNITED_STATES.country,
      way: 'demo_code',
    }),
    hasBirthdate: true,
    isSparse: false,
    hasAcademics: false,
    hasTranscript: false,
    visits: 1,
    talent: 1,
    sex: 'female',
    bornOn: addYears(world.now, -12.5),
    position: 'Shooting Guard',
    visibility: 'private',
    videoCount: 0,
    seasonCount: 1,
  });
  activateLink(world, random, forms, child, 0, true);
  return child;
}

/** Asked today, with nobody working on it: the demo director may open, claim and decide it. */
export function letNewGuardianWait(world: World, office: Office, child: Athlete): void {
  const [guardian] = child.guardians;
  if (!guardian) return;
  const { person, since } = guardian;
  addGuardianship(world, office, child, { userId: person.userId, since }, 'waiting');
}
