/** What a comparison takes over from each page, field by field. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { ComparedAthlete, Peers } from '@faircourt/contracts/comparison';
import type { ShownPage } from '../page/athlete-page.service.ts';

export function presentCompared(page: ShownPage, peers: Peers | null): ComparedAthlete {
  return {
    card: page.card,
    height_badge: page.height_badge,
    locked: page.locked,
    profile: page.profile && presentProfile(page.profile),
    peers,
  };
}

function presentProfile(profile: CompleteProfile): NonNullable<ComparedAthlete['profile']> {
  const { measurements } = profile;
  return {
    states: profile.states,
    badges: profile.badges,
    measurements: measurements && {
      height_cm: measurements.height_cm,
      weight_kg: measurements.weight_kg,
      wingspan_cm: measurements.wingspan_cm,
      vertical_cm: measurements.vertical_cm,
      dominant_hand: measurements.dominant_hand,
    },
    seasons: profile.seasons,
    academics: profile.academics,
  };
}
