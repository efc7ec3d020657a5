import type { QueueItem, VerificationItem } from '@faircourt/contracts/verification';

type ReaderOfDecision = 'coach' | 'guardian' | 'family';

/** Who hears of the decision and reads its reason. */
export function readerOf({
  coach,
  guardian,
}: Pick<VerificationItem, 'coach' | 'guardian'>): ReaderOfDecision {
  if (coach) return 'coach';
  return guardian ? 'guardian' : 'family';
}

/** The same of a row of the queue, which knows no more of them than what is checked. */
export function listedReaderOf({ fact_group: group }: Pick<QueueItem, 'fact_group'>): ReaderOfDecision {
  if (group === 'institution') return 'coach';
  return group === 'guardianship' ? 'guardian' : 'family';
}
