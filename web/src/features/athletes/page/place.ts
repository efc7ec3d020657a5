import type { AthleteCard } from '@faircourt/contracts/search';

/** "Monterrey, MX"; the country alone while the city is not released. */
export function placeOf({ city, country_code }: Pick<AthleteCard, 'city' | 'country_code'>): string {
  return [city, country_code].filter(Boolean).join(', ');
}
