/** What a release of the recommended set would show today: less where nothing was entered, and nothing while colleges see no profile. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';

const FACTS_OF = { measurements: ['measurements', 'season'], academics: ['academics'] } as const;
export type EnteredPart = keyof typeof FACTS_OF | 'videos';

/** Until the facts have come nothing is said to be missing. */
export function nothingEntered(
  { videos }: Pick<FamilyAthlete, 'videos'>,
  facts: readonly FactVerification[] | undefined,
): EnteredPart[] {
  const isEmpty = (part: keyof typeof FACTS_OF) =>
    facts?.every(
      ({ fact_group: group, badge, is_empty: isUnentered }) =>
        !FACTS_OF[part].some((one) => one === group) || (badge === null && isUnentered),
    ) ?? false;
  return [
    ...(['measurements', 'academics'] as const).filter(isEmpty),
    ...(videos.length === 0 ? (['videos'] as const) : []),
  ];
}

/** Why a release to verified colleges shows them nothing; null where they open the profile. */
export function hiddenFromColleges({
  visibility,
  visibility_hold: hold,
}: Pick<FamilyAthlete, 'visibility' | 'visibility_hold'>): 'held' | 'private' | 'conditional' | null {
  if (hold !== null) return 'held';
  return visibility === 'private' || visibility === 'conditional' ? visibility : null;
}
