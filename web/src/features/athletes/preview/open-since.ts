import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyRequestList } from '@faircourt/contracts/requests';

/** The day of the family's newest yes to this coach; null for a minor, who reads no requests. */
export function openSince(
  { athlete, coach }: Pick<ThreadSummary, 'athlete' | 'coach'>,
  requests: Pick<FamilyRequestList, 'decided'> | undefined,
): string | null {
  const days = (requests?.decided ?? []).flatMap((request) =>
    request.kind === 'contact' &&
    request.status === 'approved' &&
    request.athlete.id === athlete.id &&
    request.coach.coach_id === coach.id &&
    request.decided_at !== null
      ? [request.decided_at]
      : [],
  );
  return days.toSorted().at(-1) ?? null;
}
