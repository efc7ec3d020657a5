/** Institutions, verified and not. The verification that says why is that of a coach who works there. */
import type { Country, Division, InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { COMMUNITIES } from '../communities/communities.ts';
import type { Community, InstitutionSeed } from '../communities/community.ts';
import { asciiOf } from './person.builder.ts';
import type { CheckState } from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly kind: InstitutionSeed['kind'];
  readonly country: Country;
  readonly community: Community;
  readonly status: InstitutionStatus;
  /** The status of the question of its first coach. */
  readonly state: InstitutionCheckState;
  readonly division: Division | null;
  readonly domain: string;
  readonly website: string;
  readonly createdAt: Date;
}

/** `unasked`: nobody has asked for a verification yet. */
export type InstitutionCheckState = CheckState | 'unasked';

/** The first institution of a community is verified; the others take these in turn. */
const FURTHER_STATES: readonly InstitutionCheckState[] = [
  'open',
  'verified',
  'rejected',
  'verified',
  'more_asked',
  'verified',
  'expired',
  'verified',
  'dropped',
  'unasked',
];

/**
 * Of the American colleges, in their order. The demo coach's is bound by no calendar, so that the demo family can be
 * asked at any time of the year; others have to wait for younger classes.
 */
const DIVISIONS_OF_COLLEGES: readonly Division[] = [
  'ncaa_d3',
  'naia',
  'ncaa_d1',
  'ncaa_d2',
  'naia',
  'ncaa_d1',
  'njcaa',
];

export function addInstitutions(build: DemoBuild): readonly Institution[] {
  let further = 0;
  return COMMUNITIES.flatMap((community) =>
    community.institutions.map((seed, index) => {
      const state =
        index === 0 ? 'verified' : (FURTHER_STATES[further++ % FURTHER_STATES.length] ?? 'unasked');
      return addInstitution(build, community, seed, state, divisionOf(community, seed, index));
    }),
  );
}

function addInstitution(
  build: DemoBuild,
  community: Community,
  seed: InstitutionSeed,
  state: InstitutionCheckState,
  division: Division | null,
): Institution {
  const { country } = community;
  const random = build.random.fork(`institution:${country}:${seed.name}`);
  const createdAt = addDays(build.now, -random.int(905, 950));
  const id = random.uuidAt(createdAt);
  // Reserved for examples by RFC 2606: the address can never belong to anybody.
  const domain = `${asciiOf(seed.name)}.example`;
  const status = statusOf(state);
  const facts = {
    name: seed.name,
    kind: seed.kind,
    country_code: country,
    city: seed.city,
    website: `https://www.${domain}`,
    email_domain: domain,
  };
  build.rows.institutions.push({ id, ...facts, status, division, created_at: createdAt });
  return {
    id,
    name: seed.name,
    kind: seed.kind,
    country,
    community,
    status,
    state,
    division,
    domain,
    website: facts.website,
    createdAt,
  };
}

/** Schools, clubs and agencies play in none. */
function divisionOf({ country }: Community, { kind }: InstitutionSeed, index: number): Division | null {
  if (kind !== 'college') return null;
  return (country === 'US' ? DIVISIONS_OF_COLLEGES[index] : undefined) ?? 'other';
}

/** The status of the institution, and of the coach who asked. */
export function statusOf(state: InstitutionCheckState): InstitutionStatus {
  if (state === 'verified') return 'verified';
  return state === 'rejected' ? 'rejected' : 'unverified';
}
