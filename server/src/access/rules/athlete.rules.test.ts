import { AUDIENCES, FIELD_GROUPS, VISIBILITIES, type Visibility } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import {
  canOpen,
  canOpenComplete,
  groupState,
  isListedFor,
  isLookLogged,
  type GroupState,
} from './athlete.rules.ts';
import {
  ADULT_BIRTHDATE,
  MATRIX_PEOPLE,
  MATRIX_PEOPLE_NAMES,
  MINOR_BIRTHDATE,
  MOMENT,
  ownAthlete,
  REGION_COUNTRY,
  releasesTo,
  STRANGERS_GUARDIAN,
  stranger,
  UNDER_13_BIRTHDATE,
  verified,
  type MatrixPersonName,
} from '../matrix/matrix-people.ts';
import { Guard } from '../engine/guard.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isReached, videoReach } from './video.rules.ts';

const MEMBERS: MatrixPersonName[] = [
  'athlete',
  'guardian',
  'coach, unverified',
  'coach, verified',
  'director, approved',
  'admin',
];
const COLLEGES: MatrixPersonName[] = ['coach, verified', 'director, approved', 'admin'];

const listedFor = (athlete: AthleteFacts) =>
  MATRIX_PEOPLE_NAMES.filter((name) => isListedFor(MATRIX_PEOPLE[name], athlete, MOMENT));
const opensFor = (athlete: AthleteFacts) =>
  MATRIX_PEOPLE_NAMES.filter((name) => canOpen(MATRIX_PEOPLE[name], athlete, MOMENT));

describe('the visibility switch', () => {
  const listed: Record<Visibility, MatrixPersonName[]> = {
    private: [],
    public: MEMBERS,
    colleges_only: COLLEGES,
    conditional: [],
  };
  const opens: Record<Visibility, MatrixPersonName[]> = {
    private: ['admin'],
    public: MEMBERS,
    colleges_only: COLLEGES,
    conditional: ['admin'],
  };

  test.each(VISIBILITIES)(
    '%s decides in whose search a stranger appears and for whom the page opens',
    (visibility) => {
      expect(listedFor(stranger({ visibility }))).toEqual(listed[visibility]);
      expect(opensFor(stranger({ visibility }))).toEqual(opens[visibility]);
    },
  );

  test.each(VISIBILITIES)(
    '%s never closes the page to the family, nor to directors of the region',
    (visibility) => {
      expect(opensFor(ownAthlete({ visibility }))).toEqual(expect.arrayContaining(['athlete', 'guardian']));
      expect(opensFor(stranger({ visibility, countryCode: REGION_COUNTRY }))).toContain('director, approved');
      expect(opensFor(stranger({ visibility, countryCode: REGION_COUNTRY }))).not.toContain(
        'director, pending',
      );
    },
  );

  test('a conditional page opens for a verified coach whose institution is named in any release in effect', () => {
    const athlete = (facts: Partial<AthleteFacts>) => stranger({ visibility: 'conditional', ...facts });
    for (const group of FIELD_GROUPS) {
      expect(opensFor(athlete({ releases: releasesTo('institution', [group]) }))).toEqual([
        'coach, verified',
        'admin',
      ]);
    }
    expect(opensFor(athlete({ releases: releasesTo('everyone') }))).toEqual(['admin']);
    expect(opensFor(athlete({ releases: releasesTo('verified_colleges') }))).toEqual(['admin']);
    const elsewhere = releasesTo('institution').map((release) => ({
      ...release,
      institutionId: 'institution-other',
    }));
    expect(opensFor(athlete({ releases: elsewhere }))).toEqual(['admin']);
    const ended = releasesTo('institution').map((release) => ({ ...release, expiresAt: MOMENT }));
    expect(opensFor(athlete({ releases: ended }))).toEqual(['admin']);
  });
});

describe('the youngest', () => {
  const open = { visibility: 'public' } as const;
  test.each([
    ['under 13', UNDER_13_BIRTHDATE],
    ['of unknown age', null],
  ])('an athlete %s stays private until a linked guardian has signed', (_, birthdate) => {
    for (const visibility of VISIBILITIES) {
      const unsigned = stranger({
        birthdate,
        visibility,
        consents: [],
        releases: releasesTo('institution'),
      });
      expect(listedFor(unsigned)).toEqual([]);
      expect(opensFor(unsigned)).toEqual(['admin']);
    }
    expect(listedFor(stranger({ ...open, birthdate, consents: ['platform', 'colleges'] }))).toEqual(MEMBERS);
  });

  test.each([MINOR_BIRTHDATE, ADULT_BIRTHDATE])(
    'an athlete born %s needs no signature to be listed',
    (birthdate) => {
      expect(listedFor(stranger({ ...open, birthdate, consents: [] }))).toEqual(MEMBERS);
    },
  );

  test('consent ends to be needed at the 13th birthday, to the millisecond', () => {
    const athlete = stranger({ ...open, birthdate: '2013-01-15', consents: [] });
    const coach = MATRIX_PEOPLE['coach, verified'];
    expect(isListedFor(coach, athlete, new Date('2026-01-15T11:59:59.999Z'))).toBe(false);
    expect(isListedFor(coach, athlete, new Date('2026-01-15T12:00:00.000Z'))).toBe(true);
  });

  test('a suspended athlete is as private as can be', () => {
    for (const visibility of VISIBILITIES) {
      expect(
        opensFor(stranger({ visibility, isSuspended: true, releases: releasesTo('institution') })),
      ).toEqual(['admin']);
    }
  });
});

describe('field groups of a public athlete, over every actor, group, audience, decision and verification', () => {
  const ages = [
    { age: 'minor, decided by a linked guardian', facts: {}, decidedBy: STRANGERS_GUARDIAN, counts: true },
    {
      age: 'minor, decided by a guardian no longer linked',
      facts: {},
      decidedBy: 'user-former',
      counts: false,
    },
    { age: 'minor, decided by the minor', facts: {}, decidedBy: 'user-stranger', counts: false },
    {
      age: 'minor without guardians',
      facts: { guardianUserIds: [] },
      decidedBy: STRANGERS_GUARDIAN,
      counts: false,
    },
    {
      age: 'no birthdate, decided by the athlete',
      facts: { birthdate: null },
      decidedBy: 'user-stranger',
      counts: false,
    },
    {
      age: 'adult, decided by the athlete',
      facts: { birthdate: ADULT_BIRTHDATE, guardianUserIds: [] },
      decidedBy: 'user-stranger',
      counts: true,
    },
    {
      age: 'adult, decided by a guardian who is still linked',
      facts: { birthdate: ADULT_BIRTHDATE },
      decidedBy: STRANGERS_GUARDIAN,
      counts: true,
    },
    {
      age: 'adult, decided by a guardian no longer linked',
      facts: { birthdate: ADULT_BIRTHDATE },
      decidedBy: 'user-former',
      counts: false,
    },
  ];
  const covers: Record<(typeof AUDIENCES)[number], MatrixPersonName[]> = {
    everyone: MEMBERS,
    verified_colleges: ['coach, verified'],
    institution: ['coach, verified'],
  };

  test.each(ages)('$age', ({ facts, decidedBy, counts }) => {
    const tried = MATRIX_PEOPLE_NAMES.flatMap((name) =>
      FIELD_GROUPS.flatMap((group) =>
        AUDIENCES.flatMap((audience) =>
          [true, false].map((isVerified) => ({ name, group, audience, isVerified })),
        ),
      ),
    );
    const expected = tried.map(({ name, group, audience, isVerified }): GroupState => {
      if (name === 'admin') return 'visible';
      if (!MEMBERS.includes(name)) return 'hidden';
      if (!counts || !covers[audience].includes(name) || group === 'contact') return 'not_released';
      return group === 'identity' || group === 'videos' || isVerified ? 'visible' : 'under_verification';
    });
    const answered = tried.map(({ name, group, audience, isVerified }) => {
      const releases = releasesTo(audience, [group], decidedBy);
      const verifications = isVerified ? verified() : [];
      return groupState(
        MATRIX_PEOPLE[name],
        stranger({ visibility: 'public', releases, verifications, ...facts }),
        group,
        MOMENT,
      );
    });
    expect(tried.map((one, n) => ({ ...one, state: answered[n] }))).toEqual(
      tried.map((one, n) => ({ ...one, state: expected[n] })),
    );
  });

  test('a release of one group says nothing about another', () => {
    const athlete = stranger({
      visibility: 'public',
      releases: releasesTo('everyone', ['academics']),
      verifications: verified(),
    });
    const states = FIELD_GROUPS.map((group) =>
      groupState(MATRIX_PEOPLE['coach, verified'], athlete, group, MOMENT),
    );
    expect(states.filter((state) => state === 'visible')).toHaveLength(1);
  });

  test('the family reads every group unreleased and unverified, a director of the region all but contact', () => {
    for (const group of FIELD_GROUPS) {
      expect(groupState(MATRIX_PEOPLE.athlete, ownAthlete(), group, MOMENT)).toBe('visible');
      expect(groupState(MATRIX_PEOPLE.guardian, ownAthlete(), group, MOMENT)).toBe('visible');
      const state = groupState(
        MATRIX_PEOPLE['director, approved'],
        stranger({ countryCode: REGION_COUNTRY }),
        group,
        MOMENT,
      );
      expect(state).toBe(group === 'contact' ? 'not_released' : 'visible');
    }
  });
});

test('a video that a guardian marked public shows with the page, another needs the release', () => {
  const coach = MATRIX_PEOPLE['coach, verified'];
  const athlete = stranger({ visibility: 'public' });
  const reads = (subject: AthleteFacts, publicBy: string | null) =>
    isReached(videoReach(coach, subject, MOMENT), { isPublic: publicBy !== null, publicBy });
  expect(reads(athlete, STRANGERS_GUARDIAN)).toBe(true);
  expect(reads(athlete, null)).toBe(false);
  expect(reads(stranger(), STRANGERS_GUARDIAN)).toBe(false);
  expect(reads({ ...athlete, releases: releasesTo('verified_colleges', ['videos']) }, null)).toBe(true);
});

test('a minor’s own mark, or one of a guardian without the level, shows a video to no stranger', () => {
  const coach = MATRIX_PEOPLE['coach, verified'];
  const athlete = stranger({ visibility: 'public' });
  const reads = (subject: AthleteFacts, publicBy: string | null) =>
    isReached(videoReach(coach, subject, MOMENT), { isPublic: true, publicBy });
  expect(reads(athlete, athlete.userId)).toBe(false);
  expect(reads(athlete, null)).toBe(false);
  expect(reads(stranger({ visibility: 'public', guardianUserIds: [] }), STRANGERS_GUARDIAN)).toBe(false);
  expect(reads({ ...athlete, guardianships: [] }, STRANGERS_GUARDIAN)).toBe(false);
  expect(reads({ ...athlete, consents: ['platform', 'colleges'] }, STRANGERS_GUARDIAN)).toBe(false);
  const denials = releasesTo('everyone', ['videos'], 'user-other-guardian');
  expect(reads({ ...athlete, denials }, STRANGERS_GUARDIAN)).toBe(false);
  const adult = { ...athlete, birthdate: ADULT_BIRTHDATE };
  expect([reads(adult, adult.userId), reads(adult, null), reads(adult, STRANGERS_GUARDIAN)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a coach without a live plan opens the page but not the complete profile', () => {
  const athlete = stranger({ visibility: 'public' });
  const lapsed = {
    ...MATRIX_PEOPLE['coach, verified'],
    plans: [{ subscriptionId: 's', plan: 'pro_scout', status: 'lapsed', endsAt: null }],
  } as const;
  expect(canOpen(lapsed, athlete, MOMENT)).toBe(true);
  expect(canOpenComplete(lapsed, athlete, MOMENT)).toBe(false);
  expect(canOpenComplete(MATRIX_PEOPLE['coach, verified'], athlete, MOMENT)).toBe(true);
  expect(canOpenComplete(MATRIX_PEOPLE['coach, verified'], stranger(), MOMENT)).toBe(false);
});

test('a seat gives no sight: who is not verified reads the same with a Pro plan as without any', () => {
  const { plans } = MATRIX_PEOPLE['coach, verified'];
  const [withSeat, without] = [plans, []].map((held) => ({
    ...MATRIX_PEOPLE['coach, unverified'],
    plans: held,
  }));
  for (const visibility of VISIBILITIES) {
    for (const audience of AUDIENCES) {
      const athlete = stranger({ visibility, releases: releasesTo(audience), verifications: verified() });
      const states = (actor = withSeat) =>
        actor && FIELD_GROUPS.map((group) => groupState(actor, athlete, group, MOMENT));
      expect(states(), `${visibility}, ${audience}`).toEqual(states(without));
      expect(withSeat && canOpen(withSeat, athlete, MOMENT)).toBe(
        without && canOpen(without, athlete, MOMENT),
      );
    }
  }
});

test('a child cannot grow up by editing the birthdate', () => {
  const may = (athlete: AthleteFacts) =>
    MATRIX_PEOPLE_NAMES.filter((name) =>
      new Guard(MATRIX_PEOPLE[name], MOMENT).can('athlete.set_birthdate', athlete),
    );
  const alone = { guardianUserIds: [], hasHadGuardian: false };
  expect(may(ownAthlete({ birthdate: null, ...alone }))).toEqual(['athlete', 'admin']);
  // Ending the link must not be a way to become an adult.
  expect(may(ownAthlete({ birthdate: null, guardianUserIds: [] }))).toEqual(['admin']);
  expect(may(ownAthlete({ birthdate: null }))).toEqual(['guardian', 'admin']);
  expect(may(ownAthlete({ guardianUserIds: [] }))).toEqual(['admin']);
  expect(may(ownAthlete())).toEqual(['guardian', 'admin']);
  // A second account of the child is linked quickly, and must not be enough either.
  expect(may(ownAthlete({ guardianships: [] }))).toEqual(['admin']);
  expect(may(ownAthlete({ birthdate: ADULT_BIRTHDATE }))).toEqual(['admin']);
});

test('a look at a minor by anyone but the family is logged', () => {
  const logged = (athlete: AthleteFacts) =>
    MATRIX_PEOPLE_NAMES.filter((name) => isLookLogged(MATRIX_PEOPLE[name], athlete, MOMENT));
  expect(logged(ownAthlete())).toEqual(
    MATRIX_PEOPLE_NAMES.filter((name) => name !== 'athlete' && name !== 'guardian'),
  );
  expect(logged(ownAthlete({ birthdate: null }))).toContain('admin');
  expect(logged(ownAthlete({ birthdate: ADULT_BIRTHDATE }))).toEqual([]);
});
