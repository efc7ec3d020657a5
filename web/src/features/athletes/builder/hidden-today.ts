/**
 * What of an athlete's card a coach of a verified institution does not see today, although it is filled in. That the name
 * is shortened the card shows itself.
 */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { AthleteCard } from '@faircourt/contracts/search';

const HIDEABLE = [
  'photo',
  'grad_year',
  'primary_position',
  'secondary_position',
  'height_cm',
  'city',
  'school_name',
] as const;
export type Hideable = (typeof HIDEABLE)[number];

export function hiddenToday(
  { athlete, photo }: Pick<OwnProfile, 'athlete' | 'photo'>,
  card: AthleteCard,
): Hideable[] {
  return HIDEABLE.filter((part) => {
    if (part === 'photo') return photo !== null && card.avatar_url === null;
    return Boolean(athlete?.[part]) && card[part] === null;
  });
}
