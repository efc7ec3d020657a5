/** Where the one thing that a step asks for is done. */
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { consentSittingPath, PATHS, releasesPath } from '../../shell/paths.ts';
import { guardianshipTarget } from '../guardianship/step-target.ts';

export function todoTarget(todo: RoadTodo, { athlete_id: athleteId, is_self: isSelf }: Road): string {
  const id = athleteId ?? '';
  switch (todo) {
    case 'fill_profile':
    case 'choose_visibility':
      return PATHS.profile;
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
      return consentSittingPath(id);
    case 'release':
      return isSelf ? PATHS.guardians : releasesPath(id);
    case 'ask_director':
    case 'answer_director':
      return PATHS.verifications;
    case 'set_birthdate':
    case 'lift_lock_down':
    case 'lift_hold':
    case 'end_pause':
      return isSelf ? PATHS.guardians : PATHS.athletes;
  }
}

/** The step to look at: the first one that the reader can do something about, else the first that is not done. */
export function currentStep({ steps }: Pick<Road, 'steps'>) {
  return steps.find(({ todo }) => todo !== null) ?? steps.find(({ state }) => state !== 'done');
}
