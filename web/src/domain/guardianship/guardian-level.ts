/** What a guardian's level opens, so that pages can say it before the server refuses. The server decides. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { GUARDIAN_LEVELS, type GuardianLevel } from '@faircourt/contracts/vocabulary';

/** A link alone is enough to say no, and to nothing else. */
export type NeededLevel = Exclude<GuardianLevel, 'linked'>;

/** What a guardian wants to do. Saying no needs nothing. */
export type GuardianAct = 'sign' | 'release' | 'release_everyone' | 'contact' | 'admit';

export function levelFor(act: GuardianAct, athlete: Pick<FamilyAthlete, 'may_be_under_13'>): NeededLevel {
  if (act === 'sign') return 'confirmed';
  if (act === 'contact' || act === 'release_everyone') return 'verified';
  return athlete.may_be_under_13 ? 'verified' : 'confirmed';
}

/** The way that is left to the level that this needs; null when it is open, and where no guardianship counts. */
export function wayTo(
  act: GuardianAct,
  athlete: Pick<FamilyAthlete, 'may_be_under_13' | 'guardianship'>,
): { needed: NeededLevel; guardianship: Guardianship } | null {
  const { guardianship } = athlete;
  if (guardianship === null) return null;
  const needed = levelFor(act, athlete);
  const isReached = GUARDIAN_LEVELS.indexOf(guardianship.level) >= GUARDIAN_LEVELS.indexOf(needed);
  return isReached ? null : { needed, guardianship };
}

/** Whole days, rounded up: what we promise is what people can count on. */
export function checkDays({ check_hours: hours }: Pick<Guardianship, 'check_hours'>): number {
  return Math.max(1, Math.ceil(hours / 24));
}
