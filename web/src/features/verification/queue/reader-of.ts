import type { VerificationItem } from '@faircourt/contracts/verification';

/** Who hears of the decision and reads its reason. */
export function readerOf({
  coach,
  guardian,
}: Pick<VerificationItem, 'coach' | 'guardian'>): 'coach' | 'guardian' | 'family' {
  if (coach) return 'coach';
  return guardian ? 'guardian' : 'family';
}
