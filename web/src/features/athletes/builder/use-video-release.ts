/** Who sees a new video, by the family's own page: what comes next depends on whether videos are released, and on who decides. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useFamily } from '../../../domain/family.query.ts';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';

export type VideoRelease = 'released' | 'own' | 'invite' | 'guardian';

/** Null while it is not known. */
export function useVideoRelease(): VideoRelease | null {
  const { data: family } = useFamily();
  const { isNeeded } = useGuardianNeed();
  const self = family?.athletes.find(({ is_self: isSelf }) => isSelf);
  return self ? videoRelease(self, isNeeded) : null;
}

export function videoRelease(
  { decides, switches }: Pick<FamilyAthlete, 'decides' | 'switches'>,
  isGuardianNeeded: boolean,
): VideoRelease {
  if (switches.some(({ field_group: group, is_on: isOn }) => group === 'videos' && isOn)) return 'released';
  if (decides) return 'own';
  return isGuardianNeeded ? 'invite' : 'guardian';
}
