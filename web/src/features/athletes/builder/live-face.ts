/** The card as coaches see it now, with what is typed for the facts that they see. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import type { ProfileValues } from './profile-values.ts';
import { numberOf } from './typed-values.ts';

/** The server alone knows the family's releases: `card` is what it says of a coach who may open the page. */
export function liveFace(values: ProfileValues, { name, card, athlete, photo }: Shown, shown?: ShownCard) {
  // Until the profile is listed nobody has a card; then what is released decides.
  const { name: shownName, is_identity_released: isReleased } = shown ?? card;
  const ofIdentity = (text: string) => (isReleased && text.trim()) || null;
  return {
    name: isReleased ? name : shownName,
    photo: isReleased ? photo : null,
    primary_position: positionOf(values.primary_position),
    secondary_position: positionOf(values.secondary_position),
    height_cm: figureOf(values.height_cm),
    grad_year: figureOf(values.grad_year),
    country_code: values.country_code.toUpperCase(),
    city: ofIdentity(values.city),
    school_name: ofIdentity(values.school_name),
    is_identity_released: isReleased,
    isHeightSaved: figureOf(values.height_cm) === athlete?.height_cm,
  };
}

type Shown = Pick<OwnProfile, 'name' | 'card' | 'athlete' | 'photo'>;
type ShownCard = OwnProfile['card'];

function positionOf(text: string) {
  return POSITIONS.find((position) => position === text) ?? null;
}

function figureOf(text: string): number | null {
  const figure = numberOf(text);
  return figure === null || Number.isNaN(figure) ? null : figure;
}
