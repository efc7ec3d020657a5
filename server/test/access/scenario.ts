/**
 * Generated scenarios: people and decisions in every state, crowded around the edges where rules change their mind
 * (birthdays, expiries, links that just ended, guardians who are none, one guardian's no against another's yes).
 */
import {
  AGE_DOUBTS,
  AUDIENCES,
  CONSENT_KINDS,
  CONTACT_STATUSES,
  FIELD_GROUPS,
  INSTITUTION_STATUSES,
  LINK_STATUSES,
  RELEASE_STATUSES,
  SCOUT_PLANS,
  SUBSCRIPTION_STATUSES,
  VERIFICATION_STATUSES,
  VERIFIED_GROUPS,
  VISIBILITIES,
  type ConsentKind,
} from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';

const SCENARIO_COUNTRIES = ['US', 'BR', 'FR'] as const;

/** The last millisecond before a leap-day birthday has arrived everywhere, the first after it, and a leap day. */
const MOMENTS = ['2026-03-01T11:59:59.999Z', '2026-03-01T12:00:00.000Z', '2028-02-29T12:00:00.000Z'];

/** Around the 13th and 18th birthdays at those moments, and far from them. */
const BIRTHDATES = [
  null,
  ...'1999-05-05 2008-02-28 2008-02-29 2008-03-01 2008-03-02 2009-07-07 2010-02-28 2010-03-01'.split(' '),
  ...'2013-02-28 2013-03-01 2013-03-02 2015-02-28 2015-03-01 2016-01-01'.split(' '),
];

/** Classes whose youngest have turned 13 at those moments, and classes whose youngest have not. */
const GRAD_YEARS = [2029, 2030, 2031, 2032, 2033];

/** Days on which a pause ends, around those moments. */
const PAUSE_ENDS = ['2026-02-28', '2026-03-01', '2026-03-02', '2028-02-29', '2028-03-01'];

/** Microseconds around now: PostgreSQL tells them apart, JavaScript does not. */
const EXPIRIES = [-86_400_000_000, -1_000, -1, 0, 1, 999, 1_000];

const expiry = mostly(86_400_000_000, ...EXPIRIES);
const accountStatus = mostly('active' as const, 'active' as const, 'suspended' as const);
const index = fc.nat({ max: 1_000 });

/** Who is named as guardian or as the one who decided: usually a guardian, now and then somebody who must not count. */
const person = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('guardian' as const), index }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('coach' as const, 'director' as const), index }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('self' as const), index }) },
);

/** Decisions are often made by somebody the athlete has a link with, or by the athlete, rightfully or not. */
const decider = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('link' as const), index }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'self' as const, index: 0 }) },
  { weight: 1, arbitrary: person },
  { weight: 1, arbitrary: fc.constant({ kind: 'nobody' as const, index: 0 }) },
);

/** How an athlete came in: a code by a coach or a director, often issued for an institution. */
const invitation = fc.record({
  issuer: fc.record({ kind: fc.constantFrom('coach' as const, 'director' as const), index }),
  institution: fc.option(index),
});

/** The first version of the form about colleges names less than the second. */
const formVersion = fc.constantFrom(1 as const, 2 as const);

/** Most who sign at all sign every form; some are missing, taken back, or signed by somebody whose name does not count. */
const consents = fc
  .record({
    signer: decider,
    kinds: fc.oneof(
      { weight: 3, arbitrary: fc.constant<ConsentKind[]>([...CONSENT_KINDS]) },
      { weight: 2, arbitrary: fc.subarray<ConsentKind>([...CONSENT_KINDS]) },
    ),
    version: formVersion,
    others: fc.array(
      fc.record({
        signer: decider,
        kind: fc.constantFrom(...CONSENT_KINDS),
        version: formVersion,
        isWithdrawn: mostly(false, true),
      }),
      { maxLength: 3, size: 'max' },
    ),
  })
  .map(({ signer, kinds, version, others }) => [
    ...kinds.map((kind) => ({ signer, kind, version, isWithdrawn: false })),
    ...others,
  ]);

const release = fc.record({
  group: fc.constantFrom(...FIELD_GROUPS),
  audience: fc.constantFrom('institution' as const, ...AUDIENCES),
  institution: index,
  status: fc.constantFrom('approved' as const, 'approved' as const, 'declined' as const, ...RELEASE_STATUSES),
  decider,
  expiry: fc.option(expiry),
});

/** Most families have blocked nobody. */
const blocks = fc
  .tuple(
    fc.constantFrom(true, true, false),
    fc.array(
      fc.record({
        of: fc.constantFrom('coach' as const, 'institution' as const),
        index,
        isLifted: mostly(false, true),
      }),
      { minLength: 1, maxLength: 2, size: 'max' },
    ),
  )
  .map(([isFriendly, made]) => (isFriendly ? [] : made));

/** Most guardians stated who they are, and most of these were checked, with a day on which that ends. */
const link = fc.record({
  person,
  status: mostly('active' as const, ...LINK_STATUSES),
  isStated: mostly(true, false),
  guardianship: fc.option(
    fc.record({ status: mostly('verified' as const, ...VERIFICATION_STATUSES), expiry }),
    { freq: 3 },
  ),
});

const athlete = fc.record({
  invitation: fc.option(invitation),
  status: accountStatus,
  country: fc.constantFrom(...SCENARIO_COUNTRIES),
  birthdate: fc.constantFrom(...BIRTHDATES),
  visibility: fc.constantFrom('public' as const, 'conditional' as const, ...VISIBILITIES),
  ageDoubts: fc.nat({ max: 4 }).map((n) => (n === 0 ? AGE_DOUBTS.slice(0, 1) : [])),
  doubtedGradYear: fc.constantFrom(null, ...GRAD_YEARS),
  links: fc.array(link, { maxLength: 3, size: 'max' }),
  isHeld: mostly(false, true),
  isLockedDown: fc.nat({ max: 9 }).map((n) => n === 0),
  pausedUntil: rarely(fc.constantFrom(...PAUSE_ENDS)),
  consents,
  releases: fc.array(release, { minLength: 3, maxLength: 14, size: 'max' }),
  verifications: fc.array(
    fc.record({
      group: fc.constantFrom(...VERIFIED_GROUPS, 'school' as const, 'age' as const),
      status: mostly('verified' as const, ...VERIFICATION_STATUSES),
      expiry,
    }),
    { minLength: 3, maxLength: 8, size: 'max' },
  ),
  contacts: fc.array(
    fc.record({ coach: index, status: mostly('approved' as const, ...CONTACT_STATUSES), decider }),
    { maxLength: 4, size: 'max' },
  ),
  blocks,
});

/**
 * Adults, and minors whose guardian has signed every form or all but one, who released and verified everything, so that in every scenario
 * there is much to be seen by somebody; and now and then a no against it.
 */
function openAthlete(age: 'adult' | 'minor') {
  const self = { kind: age === 'adult' ? ('self' as const) : ('guardian' as const) };
  return fc
    .record({
      athlete,
      audiences: exactly(FIELD_GROUPS.length, fc.constantFrom(...AUDIENCES)),
      verifiedFor: fc.constantFrom(999, 1_000, 86_400_000_000),
      institution: index,
      guardian: index,
      denials: fc.array(release, { maxLength: 3, size: 'max' }),
      isChecked: mostly(true, false),
      version: formVersion,
    })
    .map(({ isChecked, version, athlete, audiences, institution, guardian, verifiedFor, denials }) => {
      const decider = { ...self, index: guardian };
      const person = { kind: 'guardian' as const, index: guardian };
      const isChild = institution % 2 === 1;
      const missingForm: ConsentKind | null = guardian % 4 === 0 ? (isChild ? 'colleges' : 'media') : null;
      const byGuardian = {
        links: [
          {
            person,
            status: 'active' as const,
            isStated: true,
            guardianship: isChecked ? { status: 'verified' as const, expiry: verifiedFor } : null,
          },
          ...athlete.links,
        ],
        // Of some one form is missing, which alone must be enough to close what needs it.
        consents: CONSENT_KINDS.filter((kind) => kind !== missingForm).map((kind) => ({
          signer: decider,
          kind,
          version,
          isWithdrawn: false,
        })),
      };
      return {
        ...athlete,
        ...(age === 'adult' ? {} : byGuardian),
        status: 'active' as const,
        isHeld: athlete.isHeld && institution % 2 === 0,
        isLockedDown: athlete.isLockedDown && institution % 2 === 1,
        birthdate: age === 'adult' ? '1999-05-05' : isChild ? '2016-01-01' : '2012-05-05',
        visibility: 'public' as const,
        releases: [
          ...FIELD_GROUPS.map((group, n) => ({
            group,
            audience: audiences[n] ?? ('everyone' as const),
            institution,
            status: 'approved' as const,
            decider,
            expiry: null,
          })),
          ...denials.map((denial) => ({ ...denial, status: 'declined' as const })),
        ],
        verifications: VERIFIED_GROUPS.map((group) => ({
          group,
          status: 'verified' as const,
          expiry: verifiedFor,
        })),
      };
    });
}

export const scenarioArbitrary = fc.record({
  now: fc.constantFrom(...MOMENTS).map((moment) => new Date(moment)),
  institutions: exactly(
    3,
    fc.record({
      country: fc.constantFrom(...SCENARIO_COUNTRIES),
      status: mostly('verified' as const, ...INSTITUTION_STATUSES),
    }),
  ),
  coaches: exactly(
    8,
    fc.record({
      alias: rarely(index),
      status: accountStatus,
      hasRecord: mostly(true, false),
      institution: fc.option(index, { freq: 6 }),
      affiliation: mostly('verified' as const, ...INSTITUTION_STATUSES),
      plans: fc.uniqueArray(
        fc.record({
          plan: fc.constantFrom(...SCOUT_PLANS),
          status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
          expiry,
        }),
        { maxLength: 2, selector: ({ plan }) => plan },
      ),
    }),
  ),
  directors: exactly(
    5,
    fc.record({
      status: fc.constantFrom('active' as const, 'active' as const, 'pending' as const, 'suspended' as const),
      countries: fc.subarray([...SCENARIO_COUNTRIES], { maxLength: 2 }),
      /** Some directors coach as well, which gives them an interest and no further power. */
      institution: fc.option(index, { freq: 1 }),
      /** A guardian whose mailbox is the director's as well: two accounts of one person. */
      alias: fc.option(index, { freq: 1 }),
      /** An athlete of whom the director says: I have coached them. */
      conflict: fc.option(index, { freq: 1 }),
      /** A coach whose mailbox is the director's as well; it outweighs `alias`. */
      coachAlias: rarely(index),
    }),
  ),
  guardians: exactly(6, fc.record({ status: accountStatus, isProven: mostly(true, false) })),
  admins: exactly(2, fc.record({ status: accountStatus, alias: rarely(index) })),
  athletes: fc
    .tuple(exactly(20, athlete), exactly(5, openAthlete('adult')), exactly(5, openAthlete('minor')))
    .map((athletes) => athletes.flat()),
  /** By coach: at whose desk they work instead of their own. Many at few desks, so that some find no room. */
  seats: exactly(8, fc.option(fc.nat({ max: 2 }), { freq: 1 })),
});

export type Scenario = typeof scenarioArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type ScenarioPerson = {
  kind: 'guardian' | 'coach' | 'director' | 'self' | 'link' | 'nobody';
  index: number;
};

/** Three quarters the first value, the rest spread over all that are given. */
function mostly<T>(usual: T, ...others: T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

/** A seventh of them. */
function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
}

function exactly<T>(length: number, item: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(item, { minLength: length, maxLength: length });
}
