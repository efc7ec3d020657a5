/** The family behind athlete@ and guardian@, set by hand so that their screens always show the same story. */
import { addDays, addYears } from '../calendar.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_ATHLETE, DEMO_GUARDIAN } from '../demo-accounts.ts';
import { addAthlete, type Athlete } from './athlete.builder.ts';
import type { ConsentForms } from './consent.builder.ts';
import { guardianOf, type Family } from './family.builder.ts';
import { activateLink } from './guardian-link.builder.ts';
import { inviteAthlete, type InvitationDesk } from './invitation.builder.ts';
import { addDemoAccount, addPerson, type Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface DemoFamily {
  readonly athlete: Athlete;
  readonly sibling: Athlete;
  readonly guardian: Person;
}

export function addDemoFamily(build: DemoBuild, desk: InvitationDesk, forms: ConsentForms): DemoFamily {
  const random = build.random.fork('demo-family');
  const guardian = addDemoAccount(build, DEMO_GUARDIAN, addDays(build.now, -398));
  const { surname } = DEMO_GUARDIAN;
  const family: Family = {
    community: UNITED_STATES,
    paternal: surname,
    maternal: surname,
    city: 'Dayton',
    guardians: [guardian],
  };
  const common = {
    family,
    hasBirthdate: true,
    isSparse: false,
    hasAcademics: true,
    hasTranscript: true,
    visits: 4,
    talent: 1.25,
  } as const;
  const from = { country: UNITED_STATES.country, way: 'demo_code' } as const;

  const avery = addDemoAccount(build, DEMO_ATHLETE, addDays(build.now, -400));
  const athlete = addAthlete(build, random.fork('athlete'), {
    ...common,
    person: avery,
    inviterUserId: inviteAthlete(build, random, desk, avery, from),
    sex: 'female',
    bornOn: addYears(build.now, -16.4),
    position: 'Point Guard',
    visibility: 'colleges_only',
    videoCount: 3,
    seasonCount: 3,
  });
  const createdAt = addDays(build.now, -250);
  const name = { first: 'Micah', surnames: [surname] };
  const micah = addPerson(build, { name, role: 'athlete', locale: 'en', createdAt });
  const sibling = addAthlete(build, random.fork('sibling'), {
    ...common,
    person: micah,
    inviterUserId: inviteAthlete(build, random, desk, micah, from),
    sex: 'male',
    bornOn: addYears(build.now, -14.3),
    position: 'Small Forward',
    visibility: 'colleges_only',
    videoCount: 2,
    seasonCount: 2,
  });
  activateLink(build, random, forms, athlete, 0, true);
  activateLink(build, random, forms, sibling, 0, true);
  guardianOf(build, family, 1, addDays(build.now, -200));
  activateLink(build, random, forms, athlete, 1, true);
  return { athlete, sibling, guardian };
}
