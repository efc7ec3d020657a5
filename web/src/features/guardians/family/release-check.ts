/** How far a director's check of a released group is, read from the facts that the group shows. */
import type { FactVerification } from '@faircourt/contracts/verification';
import type { AthleteFactGroup, FieldGroup } from '@faircourt/contracts/vocabulary';
import { factState, type FactState } from '../../../domain/verification/fact-state.ts';

/** `part`: coaches see some of it. `ask`: no check is under way. `answer`: a director waits for the family. */
export type ReleaseCheck = 'done' | 'part' | 'empty' | 'ask' | 'answer' | 'check';

const FACTS_OF: Partial<Record<FieldGroup, readonly AthleteFactGroup[]>> = {
  // Season statistics are released with the measurements, and each season is checked by itself.
  measurements: ['measurements', 'season'],
  academics: ['academics'],
  transcript: ['transcript'],
};

/** Null for groups that nobody checks, and while the facts are not known. */
export function checkedFacts(
  group: FieldGroup,
  facts: readonly FactVerification[] | undefined,
): FactVerification[] | null {
  const shown = FACTS_OF[group];
  return shown && facts ? facts.filter(({ fact_group }) => shown.includes(fact_group)) : null;
}

export function isOnRecord({ badge, is_empty: isEmpty }: FactVerification): boolean {
  return badge !== null || !isEmpty;
}

const FAMILY_ANSWERS: readonly FactState[] = ['more_asked', 'offered'];
const DIRECTOR_CHECKS: readonly FactState[] = ['waiting', 'checking'];

export function releaseCheck(facts: readonly FactVerification[]): ReleaseCheck {
  const recorded = facts.filter(isOnRecord);
  const unchecked = recorded.filter(({ badge }) => badge === null);
  if (recorded.length === 0) return 'empty';
  if (unchecked.length === 0) return 'done';
  if (unchecked.length < recorded.length) return 'part';
  const states = unchecked.map(factState);
  if (states.some((state) => FAMILY_ANSWERS.includes(state))) return 'answer';
  return states.every((state) => DIRECTOR_CHECKS.includes(state)) ? 'check' : 'ask';
}
