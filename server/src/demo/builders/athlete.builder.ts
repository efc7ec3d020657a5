/** An athlete with everything on the record: profile, academics, videos, seasons and measurements. */
import { LIMITS } from '@faircourt/contracts/limits';
import { DOMINANT_HANDS, POSITIONS, type Position, type Visibility } from '@faircourt/contracts/vocabulary';
import { dayOf } from '../../platform/clock.ts';
import { addDays, addYears, latest, yearsBetween } from '../calendar.ts';
import type { Community } from '../communities/community.ts';
import type { DemoRow } from '../demo-rows.ts';
import type { Random } from '../random.ts';
import { addAcademics, type Academics } from './academics.builder.ts';
import { writeBio } from './bio.ts';
import { drawFrame, type Sex } from './body.ts';
import type { Family } from './family.builder.ts';
import { addMeasurements, type LastMeasurement } from './measurement.builder.ts';
import type { Person } from './person.builder.ts';
import { addSeasons, type Season } from './season.builder.ts';
import { addVideos } from './video.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** A guardian with an active link. */
export interface LinkedGuardian {
  readonly person: Person;
  readonly since: Date;
  /** When the consent forms were signed; nothing is released before that. */
  readonly signedAt: Date | null;
}

export interface Athlete {
  readonly id: string;
  readonly person: Person;
  readonly family: Family;
  readonly row: DemoRow<'athletes'>;
  readonly sex: Sex;
  readonly visibility: Visibility;
  readonly isUnder13: boolean;
  /** Since when the athlete, being 18 by the birthdate on record, decides alone. Null: a guardian decides. */
  readonly decidesAloneSince: Date | null;
  readonly inviterUserId: string;
  readonly academics: Academics | null;
  readonly measurement: LastMeasurement;
  readonly seasons: readonly Season[];
  readonly videoCount: number;
  readonly guardians: LinkedGuardian[];
}

export interface AthletePlan {
  readonly person: Person;
  readonly family: Family;
  readonly inviterUserId: string;
  readonly sex: Sex;
  readonly bornOn: Date;
  readonly position: Position;
  readonly visibility: Visibility;
  /** Absent birthdates exist, and then everything has to fail closed. */
  readonly hasBirthdate: boolean;
  /** Somebody who filled in the least possible. */
  readonly isSparse: boolean;
  readonly hasAcademics: boolean;
  readonly hasTranscript: boolean;
  readonly videoCount: number;
  readonly seasonCount: number;
  readonly visits: number;
  readonly talent: number;
}

export function addAthlete(build: DemoBuild, random: Random, plan: AthletePlan): Athlete {
  const { person, family, bornOn, position } = plan;
  const { community } = family;
  const joinedAt = person.createdAt;
  const id = random.uuidAt(joinedAt);
  const age = yearsBetween(bornOn, build.now);
  const club = random.pick(community.clubs);
  const school = random.pick(community.schools);
  const jersey = random.int(LIMITS.jerseyNumber.min, 55);
  const frame = drawFrame(random.fork('frame'), plan.sex, position);
  const measurement = addMeasurements(build, random.fork('measurements'), {
    athleteId: id,
    joinedAt,
    bornOn,
    frame,
    visits: plan.visits,
    isSparse: plan.isSparse,
  });
  const bio = writeBio(random.fork('bio'), { community, position, city: family.city, team: club, school });
  const row: DemoRow<'athletes'> = {
    id,
    user_id: person.userId,
    primary_position: position,
    secondary_position: neighbour(random, position),
    ...measurement.body,
    dominant_hand: random.chance(0.84) ? 'right' : random.pick(DOMINANT_HANDS),
    grad_year: graduationYear(community, bornOn),
    birthdate: plan.hasBirthdate ? dayOf(bornOn) : null,
    country_code: community.country,
    city: family.city,
    school_name: school,
    current_team: club,
    jersey_number: jersey,
    bio: bio.own,
    bio_i18n: bio.byLanguage,
    visibility: plan.visibility,
    created_at: joinedAt,
    ...(plan.isSparse
      ? {
          secondary_position: null,
          bio: null,
          bio_i18n: {},
          current_team: null,
        }
      : {}),
  };
  build.rows.athletes.push(row);
  addVideos(build, random.fork('videos'), {
    athleteId: id,
    joinedAt,
    language: community.language,
    jersey,
    count: plan.videoCount,
  });
  return {
    id,
    person,
    family,
    row,
    sex: plan.sex,
    visibility: plan.visibility,
    isUnder13: age < 13,
    decidesAloneSince:
      plan.hasBirthdate && age >= 18 ? latest(joinedAt, addDays(addYears(bornOn, 18), 1)) : null,
    inviterUserId: plan.inviterUserId,
    academics: plan.hasAcademics
      ? addAcademics(build, random.fork('academics'), {
          athleteId: id,
          joinedAt,
          age,
          collegeTests: community.collegeTests,
          hasTranscript: plan.hasTranscript,
        })
      : null,
    measurement,
    seasons: addSeasons(build, random.fork('seasons'), {
      athleteId: id,
      joinedAt,
      bornOn,
      position,
      community,
      club,
      count: plan.seasonCount,
      talent: plan.talent,
    }),
    videoCount: plan.videoCount,
    guardians: [],
  };
}

/** Coaches find them. Of unknown age means perhaps a child, whom nobody sees before a guardian has signed. */
export function isListed({ visibility, isUnder13, row, guardians }: Athlete): boolean {
  const isOldEnough = !isUnder13 && (Boolean(row.birthdate) || guardians.some(({ signedAt }) => signedAt));
  return isOldEnough && (visibility === 'public' || visibility === 'colleges_only');
}

/** The first class that ends after the athlete is 17 and three quarters; past the specification's limits none is given. */
function graduationYear(community: Community, bornOn: Date): number | null {
  const month = community.schoolYearEnds === 'june' ? 5 : 11;
  const ready = addYears(bornOn, 17.75);
  const thisYear = ready.getUTCFullYear();
  const year = ready <= new Date(Date.UTC(thisYear, month, 15)) ? thisYear : thisYear + 1;
  return year >= LIMITS.gradYear.min && year <= LIMITS.gradYear.max ? year : null;
}

function neighbour(random: Random, position: Position): Position | null {
  const place = POSITIONS.indexOf(position) + (random.chance(0.5) ? 1 : -1);
  const secondary = POSITIONS[place];
  return random.chance(0.7) && secondary ? secondary : null;
}
