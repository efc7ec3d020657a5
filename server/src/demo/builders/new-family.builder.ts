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
import type { DemoBuild } from './demo-build.ts';

const JOINED_DAYS_AGO = 3;

export function addNewFamily(build: DemoBuild, desk: InvitationDesk, forms: ConsentForms): Athlete {
  const random = build.random.fork('new-family');
  const { surname } = DEMO_NEW_GUARDIAN;
  const createdAt = addDays(build.now, -JOINED_DAYS_AGO);
  const guardian = addDemoAccount(build, DEMO_NEW_GUARDIAN, addDays(createdAt, 0.5));
  const family: Family = {
    community: UNITED_STATES,
    paternal: surname,
    maternal: surname,
    city: 'Dayton',
    guardians: [guardian],
  };
  const person = addPerson(build, {
    name: { first: 'Nell', surnames: [surname] },
    role: 'athlete',
    locale: 'en',
    createdAt,
  });
  const child = addAthlete(build, random.fork('athlete'), {
    family,
    person,
    inviterUserId: inviteAthlete(build, random, desk, person, {
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
    bornOn: addYears(build.now, -12.5),
    position: 'Shooting Guard',
    visibility: 'private',
    videoCount: 0,
    seasonCount: 1,
  });
  activateLink(build, random, forms, child, 0, true);
  return child;
}

/** A question of today that nobody works on: the demo director may open, claim and decide it. */
export function letNewGuardianWait(build: DemoBuild, office: Office, child: Athlete): void {
  const [guardian] = child.guardians;
  if (!guardian) return;
  const { person, since } = guardian;
  addGuardianship(build, office, child, { userId: person.userId, since }, 'waiting');
}
