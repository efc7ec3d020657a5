/** What the demo family has decided, was asked and talks about, set by hand: each of their screens has something on it. */
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import { signConsentsFor, type ConsentForms } from './consent.builder.ts';
import { addContactRequest } from './contact.builder.ts';
import { addMessages } from './conversation.builder.ts';
import type { DemoFamily } from './demo-family.builder.ts';
import type { Office } from './office.builder.ts';
import { askForRelease } from './release-plan.builder.ts';
import { addRelease } from './release.builder.ts';
import { subjectsOf, verify } from './verification-plan.builder.ts';
import { addVerification, type CheckState, type VerificationSubject } from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** Days before the moment of loading. */
const LAST_VISIT = 3;

export function addDemoFamilyStory(
  build: DemoBuild,
  forms: ConsentForms,
  office: Office,
  coaches: Coaches,
  family: DemoFamily,
): void {
  const { demoCoach } = coaches;
  // Neither has to wait for a class to be old enough.
  const [other, refused] = coaches.all.filter(
    ({ isRecruiter, isEstablished, institution }) =>
      isRecruiter &&
      isEstablished &&
      institution !== demoCoach.institution &&
      institution?.division !== 'ncaa_d1' &&
      institution?.division !== 'ncaa_d2',
  );
  if (!other || !refused) throw new Error('The demo family needs two more recruiters');
  const people = { ...family, demoCoach, other, refused };
  addReleases(build, forms, people);
  addContacts(build, people);
  addVerifications(build, office, family);
  for (const link of build.rows.guardian_links) {
    if (link.guardian_user_id === family.guardian.userId) link.seen_at = addDays(build.now, -LAST_VISIT);
  }
}

interface People extends DemoFamily {
  readonly demoCoach: Coach;
  readonly other: Coach;
  readonly refused: Coach;
}

/**
 * Three groups are released to all verified colleges, one of them refused to one college by the second guardian. A
 * transcript, videos and the sibling's name wait for an answer; for that name the form for pictures is still unsigned.
 */
function addReleases(build: DemoBuild, forms: ConsentForms, people: People): void {
  const { athlete, sibling, guardian, demoCoach, other, refused } = people;
  const random = build.random.fork('demo-family-releases');
  const [first, second] = athlete.guardians;
  if (!first?.signedAt || !second?.signedAt) throw new Error('The demo guardians have signed');
  for (const [index, group] of (['identity', 'measurements', 'academics'] as const).entries()) {
    const at = addDays(first.signedAt, 1 + index);
    signConsentsFor(build, forms, group, { athlete, guardian, at });
    addRelease(build, random, {
      athlete,
      group,
      audience: 'verified_colleges',
      institution: null,
      requestedBy: null,
      createdAt: at,
      decision: {
        status: 'approved',
        by: guardian,
        at,
        expiresAt: group === 'academics' ? addDays(build.now, 120) : null,
      },
    });
  }
  addRelease(build, random, {
    athlete,
    group: 'academics',
    audience: 'institution',
    institution: refused.institution,
    requestedBy: refused.person,
    message: 'Could we see the grades before our visit in the spring?',
    createdAt: addDays(build.now, -27),
    decision: {
      status: 'declined',
      by: second.person,
      at: addDays(build.now, -26),
      expiresAt: null,
      reason: 'We would like to get to know your program first.',
    },
  });
  askForRelease(build, random, {
    athlete,
    group: 'transcript',
    coach: demoCoach,
    at: addDays(build.now, -2),
  });
  askForRelease(build, random, { athlete, group: 'videos', coach: other, at: addDays(build.now, -4) });
  askForRelease(build, random, {
    athlete: sibling,
    group: 'identity',
    coach: demoCoach,
    at: addDays(build.now, -1),
  });
}

/** The demo coach talks with the athlete, and requests contact with the sibling; one college waits, one was declined. */
function addContacts(build: DemoBuild, people: People): void {
  const { athlete, sibling, guardian, demoCoach, other, refused } = people;
  const random = build.random.fork('demo-family-contacts');
  const ago = (days: number) => addDays(build.now, -days);
  const decider = { person: guardian, since: ago(190) };
  const ask = (
    of: Athlete,
    coach: Coach,
    daysAgo: number,
    answer?: ['approved' | 'declined', number],
  ): void => {
    const [status = 'requested' as const, answeredAgo = 0] = answer ?? [];
    addContactRequest(build, random, {
      ...{ athlete: of, coach, decider, status },
      asked: ago(daysAgo),
      ...(answer ? { answered: ago(answeredAgo) } : {}),
    });
  };
  ask(athlete, refused, 40, ['declined', 38]);
  ask(athlete, demoCoach, 21, ['approved', 20]);
  ask(athlete, other, 5);
  ask(sibling, demoCoach, 1.5);
  addMessages(build, random, { athlete, coach: demoCoach }, [
    {
      by: demoCoach.person,
      at: ago(19.6),
      body: 'Thank you for saying yes. Avery, we liked how you ran the offense in the second half of your tape. We would love to tell you both about our program and about academic support.',
    },
    {
      by: guardian,
      at: ago(19.2),
      body: 'Thank you for writing, Coach. We are happy to talk. Evenings after seven work best for us, except on practice days.',
    },
    {
      by: athlete.person,
      at: ago(19.1),
      body: 'Thank you, Coach! I watched your last two home games. What should I work on this winter?',
    },
    {
      by: demoCoach.person,
      at: ago(1.2),
      body: 'Good question. Going to the rim with your left hand, and talking more on defense. I will send you both our admission calendar next week.',
    },
  ]);
}

/**
 * Academics and past seasons carry a badge, the school's lapses soon; the measurements lie on the demo director's desk.
 * Of the sibling a director has measured another height, which the family has yet to accept, and asks for a page.
 */
function addVerifications(build: DemoBuild, office: Office, { athlete, sibling }: DemoFamily): void {
  const [newestSeason] = athlete.seasons;
  checkAs(build, office, athlete, ({ factGroup, seasonId }) => {
    if (factGroup === 'season') return seasonId === newestSeason?.id ? null : 'verified';
    return CHECKS_OF_ATHLETE[factGroup] ?? null;
  });
  checkAs(build, office, sibling, ({ factGroup }) => CHECKS_OF_SIBLING[factGroup] ?? null);
}

type CheckStates = Readonly<Partial<Record<FactGroup, CheckState>>>;
const CHECKS_OF_ATHLETE: CheckStates = { academics: 'verified', measurements: 'open', school: 'lapsing' };
const CHECKS_OF_SIBLING: CheckStates = { measurements: 'offered', transcript: 'more_asked' };

function checkAs(
  build: DemoBuild,
  office: Office,
  athlete: Athlete,
  stateOf: (subject: VerificationSubject) => CheckState | null,
): void {
  for (const subject of subjectsOf(athlete)) {
    const state = stateOf(subject);
    if (!state) continue;
    const { factGroup, seasonId } = subject;
    const random = build.random.fork(`demo-verification:${athlete.person.email}:${seasonId ?? factGroup}`);
    const { height_cm: claimed } = athlete.measurement.body;
    const measured = { ...subject, foundValues: { height_cm: claimed - 1 } };
    if (state === 'verified') verify(build, random, office, athlete, subject, state);
    else addVerification(build, random, measured, state, office.demoDirector);
  }
}
