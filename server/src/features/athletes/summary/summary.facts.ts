/** What a summary may speak of: nothing but what the page has just shown this very coach. */
import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Badge, Season } from '@faircourt/contracts/athletes';
import type { SummaryFact, SummaryFactKey } from '@faircourt/contracts/summaries';

type Measurements = NonNullable<CompleteProfile['measurements']>;
type Shown = Pick<OpenedAthlete, 'card' | 'height_badge'> & {
  profile: Pick<CompleteProfile, 'badges' | 'seasons' | 'academics' | 'videos'> & {
    measurements: Omit<Measurements, 'history'> | null;
  };
};

export function summaryFacts({ card, height_badge, profile }: Shown): SummaryFact[] {
  const { measurements, academics, badges, seasons } = profile;
  const [latest, before] = seasons.seasons.filter(({ per_game }) => per_game !== null);
  return [
    ...known(null, {
      position: card.primary_position,
      second_position: card.secondary_position,
      grad_year: card.grad_year,
      country: card.country_code,
    }),
    ...known(height_badge, { height: card.height_cm }),
    ...known(badges.measurements, {
      weight: measurements?.weight_kg,
      wingspan: measurements?.wingspan_cm,
      vertical: measurements?.vertical_cm,
      hand: measurements?.dominant_hand,
    }),
    ...known(badges.academics, {
      gpa: academics?.gpa,
      sat: academics?.sat,
      act: academics?.act,
      core_courses: academics?.core_courses.length || null,
    }),
    ...(latest ? seasonFacts(latest) : []),
    ...(latest && before
      ? known(before.badge, { season_before: before.label, points_before: before.per_game?.points })
      : []),
    ...known(null, { videos: profile.videos.length || null }),
  ];
}

function seasonFacts({ badge, label, games, per_game, shooting }: Season): SummaryFact[] {
  return known(badge, {
    season: label,
    games,
    points: per_game?.points,
    rebounds: per_game?.rebounds,
    assists: per_game?.assists,
    steals: per_game?.steals,
    blocks: per_game?.blocks,
    field_goals: shooting.field_goals,
    threes: shooting.threes,
    free_throws: shooting.free_throws,
  });
}

type Values = Partial<Record<SummaryFactKey, number | string | null | undefined>>;

function known(badge: Badge | null, values: Values): SummaryFact[] {
  // The keys of a literal whose type allows no others.
  const keys = Object.keys(values) as SummaryFactKey[];
  return keys.flatMap((key) => {
    const value = values[key];
    return value === null || value === undefined ? [] : [{ key, value, badge }];
  });
}
