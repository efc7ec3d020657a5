/** Seasons: statistics that add up, shaped by position and getting better with age. */
import type { Position } from '@faircourt/contracts/vocabulary';
import { latest, yearsBetween } from '../calendar.ts';
import type { Community } from '../communities/community.ts';
import type { Random } from '../random.ts';
import type { FactValues } from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Season {
  readonly id: string;
  readonly values: FactValues;
  readonly earlierValues: FactValues;
  readonly recordedAt: Date;
}

interface SeasonOf {
  readonly athleteId: string;
  readonly joinedAt: Date;
  readonly bornOn: Date;
  readonly position: Position;
  readonly community: Community;
  readonly club: string;
  readonly count: number;
  /** Around 1; a better player does everything a little more and a little better. */
  readonly talent: number;
}

/** Per 36 minutes, except the shares. */
interface Habits {
  readonly shots: number;
  readonly threeShare: number;
  readonly twoPercent: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
}

const HABITS: Readonly<Record<Position, Habits>> = {
  'Point Guard': {
    shots: 12,
    threeShare: 0.38,
    twoPercent: 0.46,
    rebounds: 3.6,
    assists: 5.6,
    steals: 1.9,
    blocks: 0.2,
  },
  'Shooting Guard': {
    shots: 13,
    threeShare: 0.46,
    twoPercent: 0.47,
    rebounds: 4.2,
    assists: 3.1,
    steals: 1.6,
    blocks: 0.3,
  },
  'Small Forward': {
    shots: 12.5,
    threeShare: 0.34,
    twoPercent: 0.49,
    rebounds: 6.1,
    assists: 2.5,
    steals: 1.4,
    blocks: 0.6,
  },
  'Power Forward': {
    shots: 11.5,
    threeShare: 0.18,
    twoPercent: 0.52,
    rebounds: 8.3,
    assists: 1.7,
    steals: 1,
    blocks: 1.1,
  },
  Center: {
    shots: 10.5,
    threeShare: 0.06,
    twoPercent: 0.56,
    rebounds: 10.2,
    assists: 1.3,
    steals: 0.7,
    blocks: 2,
  },
};

/** Nobody has statistics from before this age. */
const FIRST_SEASON_AGE = 11;

/** Newest first, only seasons that are over and that the athlete was old enough for; always at least one. */
export function addSeasons(build: DemoBuild, random: Random, of: SeasonOf): Season[] {
  const isSummerYear = of.community.schoolYearEnds === 'december';
  const lastEnd = lastSeasonEnd(build.now, isSummerYear);
  const league = random.pick(of.community.leagues);
  const otherClub = random.pick(of.community.clubs);
  const movedAfter = random.chance(0.3) ? 1 : of.count;
  const seasons: Season[] = [];
  for (let back = 0; back < of.count; back += 1) {
    const endedAt = new Date(Date.UTC(lastEnd.getUTCFullYear() - back, lastEnd.getUTCMonth(), 1));
    const age = yearsBetween(of.bornOn, endedAt);
    if (back > 0 && age < FIRST_SEASON_AGE) break;
    const year = endedAt.getUTCFullYear();
    const label = isSummerYear ? `${year}` : `${year - 1}-${String(year).slice(2)}`;
    const team = back < movedAfter ? of.club : otherClub;
    const stats = drawStats(random, HABITS[of.position], of.talent * (1 - Math.max(0, 18 - age) * 0.02));
    const recordedAt = latest(endedAt, of.joinedAt);
    const id = random.uuidAt(recordedAt);
    build.rows.seasons.push({
      id,
      athlete_id: of.athleteId,
      label,
      team,
      league,
      ...stats,
      created_at: recordedAt,
    });
    const values = { label, team, league, ...stats };
    seasons.push({ id, values, earlierValues: { ...values, assists: stats.assists + 4 }, recordedAt });
  }
  return seasons;
}

function lastSeasonEnd(now: Date, isSummerYear: boolean): Date {
  const endMonth = isSummerYear ? 9 : 4;
  const year = now.getUTCMonth() > endMonth ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return new Date(Date.UTC(year, endMonth, 1));
}

function drawStats(random: Random, habits: Habits, skill: number) {
  const games = random.int(14, 32);
  const minutes = Math.round(games * Math.min(36, random.normal(26 * skill, 4)));
  const total = (per36: number): number =>
    Math.max(0, Math.round((minutes / 36) * random.normal(per36 * skill, per36 * 0.16)));
  const attempted = total(habits.shots);
  const threesAttempted = Math.round(attempted * random.normal(habits.threeShare, 0.03));
  const threesMade = Math.round(threesAttempted * random.normal(0.33 * skill, 0.03));
  const twosMade = Math.round((attempted - threesAttempted) * random.normal(habits.twoPercent * skill, 0.03));
  const freeThrowsAttempted = Math.round(attempted * random.normal(0.28, 0.05));
  const freeThrowsMade = Math.round(freeThrowsAttempted * random.normal(0.7, 0.06));
  return {
    games,
    minutes,
    points: 2 * twosMade + 3 * threesMade + freeThrowsMade,
    rebounds: total(habits.rebounds),
    assists: total(habits.assists),
    steals: total(habits.steals),
    blocks: total(habits.blocks),
    field_goals_made: twosMade + threesMade,
    field_goals_attempted: attempted,
    threes_made: threesMade,
    threes_attempted: threesAttempted,
    free_throws_made: freeThrowsMade,
    free_throws_attempted: freeThrowsAttempted,
  };
}
