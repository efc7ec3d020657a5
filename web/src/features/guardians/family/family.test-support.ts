/** A family whose page holds three switches per athlete that nobody has touched. */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import { UNTOUCHED } from '../../../domain/releases/release-switch.test-support.ts';

export const oak = {
  ...UNTOUCHED,
  audience: 'institution' as const,
  institution: { id: 'oak', name: 'Oak' },
};
export const elm = { ...oak, institution: { id: 'elm', name: 'Elm' } };

export function familyOf(...athleteIds: string[]): Family {
  return { athletes: athleteIds.map(athlete), waiting: [], roads: [] };
}

const athlete = (id: string): FamilyAthlete => ({
  id,
  name: 'Avery Calloway',
  primary_position: null,
  jersey_number: null,
  grad_year: null,
  link_id: null,
  is_self: false,
  is_adult: false,
  adult_on: null,
  may_be_under_13: true,
  can_set_birthdate: false,
  decides: true,
  visibility: 'private',
  visibility_hold: null,
  completeness: 0,
  next_step: null,
  switches: [UNTOUCHED, oak, elm],
  offered: [],
  consents: [],
  is_without_seasons: false,
  open_requests: 0,
  changes: [],
  last_visit: null,
  recent_views: [],
  videos: [],
  contact_details: [],
  other_guardians: [],
  conflicted_guardians: [],
  guardianship: null,
  hold: null,
  locked_down: null,
  paused: null,
  joined_with: null,
  age_doubts: [],
  joining: [],
});
