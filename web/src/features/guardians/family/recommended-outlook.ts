/** What one press of the recommended set would come to today: what verified colleges would see of it, and what the rest waits for. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { wayTo } from '../../../domain/guardianship/guardian-level.ts';
import { recommendedMissing, recommendedUnsigned } from '../../../domain/releases/recommended.ts';
import { isSeen, lookOf, RELEASE_LOOKS, type ReleaseLook } from './release-look.ts';

export interface Outlook {
  /** All that the press approves. */
  groups: FieldGroup[];
  seen: FieldGroup[];
  waiting: { look: ReleaseLook; groups: FieldGroup[] }[];
  /** Then nothing at all counts before that. */
  needed: 'confirmed' | 'verified' | null;
}

export function recommendedOutlook(
  athlete: FamilyAthlete,
  facts: readonly FactVerification[] | undefined,
): Outlook {
  const missing = recommendedMissing(athlete);
  const unsigned: readonly FieldGroup[] = recommendedUnsigned(athlete).parts;
  const look = (release: ReleaseSwitch): ReleaseLook => {
    // As soon as it is approved and nothing else is missing.
    const once = lookOf({ ...release, state: 'on' }, athlete, facts);
    // What was never entered is not seen with a form either.
    return once !== 'empty' && unsigned.includes(release.field_group) ? 'sign' : once;
  };
  const looks = missing.map((release) => ({ group: release.field_group, look: look(release) }));
  const groupsOf = (one: ReleaseLook) => looks.flatMap(({ group, look: is }) => (is === one ? [group] : []));
  return {
    groups: looks.map(({ group }) => group),
    seen: RELEASE_LOOKS.filter(isSeen).flatMap(groupsOf),
    waiting: RELEASE_LOOKS.filter((one) => !isSeen(one)).flatMap((one) => {
      const groups = groupsOf(one);
      return groups.length > 0 ? [{ look: one, groups }] : [];
    }),
    needed: wayTo('release', athlete)?.needed ?? null,
  };
}
