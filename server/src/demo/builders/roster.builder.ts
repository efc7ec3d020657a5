/** All athletes but the demo family: who they are, whose brothers and sisters, when and by whose code they joined. */
import { POSITIONS, type Visibility } from '@faircourt/contracts/vocabulary';
import { addDays, addYears, latest, momentBetween } from '../calendar.ts';
import { COMMUNITIES } from '../communities/communities.ts';
import { localeOf, type Community } from '../communities/community.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import type { Random } from '../random.ts';
import { addAthlete, type Athlete } from './athlete.builder.ts';
import { nameChild, startFamily, type Family } from './family.builder.ts';
import { inviteAthlete, type InvitationDesk } from './invitation.builder.ts';
import { addPerson } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

const AGES = { 12: 4, 13: 7, 14: 13, 15: 18, 16: 21, 17: 19, 18: 13, 19: 5 } as const;
const VISIBILITY_WEIGHTS: Readonly<Record<Visibility, number>> = {
  private: 22,
  public: 26,
  colleges_only: 38,
  conditional: 14,
};
const VIDEO_WEIGHTS = { 0: 20, 1: 25, 2: 28, 3: 17, 4: 10 } as const;

/** Every so many athletes one lacks a birthdate, and one has filled in almost nothing. */
const WITHOUT_BIRTHDATE_EVERY = 43;
const SPARSE_EVERY = 31;

export function addRoster(build: DemoBuild, desk: InvitationDesk): Athlete[] {
  const athletes: Athlete[] = [];
  for (const community of COMMUNITIES) {
    let household: Household | null = null;
    for (let number = 0; number < community.athletes; number += 1) {
      const random = build.random.fork(`athlete:${community.country}:${community.language}:${number}`);
      household = nextHousehold(random, community, household);
      athletes.push(addRosterAthlete(build, random, desk, household, athletes.length));
    }
  }
  return athletes;
}

/** Joined with the team code and have not saved a profile yet: every screen has to cope with that. */
export function addNewcomers(build: DemoBuild, desk: InvitationDesk): void {
  for (let number = 0; number < 4; number += 1) {
    const random = build.random.fork(`newcomer:${number}`);
    const family = startFamily(random, UNITED_STATES);
    const name = nameChild(random, family, random.chance(0.5) ? 'female' : 'male', new Set());
    const createdAt = addDays(build.now, -random.between(0.2, 5));
    const person = addPerson(build, { name, role: 'athlete', locale: 'en', createdAt });
    inviteAthlete(build, random, desk, person, { country: UNITED_STATES.country, way: 'demo_code' });
  }
}

interface Household {
  readonly family: Family;
  readonly ages: number[];
  readonly firstNames: Set<string>;
}

function nextHousehold(random: Random, community: Community, previous: Household | null): Household {
  const isSibling = random.chance(0.16);
  if (previous && isSibling && previous.ages.length < 3) return previous;
  return { family: startFamily(random, community), ages: [], firstNames: new Set() };
}

function addRosterAthlete(
  build: DemoBuild,
  random: Random,
  desk: InvitationDesk,
  household: Household,
  index: number,
): Athlete {
  const { family } = household;
  const { community } = family;
  const age = drawAge(random, household.ages);
  household.ages.push(age);
  const bornOn = addYears(build.now, -age);
  const sex = random.chance(0.46) ? 'female' : 'male';
  const name = nameChild(random, family, sex, household.firstNames);
  household.firstNames.add(name.first);
  // Nobody joins before the twelfth birthday, and everybody long enough ago for something to have happened.
  const earliest = latest(addDays(build.now, -690), addYears(bornOn, 12));
  const createdAt = momentBetween(random, earliest, addDays(build.now, -9));
  const person = addPerson(build, { name, role: 'athlete', locale: localeOf(community), createdAt });
  const way = random.weighted(
    community.country === 'US'
      ? { demo_code: 20, team: 55, single: 20, director: 5 }
      : { demo_code: 0, team: 75, single: 25, director: 0 },
  );
  const isSparse = index % SPARSE_EVERY === 11;
  return addAthlete(build, random, {
    person,
    family,
    inviterUserId: inviteAthlete(build, random.fork('invitation'), desk, person, {
      country: community.country,
      way,
    }),
    sex,
    bornOn,
    position: random.pick(POSITIONS),
    visibility: random.weighted(VISIBILITY_WEIGHTS),
    hasBirthdate: index % WITHOUT_BIRTHDATE_EVERY !== 7,
    isSparse,
    videoCount: Number(random.weighted(VIDEO_WEIGHTS)),
    hasAcademics: random.chance(0.88),
    hasTranscript: random.chance(0.7),
    seasonCount: isSparse ? 1 : random.int(1, 4),
    visits: random.int(1, 4),
    talent: random.normal(1.06, 0.12),
  });
}

/** Brothers and sisters are at least a year apart, and nobody's birthday falls on the days around loading. */
function drawAge(random: Random, siblings: readonly number[]): number {
  for (;;) {
    const years = Number(random.weighted(AGES));
    // The oldest still belong to the class of last year.
    const age = years + random.between(0.05, years === 19 ? 0.5 : 0.95);
    if (siblings.every((sibling) => Math.abs(sibling - age) >= 1)) return age;
  }
}
