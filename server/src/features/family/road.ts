/**
 * The road to being seen, as one member of the family reads it. Each step is read off the rules that decide what others
 * see, so none is done before it is true: the last one asks for the page as a verified coach would get it.
 */
import { canLiftHold } from './lifted-hold.ts';
import type { Completeness } from '@faircourt/contracts/athletes';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import {
  ROAD_STEPS,
  type Road,
  type RoadStep,
  type RoadStepName,
  type RoadTodo,
} from '@faircourt/contracts/road';
import {
  CONSENTS_TO_SHOW,
  FIELD_GROUPS,
  NEEDED_CONSENTS,
  VERIFIED_GROUPS,
  type ConsentKind,
  type GuardianLevel,
  type ProfileStep,
  type VerificationStatus,
  type VerifiedGroup,
} from '@faircourt/contracts/vocabulary';
import type { SignedInActor } from '../../access/engine/actor.ts';
import { Guard } from '../../access/engine/guard.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { isAdult, mayBeUnderConsentAge } from '../../access/rules/age.ts';
import { isListedFor, isSelf } from '../../access/rules/athlete.rules.ts';
import { guardianshipsInEffect, isLockedDown, levelToDecide } from '../../access/rules/guardian-level.ts';
import {
  formsInPlace,
  isCollectionHeld,
  isVerified,
  missingConsents,
  releasesInEffect,
  visibilityHold,
} from '../../access/rules/in-effect.ts';
import { whyNotApprove } from '../../access/rules/release.rules.ts';
import { verifiedCoachLike } from '../../access/engine/viewer-like.ts';

export interface RoadRecords {
  athlete: AthleteFacts;
  name: string;
  completeness: Completeness | null;
  /** Of the guardian who reads; null for the athlete. */
  guardianship: Guardianship | null;
  /** A guardian who waits for one more yes, for the athlete's, or who has yet to accept; null when nobody is on the way. */
  joining: 'agreed' | 'accepted' | 'invited' | null;
  /** A guardian's proof lies with a director. */
  isProofAsked: boolean;
  /** What became of the questions about facts that are undecided. */
  questions: readonly { group: VerifiedGroup; status: VerificationStatus }[];
  /** A guardian has told the athlete lately that it is their turn. */
  isTold: boolean;
}

type Standing = Omit<RoadStep, 'step'>;

/** Null when there is nothing left to do, and for the guardian of an adult, who decides nothing. */
export function roadOf(guard: Guard, reader: SignedInActor, records: RoadRecords): Road | null {
  const { athlete, name } = records;
  const isOwn = isSelf(reader, athlete);
  const isGrown = isAdult(athlete, guard.now);
  if (isGrown && !isOwn) return null;
  const reading: Reading = { ...records, guard, isOwn, userId: reader.userId, now: guard.now };
  const steps = ROAD_STEPS.filter((step) => !isGrown || !GUARDIAN_STEPS.includes(step)).map((step) => ({
    step,
    ...standingOf(step, reading),
  }));
  if (steps.every(({ state }) => state === 'done')) return null;
  return {
    athlete_id: athlete.athleteId,
    athlete_name: name,
    is_self: isOwn,
    is_card_in_search: isListedFor(verifiedCoachLike(guard.now), athlete, guard.now),
    is_proof_needed: mayBeUnderConsentAge(athlete, guard.now),
    optional_forms: isGrown ? [] : optionalForms(reading),
    missing_basics: missingBasics(records),
    steps,
  };
}

/** Before the first save nothing is known, not even the age. */
export function newRoad(): Road {
  const turns: Record<RoadStepName, RoadStep['turn']> = {
    profile: 'you',
    guardian: 'you',
    proof: 'guardian',
    forms: 'guardian',
    released: 'guardian',
    verified: 'director',
    visible: 'you',
  };
  const steps = ROAD_STEPS.map((step) => ({
    step,
    ...(step === 'profile' ? now('set_birthdate') : later(turns[step])),
  }));
  return {
    athlete_id: null,
    athlete_name: '',
    is_self: true,
    is_card_in_search: false,
    is_proof_needed: true,
    optional_forms: [],
    missing_basics: [...BASICS],
    steps,
  };
}

interface Reading extends RoadRecords {
  guard: Guard;
  isOwn: boolean;
  userId: string;
  now: Date;
}

const GUARDIAN_STEPS: readonly RoadStepName[] = ['guardian', 'proof', 'forms'];
/** What a search card says, the school, and the birthdate, which says who decides. */
const BASICS: readonly ProfileStep[] = ['position', 'height', 'grad_year', 'school', 'birthdate'];

const STANDINGS: Record<RoadStepName, (reading: Reading) => Standing> = {
  profile: profileStanding,
  guardian: guardianStanding,
  proof: proofStanding,
  forms: formsStanding,
  released: releasedStanding,
  verified: verifiedStanding,
  visible: visibleStanding,
};

/** While everything is locked down, nothing that would show more is anybody's turn: only what it takes to lift that. */
const STEPS_IN_LOCK_DOWN: readonly RoadStepName[] = ['guardian', 'visible'];

function standingOf(step: RoadStepName, reading: Reading): Standing {
  const standing = STANDINGS[step](reading);
  const isQuiet = isLockedDown(reading.athlete, reading.now) && !STEPS_IN_LOCK_DOWN.includes(step);
  return isQuiet && standing.state !== 'done' ? later(null) : standing;
}

function profileStanding(reading: Reading): Standing {
  const { athlete, guard, isOwn, now: moment } = reading;
  const missing = missingBasics(reading);
  if (missing.length === 0) return DONE;
  // A child under 13 goes on with it once a guardian has signed.
  if (isCollectionHeld(athlete, moment)) return later(isOwn ? 'you' : 'athlete');
  if (missing.includes('birthdate')) {
    if (isOwn && !athlete.hasHadGuardian) return now('set_birthdate');
    // Once a guardian was linked, the birthdate is no longer the athlete's to state. What else is missing is.
    if (!isOwn && guard.can('athlete.set_birthdate', athlete)) return now('set_birthdate');
    if (missing.length === 1) return isOwn ? waitFor('guardian') : later('you');
  }
  return isOwn ? now('fill_profile') : waitFor('athlete');
}

function missingBasics({ completeness }: Pick<RoadRecords, 'completeness'>): ProfileStep[] {
  return completeness === null ? [] : BASICS.filter((step) => !completeness.done.includes(step));
}

function guardianStanding({ athlete, joining }: Reading): Standing {
  if (athlete.guardianUserIds.length > 0) return DONE;
  if (joining === 'invited') return waitFor('guardian');
  // No guardian is there to give the last yes: admins do.
  if (joining === 'agreed') return waitFor('faircourt');
  if (joining === 'accepted') return now('confirm_guardian');
  // Who has not stated a birthdate may need none.
  return athlete.birthdate === null ? later('you') : now('invite_guardian');
}

function proofStanding({ athlete, guardianship, isProofAsked, now: moment }: Reading): Standing {
  if (guardianshipsInEffect(athlete, moment).length > 0) return DONE;
  if (athlete.guardianUserIds.length === 0) return later('guardian');
  if (guardianship === null) return waitFor(isProofAsked ? 'director' : 'guardian');
  const { next_step: step } = guardianship;
  return step === null || step === 'wait' ? waitFor('director') : now(step);
}

function formsStanding(reading: Reading): Standing {
  const { athlete, isOwn } = reading;
  const missing = missingForms(reading);
  if (missing.length === 0) return DONE;
  if (athlete.guardianUserIds.length === 0) return later('guardian');
  if (isOwn) return waitFor('guardian');
  if (lacks(reading, 'confirmed')) return later('you');
  // They are signed, by somebody whose signature does not count, and neither would the reader's: another guardian's does.
  const isSignedInVain = missing.every((kind) => athlete.consents.includes(kind));
  if (isSignedInVain && lacks(reading, levelToDecide(athlete, reading.now))) return waitFor('guardian');
  return now(missing.some(isToShow) ? 'sign' : 'sign_waited_for');
}

function releasedStanding(reading: Reading): Standing {
  const { athlete, guard, isOwn, now: moment } = reading;
  if (releasesInEffect(athlete, moment).length > 0)
    return waitedForForms(athlete, moment).length > 0 ? PARTLY : DONE;
  if (!guard.can('release.decide', athlete)) {
    return athlete.guardianUserIds.length === 0 ? later('guardian') : waitFor('guardian');
  }
  // Approved already: it counts once the steps before are done.
  const isApproved = athlete.releases.some(({ expiresAt }) => expiresAt === null || expiresAt > moment);
  if (isApproved || (!isOwn && lacks(reading, levelToDecide(athlete, moment)))) return later('you');
  return now('release');
}

function verifiedStanding(reading: Reading): Standing {
  const { athlete, isOwn, questions, now: moment } = reading;
  const isChecked = (group: VerifiedGroup) => isVerified(athlete, group, moment);
  // One that is asked again before its badge ends is verified all the while.
  const open = questions.filter(({ group }) => !isChecked(group));
  const asked = askedStanding(open.map(({ status }) => status));
  if (VERIFIED_GROUPS.some(isChecked)) return asked ? { ...asked, state: 'partly' } : DONE;
  if (isOwn && isCollectionHeld(athlete, moment)) return later('you');
  if (asked) return asked;
  return profileStanding(reading).state === 'done' ? now('ask_director') : later('you');
}

/** Null where nobody has asked for anything. */
function askedStanding(questions: readonly VerificationStatus[]): Standing | null {
  if (questions.some((status) => status !== 'open')) return now('answer_director');
  return questions.length > 0 ? waitFor('director') : null;
}

function visibleStanding(reading: Reading): Standing {
  const { athlete, isOwn, isTold, guard, now: moment } = reading;
  if (isSeen(athlete, moment)) return DONE;
  if (athlete.isSuspended || athlete.isWithheld) return later(null);
  const hidden = hiddenStanding(reading);
  if (hidden) return hidden;
  if (athlete.visibility !== 'private') return later(null);
  // Whatever is chosen before counts for nothing.
  if (athlete.birthdate === null || isCollectionHeld(athlete, moment))
    return later(isOwn ? 'you' : 'athlete');
  if (isOwn) return now('choose_visibility');
  // Who finds the athlete is the athlete's own choice. Once there is something to find, a guardian can tell them.
  const canTell =
    !isTold && releasesInEffect(athlete, moment).length > 0 && guard.can('listing.suggest', athlete);
  return canTell ? { ...waitFor('athlete'), todo: 'tell_athlete' } : waitFor('athlete');
}

/** Who ends what hides the profile, where somebody can end it at once. */
function hiddenStanding({ athlete, guard, now: moment }: Reading): Standing | null {
  switch (visibilityHold(athlete, moment)) {
    case 'locked_down':
      return guard.can('lock_down.lift', athlete) ? now('lift_lock_down') : waitFor('guardian');
    case 'link_ended':
      return canLiftHold(guard, athlete) ? now('lift_hold') : waitFor('guardian');
    case 'paused':
      return guard.can('listing.resume', athlete) ? now('end_pause') : waitFor('guardian');
    default:
      return null;
  }
}

/** Those without which nobody is shown, and those that an approval waits for. */
function missingForms({ athlete, now: moment }: Reading): ConsentKind[] {
  const signed = formsInPlace(athlete, moment);
  return [...CONSENTS_TO_SHOW.filter((kind) => !signed.includes(kind)), ...waitedForForms(athlete, moment)];
}

function waitedForForms(athlete: AthleteFacts, moment: Date): ConsentKind[] {
  return athlete.releases.flatMap(({ fieldGroup }) => missingConsents(athlete, fieldGroup, moment));
}

function isToShow(kind: ConsentKind): boolean {
  return CONSENTS_TO_SHOW.some((needed) => needed === kind);
}

/** Those that would let the family release more, once somebody wants to. */
function optionalForms(reading: Reading): ConsentKind[] {
  const signed = formsInPlace(reading.athlete, reading.now);
  const waitedFor = missingForms(reading);
  return NEEDED_CONSENTS.filter((kind) => !signed.includes(kind) && !waitedFor.includes(kind));
}

function lacks({ athlete, userId, now: moment }: Reading, level: GuardianLevel): boolean {
  return whyNotApprove(athlete, userId, level, moment) !== null;
}

/**
 * Whether a verified coach finds a page with something released on it. A conditional profile is seen by coaches of the
 * institutions that were named.
 */
function isSeen(athlete: AthleteFacts, moment: Date): boolean {
  const named = releasesInEffect(athlete, moment).flatMap(({ institutionId }) => institutionId ?? []);
  return [null, ...named].some((institutionId) => {
    const coach = new Guard(verifiedCoachLike(moment, institutionId), moment);
    return (
      coach.can('athlete.open', athlete) &&
      FIELD_GROUPS.some((group) => group !== 'contact' && coach.can('athlete.read_group', { athlete, group }))
    );
  });
}

const DONE: Standing = { state: 'done', turn: null, todo: null };
/** What is approved besides is seen once its form is signed. */
const PARTLY: Standing = { state: 'partly', turn: null, todo: null };

/** The reader can act. */
function now(todo: RoadTodo): Standing {
  return { state: 'now', turn: 'you', todo };
}

/** Somebody else can act. */
function waitFor(turn: Exclude<RoadStep['turn'], 'you' | null>): Standing {
  return { state: 'now', turn, todo: null };
}

function later(turn: RoadStep['turn']): Standing {
  return { state: 'later', turn, todo: null };
}
