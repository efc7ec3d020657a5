/** The athletes over which the access matrix shows who reads which field group. */
import { CONSENT_KINDS, FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import type { Actor } from '../engine/actor.ts';
import {
  MATRIX_PEOPLE,
  COLLEGE,
  ownAthlete,
  REGION_COUNTRY,
  releasesTo,
  STRANGERS_GUARDIAN,
  stranger,
  UNDER_13_BIRTHDATE,
  verified,
} from './matrix-people.ts';
import type { AthleteFacts } from '../facts/subjects.ts';

export interface ProfileCase {
  name: string;
  subjectFor: (actor: Actor) => AthleteFacts;
}

export const PROFILE_CASES: readonly ProfileCase[] = [
  {
    name: 'one’s own or linked athlete, private',
    subjectFor: (actor) =>
      actor.kind === 'athlete' || actor.kind === 'guardian' ? ownAthlete() : stranger(),
  },
  { name: 'private, in the director’s region', subjectFor: () => stranger({ countryCode: REGION_COUNTRY }) },
  {
    name: 'private, all released and verified',
    subjectFor: () => stranger({ releases: releasesTo('everyone'), verifications: verified() }),
  },
  { name: 'public, nothing released', subjectFor: () => stranger({ visibility: 'public' }) },
  {
    name: 'public, all released to everyone, nothing verified',
    subjectFor: () => stranger({ visibility: 'public', releases: releasesTo('everyone') }),
  },
  {
    name: 'public, all released to everyone and verified',
    subjectFor: () =>
      stranger({ visibility: 'public', releases: releasesTo('everyone'), verifications: verified() }),
  },
  {
    name: 'public, all released to verified colleges and verified',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('verified_colleges'),
        verifications: verified(),
      }),
  },
  {
    name: 'public minor without a guardian, all released and verified',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        guardianUserIds: [],
        consents: [],
      }),
  },
  {
    name: 'colleges only, identity released to their institution',
    subjectFor: () =>
      stranger({ visibility: 'colleges_only', releases: releasesTo('institution', ['identity']) }),
  },
  {
    name: 'conditional, videos released to their institution',
    subjectFor: () =>
      stranger({ visibility: 'conditional', releases: releasesTo('institution', ['videos']) }),
  },
  {
    name: 'conditional, all released to verified colleges',
    subjectFor: () =>
      stranger({ visibility: 'conditional', releases: releasesTo('verified_colleges', FIELD_GROUPS) }),
  },
  {
    name: 'public, contact approved for the verified coach',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        contacts: [
          {
            coachId: MATRIX_PEOPLE['coach, verified'].coachId,
            institutionId: COLLEGE,
            decidedBy: STRANGERS_GUARDIAN,
          },
        ],
      }),
  },
  {
    name: 'public, under 13, consent not signed',
    subjectFor: () => stranger({ visibility: 'public', birthdate: UNDER_13_BIRTHDATE, consents: [] }),
  },
  {
    name: 'public, under 13, all released, guardianship not verified',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        birthdate: UNDER_13_BIRTHDATE,
        releases: releasesTo('everyone'),
        verifications: verified(),
        guardianships: [],
      }),
  },
  {
    name: 'public, all released to everyone and verified, guardianship not verified',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        guardianships: [],
      }),
  },
  {
    name: 'public, all released to verified colleges and verified, guardianship not verified',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('verified_colleges'),
        verifications: verified(),
        guardianships: [],
      }),
  },
  {
    name: 'public, all released to everyone and verified, a guardian’s link ended by the minor',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        isHeld: true,
      }),
  },
  {
    name: 'public, all released to everyone and verified, the listing paused',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        pause: { until: '9999-12-31', by: STRANGERS_GUARDIAN },
      }),
  },
  {
    name: 'public, no birthdate, consent not signed',
    subjectFor: () => stranger({ visibility: 'public', birthdate: null, consents: [] }),
  },
  {
    name: 'public, all released and verified, the media form not signed',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        consents: CONSENT_KINDS.filter((kind) => kind !== 'media'),
      }),
  },
  {
    name: 'public, all released to everyone and verified, academics denied to their institution',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        denials: releasesTo('institution', ['academics']),
      }),
  },
  {
    name: 'public, all released to everyone and verified, both coaches’ institution blocked',
    subjectFor: () =>
      stranger({
        visibility: 'public',
        releases: releasesTo('everyone'),
        verifications: verified(),
        blocks: [{ coachId: null, institutionId: COLLEGE }],
      }),
  },
];
