/** Which releases each family has decided, is asked for, declined, let run out or took back. */
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';
import { addDays, latest, momentBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { TEXTS } from '../texts/demo-texts.ts';
import { isListed, type Athlete } from './athlete.builder.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import { signConsent, signConsentsFor, type ConsentForms } from './consent.builder.ts';
import type { EndedLink } from './guardian-link.builder.ts';
import type { Person } from './person.builder.ts';
import { addRelease, type Decision } from './release.builder.ts';
import type { DemoBuild } from './demo-build.ts';

type Outcome = 'in_effect' | 'in_effect_until' | 'expired' | 'requested' | 'declined' | 'withdrawn' | 'none';

const OUTCOMES: Readonly<Record<Outcome, number>> = {
  in_effect: 42,
  in_effect_until: 16,
  expired: 6,
  requested: 12,
  declined: 6,
  withdrawn: 6,
  none: 12,
};
/** Families release the name first and hesitate about the rest. */
const IDENTITY_OUTCOMES: Readonly<Record<Outcome, number>> = { ...OUTCOMES, in_effect: 70, none: 6 };

/** Contact is never released ahead: it opens with the guardian's answer to one coach's request. */
const RELEASED_GROUPS = [
  'identity',
  'measurements',
  'academics',
  'transcript',
  'videos',
] as const satisfies readonly FieldGroup[];

/** Who decides for an athlete, and since when they could. */
export interface Decider {
  readonly person: Person;
  readonly since: Date;
}

/** The adult athlete, else a linked guardian who has signed. Nobody means that nothing is released. */
export function deciderOf(random: Random, athlete: Athlete): Decider | null {
  if (athlete.decidesAloneSince) return { person: athlete.person, since: athlete.decidesAloneSince };
  const ready = athlete.guardians.flatMap(({ person, signedAt }) =>
    signedAt ? [{ person, since: signedAt }] : [],
  );
  return ready.length > 0 ? random.pick(ready) : null;
}

export function planReleases(
  build: DemoBuild,
  forms: ConsentForms,
  coaches: Coaches,
  athletes: readonly Athlete[],
  endedLinks: readonly EndedLink[],
): void {
  const recruiters = coaches.all.filter((coach) => coach.isRecruiter);
  for (const athlete of athletes) {
    const random = build.random.fork(`releases:${athlete.person.email}`);
    const partner = random.pick(recruiters);
    for (const group of RELEASED_GROUPS) {
      if (!hasAnything(athlete, group)) continue;
      const { audience, coach } = audienceFor(random, athlete, partner);
      planRelease(build, random, forms, athlete, group, audience, coach);
    }
    if (athlete.visibility === 'colleges_only' && random.chance(0.3)) {
      planRelease(build, random, forms, athlete, 'videos', 'institution', partner);
    }
  }
  for (const link of endedLinks) withdrawWithLink(build, link);
}

function planRelease(
  build: DemoBuild,
  random: Random,
  forms: ConsentForms,
  athlete: Athlete,
  group: FieldGroup,
  audience: Audience,
  coach: Coach,
): void {
  const isAsked = (audience === 'institution' || random.chance(0.2)) && isListed(athlete);
  const outcome = random.weighted(group === 'identity' ? IDENTITY_OUTCOMES : OUTCOMES);
  if (outcome === 'none') return;
  const decider = deciderOf(random, athlete);
  if (decider === null || outcome === 'requested') {
    // Nobody is there to decide for a minor without a guardian; a coach may have asked all the same.
    if (decider === null && random.chance(0.6)) return;
    askForRelease(build, random, { athlete, group, coach });
    return;
  }
  const decision = decide(build, random, decider, outcome);
  const institution = audience === 'institution' ? coach.institution : null;
  const requestedBy =
    isAsked && isAnswer(decision, audience) && coach.person.createdAt < decider.since ? coach.person : null;
  const createdAt = requestedBy
    ? momentBetween(random, latest(decider.since, addDays(decision.at, -14)), decision.at)
    : decision.at;
  addRelease(build, random, {
    athlete,
    group,
    audience,
    institution,
    requestedBy,
    createdAt,
    decision,
    ...(requestedBy ? { message: requestMessage(random, coach) } : {}),
  });
  if (decider.person.role === 'guardian')
    signFor(build, forms, athlete, decider.person, group, createdAt, decision);
}

/** A coach is answered for the own institution, or at best for all verified colleges. */
function isAnswer({ status }: Decision, audience: Audience): boolean {
  return audience === 'institution' || (audience === 'verified_colleges' && status !== 'declined');
}

/** Only coaches ask, in the name of their institution, and only for athletes whose page opens for them. */
export function askForRelease(
  build: DemoBuild,
  random: Random,
  request: { athlete: Athlete; group: FieldGroup; coach: Coach; at?: Date },
): void {
  const { athlete, group, coach } = request;
  const { institution, person } = coach;
  const isOpenAlready = build.rows.releases.some(
    (row) =>
      row.athlete_id === athlete.id &&
      row.field_group === group &&
      row.institution_id === institution?.id &&
      row.status === 'requested',
  );
  if (!institution || !isListed(athlete) || isOpenAlready) return;
  const since = latest(person.createdAt, athlete.person.createdAt, addDays(build.now, -25));
  addRelease(build, random, {
    athlete,
    group,
    audience: 'institution',
    institution,
    requestedBy: person,
    message: requestMessage(random, coach),
    createdAt: request.at ?? momentBetween(random, since, build.now),
    decision: null,
  });
}

function requestMessage(random: Random, coach: Coach): string {
  return random.pick(TEXTS[coach.institution?.community.language ?? 'en'].requestMessages);
}

function decide(
  build: DemoBuild,
  random: Random,
  decider: Decider,
  outcome: Exclude<Outcome, 'none' | 'requested'>,
): Decision {
  const at = momentBetween(random, decider.since, build.now);
  const by = decider.person;
  switch (outcome) {
    case 'in_effect':
      return { status: 'approved', by, at, expiresAt: null };
    case 'in_effect_until':
      return { status: 'approved', by, at, expiresAt: addDays(build.now, random.int(5, 200)) };
    case 'expired':
      return { status: 'approved', by, at, expiresAt: momentBetween(random, at, build.now) };
    case 'declined':
      return { status: 'declined', by, at, expiresAt: null };
    case 'withdrawn':
      return { status: 'withdrawn', by, at, expiresAt: null };
  }
}

/** The forms come first; withdrawing a transcript takes its form back as well. */
function signFor(
  build: DemoBuild,
  forms: ConsentForms,
  athlete: Athlete,
  guardian: Person,
  group: FieldGroup,
  at: Date,
  decision: Decision,
): void {
  if (decision.status === 'declined') return;
  const signing = { athlete, guardian, at };
  if (group === 'transcript' && decision.status === 'withdrawn')
    signConsent(build, forms, { ...signing, kind: 'transcript', withdrawnAt: decision.at });
  signConsentsFor(build, forms, group, signing);
}

/** Ending a link withdraws what that guardian had released, and offers it to the others for two weeks. */
function withdrawWithLink(build: DemoBuild, link: EndedLink): void {
  const { athlete, guardian, activatedAt, endedAt } = link;
  const random = build.random.fork(`ended-link:${athlete.person.email}`);
  const isHandedOver = athlete.decidesAloneSince === null && athlete.guardians.length > 0;
  for (const group of ['identity', 'measurements'] as const) {
    addRelease(build, random, {
      athlete,
      group,
      audience: 'verified_colleges',
      institution: null,
      requestedBy: null,
      createdAt: momentBetween(random, activatedAt, endedAt),
      decision: {
        status: 'withdrawn',
        by: guardian,
        at: endedAt,
        expiresAt: null,
        ...(isHandedOver ? { handoverUntil: addDays(endedAt, 14) } : {}),
      },
    });
  }
}

function audienceFor(random: Random, athlete: Athlete, partner: Coach): { audience: Audience; coach: Coach } {
  if (athlete.visibility === 'conditional') return { audience: 'institution', coach: partner };
  const isOpen = athlete.visibility === 'public' && random.chance(0.7);
  return { audience: isOpen ? 'everyone' : 'verified_colleges', coach: partner };
}

function hasAnything(athlete: Athlete, group: FieldGroup): boolean {
  if (group === 'academics') return athlete.academics !== null;
  if (group === 'transcript') return athlete.academics?.transcript_url != null;
  return group !== 'videos' || athlete.videoCount > 0;
}
