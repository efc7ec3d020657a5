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
import type { World } from './world.ts';

export interface DemoFamily {
  readonly athlete: Athlete;
  readonly sibling: Athlete;
  readonly guardian: Person;
}

export function addDemoFamily(world: World, desk: InvitationDesk, forms: ConsentForms): DemoFamily {
  const random = world.random.fork('demo-family');
  const guardian = addDemoAccount(world, DEMO_GUARDIAN, addDays(world.now, -398));
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

  const avery = addDemoAccount(world, DEMO_ATHLETE, addDays(world.now, -400));
  const athlete = addAthlete(world, random.fork('athlete'), {
    ...common,
    person: avery,
    inviterUserId: inviteAthlete(world, random, desk, avery, from),
    sex: 'female',
    bornOn: addYears(world.now, -16.4),
    position: 'Point Guard',
    visibility: 'colleges_only',
    videoCount: 3,
    seasonCount: 3,
  });
  const createdAt = addDays(world.now, -250);
  const name = { first: 'Micah', surnames: [surname] };
  const micah = addPerson(world, { name, role: 'athlete', locale: 'en', createdAt });
  const sibling = addAthlete(world, random.fork('sibling'), {
    ...common,
    person: micah,
    inviterUserId: inviteAthlete(world, random, desk, micah, from),
    sex: 'male',
    bornOn: addYears(world.now, -14.3),
    position: 'Small Forward',
    visibility: 'colleges_only',
    videoCount: 2,
    seasonCount: 2,
  });
  activateLink(world, random, forms, athlete, 0, true);
  activateLink(world, random, forms, sibling, 0, true);
  guardianOf(world, family, 1, addDays(world.now, -200));
  activateLink(world, random, forms, athlete, 1, true);
  return { athlete, sibling, guardian };
}
