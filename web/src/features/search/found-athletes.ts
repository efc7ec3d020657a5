/** The loaded pages of a search as one list, each card with the address of its picture. */
import type { AthleteCard, SearchPage } from '@faircourt/contracts/search';
import { fileUrl } from '../../api/file-url.ts';

export interface FoundAthlete extends AthleteCard {
  photoUrl: string | null;
}

/** One who moved between two pages while they loaded is listed once. */
export function foundAthletes(pages: readonly SearchPage[]): FoundAthlete[] {
  const found = new Map<string, FoundAthlete>();
  for (const { athletes, file_key } of pages) {
    for (const card of athletes) {
      const photoUrl = card.avatar_url && fileUrl(card.avatar_url, file_key);
      if (!found.has(card.id)) found.set(card.id, { ...card, photoUrl });
    }
  }
  return [...found.values()];
}
