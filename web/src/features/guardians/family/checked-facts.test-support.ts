/** Facts of an athlete on the way to a badge, for tests of what the family is told. */
import type { FactVerification, OwnVerification } from '@faircourt/contracts/verification';

/** On the record, and nobody has asked for verification. */
export function fact(
  group: FactVerification['fact_group'],
  given: Partial<FactVerification> = {},
): FactVerification {
  return {
    fact_group: group,
    season_id: null,
    season_label: null,
    is_empty: false,
    badge: null,
    question: null,
    ask: 'first',
    ...given,
  };
}

export const CHECKED: Partial<FactVerification> = {
  badge: { verified_on: '2026-05-02', expires_on: '2026-11-02', method: null, director_name: null },
  ask: null,
};

export function asked(status: OwnVerification['status']): Partial<FactVerification> {
  // Only what the state is read from.
  return { question: { status, is_being_checked: false } as OwnVerification, ask: null };
}
