/** The family behind athlete@ and guardian@, set by hand so that their screens always show the same story. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { addDays, addYears } from '../calendar.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_ATHLETE, DEMO_GUARDIAN } from '../demo-accounts.ts';
import { addAthlete, type Athlete } from './athlete.builder.ts';
import type { Coaches } from './coach.builder.ts';
import { signConsent, type ConsentForms } from './consent.builder.ts';
import { addContactRequest } from './contact.builder.ts';
import { guardianOf, type Family } from './family.builder.ts';
import { activateLink } from './guardian-link.builder.ts';
import { inviteAthlete, type InvitationDesk } from './invitation.builder.ts';
import type { Office } from './office.builder.ts';
import { addDemoAccount, addPerson } from './person.builder.ts';
import { addRelease } from './release.builder.ts';
import { subjectsOf, verify } from './verification-plan.builder.ts';
import { addVerification, type Standing } from './verification.builder.ts';
import type { World } from './world.ts';

export interface DemoFamily {
  readonly athlete: Athlete;
  readonly sibling: Athlete;
}

export function addDemoFamily(world: World, desk: InvitationDesk, forms: ConsentForms): DemoFamily {
  const random = world.random.fork('demo-family');
  const guardian = addDemoAccount(world, DEMO_GUARDIAN, addDays(world.now, -298));
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

  const avery = addDemoAccount(world, DEMO_ATHLETE, addDays(world.now, -300));
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
  return { athlete, sibling };
}

/** Three groups stand released; a transcript, videos and the sibling's name wait for the guardian's answer. */
export function addDemoFamilyDecisions(
  world: World,
  forms: ConsentForms,
  office: Office,
  coaches: Coaches,
  family: DemoFamily,
): void {
  const { athlete, sibling } = family;
  const { demoCoach } = coaches;
  const random = world.random.fork('demo-family-decisions');
  const [guardian] = athlete.guardians;
  const [siblingGuardian] = sibling.guardians;
  if (!guardian?.signedAt || !siblingGuardian?.signedAt) throw new Error('The demo guardian has signed');
  const by = guardian.person;

  for (const [index, group] of (['identity', 'measurements', 'academics'] as const).entries()) {
    const at = addDays(guardian.signedAt, 1 + index);
    addRelease(world, random, {
      athlete,
      group,
      audience: 'verified_colleges',
      institution: null,
      requestedBy: athlete.person,
      createdAt: addDays(at, -0.5),
      decision: {
        status: 'approved',
        by,
        at,
        expiresAt: group === 'academics' ? addDays(world.now, 120) : null,
      },
    });
  }
  const ask = (of: Athlete, group: FieldGroup, coach: typeof demoCoach | null, daysAgo: number): void =>
    addRelease(world, random, {
      athlete: of,
      group,
      audience: coach ? 'institution' : 'verified_colleges',
      institution: coach?.institution ?? null,
      requestedBy: coach?.person ?? of.person,
      createdAt: addDays(world.now, -daysAgo),
      decision: null,
    });
  ask(athlete, 'transcript', demoCoach, 2);
  ask(athlete, 'videos', null, 4);
  ask(sibling, 'identity', null, 1);
  signConsent(world, forms, { kind: 'media', athlete, guardian: by, at: addDays(guardian.signedAt, 1) });

  const decider = { person: by, since: guardian.signedAt };
  const [other, another] = coaches.all.filter(
    (coach) => coach.isRecruiter && coach.isEstablished && coach.institution !== demoCoach.institution,
  );
  if (!other || !another) throw new Error('The demo family needs two more recruiters');
  addContactRequest(world, random, athlete, other, decider, 'requested');
  addContactRequest(
    world,
    random,
    sibling,
    demoCoach,
    { ...decider, since: siblingGuardian.signedAt },
    'requested',
  );
  addContactRequest(world, random, athlete, another, decider, 'declined');
  addContactRequest(world, random, athlete, demoCoach, decider, 'approved');

  addDemoVerifications(world, office, athlete);
}

/** Academics and past seasons carry a badge; the measurements lie on the demo director's desk. */
function addDemoVerifications(world: World, office: Office, athlete: Athlete): void {
  const standings: Readonly<Record<string, Standing>> = {
    academics: 'verified',
    measurements: 'open',
    school: 'verified',
  };
  const [newestSeason] = athlete.seasons;
  for (const subject of subjectsOf(athlete)) {
    const { factGroup, seasonId } = subject;
    const isPastSeason = factGroup === 'season' && seasonId !== newestSeason?.id;
    const standing = isPastSeason ? 'verified' : standings[factGroup];
    if (!standing) continue;
    const random = world.random.fork(`demo-verification:${seasonId ?? factGroup}`);
    if (standing === 'open') addVerification(world, random, subject, standing, office.demoDirector);
    else verify(world, random, office, athlete, subject, standing);
  }
}
