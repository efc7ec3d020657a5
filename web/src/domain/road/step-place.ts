/** Where the one thing that a step asks for is done. */
import type { Road, RoadStep, RoadTodo } from '@faircourt/contracts/road';
import { consentSittingPath, PATHS, releasesPath, VISIBILITY_PATH } from '../../shell/paths.ts';
import { guardianshipTarget } from '../guardianship/step-target.ts';

export function todoTarget(todo: RoadTodo, { athlete_id: athleteId, is_self: isSelf }: Road): string {
  const id = athleteId ?? '';
  switch (todo) {
    case 'fill_profile':
      return PATHS.profile;
    case 'choose_visibility':
      return VISIBILITY_PATH;
    case 'invite_guardian':
    case 'confirm_guardian':
      return PATHS.guardians;
    case 'prove_mailbox':
    case 'resolve_conflict':
    case 'state':
    case 'ask':
    case 'answer':
    case 'renew':
      return guardianshipTarget(todo, id);
    case 'sign':
    case 'sign_waited_for':
      return consentSittingPath(id);
    case 'release':
      return isSelf ? PATHS.guardians : releasesPath(id);
    // Done in place; the family's page is where it is shown.
    case 'tell_athlete':
      return PATHS.athletes;
    case 'ask_director':
    case 'answer_director':
      return PATHS.verifications;
    case 'set_birthdate':
      return isSelf ? PATHS.profile : PATHS.athletes;
    case 'lift_lock_down':
    case 'lift_hold':
    case 'end_pause':
      return isSelf ? PATHS.guardians : PATHS.athletes;
  }
}

/**
 * The step to look at: the first one that the reader can do something about, else the first that somebody can, and not one that
 * waits for another. A proof that verified colleges do not wait for comes after all that they do wait for.
 */
export function currentStep(road: Pick<Road, 'steps' | 'is_proof_needed'>) {
  const open = inOrderOfUse(road.steps).filter(({ state }) => state !== 'done');
  const first = open.filter((step) => !opensMore(step, road));
  return first.find(hasTodo) ?? open.find(hasTodo) ?? first.find(isNow) ?? first[0] ?? open[0];
}

/** Whether releasing something is what the reader can do now. A road that is absent has it behind. */
export function isReleaseNext(road: Pick<Road, 'steps'> | undefined): boolean {
  return road?.steps.some(({ todo }) => todo === 'release') ?? false;
}

/**
 * The bar keeps its order. But once something is released, a private profile is what keeps it from everyone: choosing who finds
 * the athlete comes before a check is asked for, and before a form that more of it waits for. A director who has asked for something
 * is answered first all the same.
 */
function inOrderOfUse(steps: readonly RoadStep[]): readonly RoadStep[] {
  const isReleased = steps.some(
    ({ step, state }) => step === 'released' && (state === 'done' || state === 'partly'),
  );
  const isAnswerWanted = steps.some(({ todo }) => todo === 'answer_director');
  if (!isReleased || isAnswerWanted) return steps;
  const [visible, others] = [steps.filter(isVisible), steps.filter((step) => !isVisible(step))];
  const place = others.findIndex(({ step }) => step === 'forms' || step === 'verified');
  return place < 0 ? steps : others.toSpliced(place, 0, ...visible);
}

function isVisible({ step }: RoadStep): boolean {
  return step === 'visible';
}

/** A director's question is answered at once, and saying who one is comes before everything. */
function opensMore(
  { step, todo }: RoadStep,
  { is_proof_needed: isNeeded }: Pick<Road, 'is_proof_needed'>,
): boolean {
  return step === 'proof' && !isNeeded && (todo === null || todo === 'ask' || todo === 'renew');
}

function hasTodo({ todo }: RoadStep): boolean {
  return todo !== null;
}

function isNow({ state }: RoadStep): boolean {
  return state === 'now';
}
