/** Which of a family's decisions are in effect: missing forms, one guardian's denial against another's approval, and blocks. */
import {
  AUDIENCES,
  CONSENT_KINDS,
  CONSENTS_TO_SHOW,
  FIELD_GROUPS,
  type Audience,
  type ConsentKind,
  type FieldGroup,
} from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../engine/actor.ts';
import { canOpen, groupState, isListedFor } from './athlete.rules.ts';
import {
  ADULT_BIRTHDATE,
  MATRIX_PEOPLE,
  COLLEGE,
  guardianship,
  MOMENT,
  releasesTo,
  STRANGERS_GUARDIAN,
  stranger,
  UNDER_13_BIRTHDATE,
  verified,
} from '../matrix/matrix-people.ts';
import { formsInPlace, hasSignedFor, isBlocked, missingConsents, visibilityHold } from './in-effect.ts';
import type { AthleteFacts } from '../facts/subjects.ts';

const coach = MATRIX_PEOPLE['coach, verified'];
const newCoach = MATRIX_PEOPLE['coach, unverified'];
const OTHER_GUARDIAN = 'user-other-guardian';
const RELEASABLE = FIELD_GROUPS.filter((group) => group !== 'contact');

/** Public, all verified, and everything released to everyone unless told otherwise. */
function open(facts: Partial<AthleteFacts> = {}): AthleteFacts {
  return stranger({
    visibility: 'public',
    guardianUserIds: [STRANGERS_GUARDIAN, OTHER_GUARDIAN],
    releases: releasesTo('everyone'),
    verifications: verified(),
    ...facts,
  });
}

function readableBy(actor: Actor, athlete: AthleteFacts): FieldGroup[] {
  return FIELD_GROUPS.filter((group) => groupState(actor, athlete, group, MOMENT) === 'visible');
}

describe('forms', () => {
  const needed: Record<FieldGroup, ConsentKind[]> = {
    identity: ['platform', 'colleges', 'media'],
    measurements: ['platform', 'colleges'],
    academics: ['platform', 'colleges'],
    transcript: ['platform', 'colleges', 'transcript'],
    videos: ['platform', 'colleges', 'media'],
    contact: ['platform', 'colleges'],
  };

  test.each(RELEASABLE)('a release of %s is off while any one of its forms is missing', (group) => {
    for (const missing of CONSENT_KINDS) {
      const athlete = open({ consents: CONSENT_KINDS.filter((kind) => kind !== missing) });
      const isNeeded = needed[group].includes(missing);
      expect(readableBy(coach, athlete).includes(group), `without ${missing}`).toBe(!isNeeded);
      expect(missingConsents(athlete, group, MOMENT)).toEqual(isNeeded ? [missing] : []);
    }
  });

  test('a conditional page stays closed until the forms are signed', () => {
    const facts = { visibility: 'conditional', releases: releasesTo('institution', ['transcript']) } as const;
    expect(canOpen(coach, open(facts), MOMENT)).toBe(true);
    expect(canOpen(coach, open({ ...facts, consents: ['platform', 'colleges'] }), MOMENT)).toBe(false);
  });

  test('what an adult releases needs none; what a guardian released needs them after the 18th birthday too', () => {
    const adult = { birthdate: ADULT_BIRTHDATE, consents: [] };
    const own = releasesTo('everyone', FIELD_GROUPS, 'user-stranger');
    expect(readableBy(coach, open({ ...adult, releases: own }))).toEqual(RELEASABLE);
    expect(readableBy(coach, open(adult))).toEqual([]);
  });

  test.each([
    ['a guardian with verified guardianship has', [guardianship(STRANGERS_GUARDIAN)], []],
    [
      'a guardian with verified guardianship has not',
      [guardianship(STRANGERS_GUARDIAN, { consents: ['platform'] })],
      ['colleges'],
    ],
    ['nobody has verified guardianship', [], []],
  ] as const)(
    'of a child under 13, where another guardian has signed and %s',
    (_who, guardianships, missing) => {
      const child = open({ birthdate: UNDER_13_BIRTHDATE, guardianships: [...guardianships] });
      expect(missingConsents(child, 'contact', MOMENT)).toEqual(missing);
      const formsMissing = CONSENTS_TO_SHOW.filter((kind) => !formsInPlace(child, MOMENT).includes(kind));
      expect(formsMissing).toEqual(missing);
      const proofMissing = guardianships.length === 0 ? 'guardianship_missing' : null;
      expect(visibilityHold(child, MOMENT)).toBe(missing.length > 0 ? 'consent_missing' : proofMissing);
      const isApprovable = guardianships.length > 0 && missing.length === 0;
      expect(hasSignedFor(child, 'contact', MOMENT)).toBe(isApprovable);
    },
  );

  test('nobody signs for an adult, and without a birthdate nobody is one', () => {
    for (const group of FIELD_GROUPS) {
      const missing = (birthdate: string | null) =>
        missingConsents(open({ birthdate, consents: [] }), group, MOMENT);
      expect(missing(ADULT_BIRTHDATE)).toEqual([]);
      expect(missing(null)).toEqual(needed[group]);
    }
  });
});

describe('denials', () => {
  const reads = (actor: Actor, approved: Audience, denied: Audience, facts: Partial<AthleteFacts> = {}) =>
    readableBy(
      actor,
      open({
        releases: releasesTo(approved, ['academics']),
        denials: releasesTo(denied, ['academics'], OTHER_GUARDIAN),
        ...facts,
      }),
    ).includes('academics');

  /** Everyone, verified colleges, one institution: a no counts against a yes of its own column and of those before it. */
  test.each([
    { denied: 'everyone', everyone: false, verified_colleges: true, institution: true },
    { denied: 'verified_colleges', everyone: false, verified_colleges: false, institution: true },
    { denied: 'institution', everyone: false, verified_colleges: false, institution: false },
  ] as const)('a no to $denied wins over a yes to the same or to more people', ({ denied, ...expected }) => {
    const read = AUDIENCES.map((approved) => [approved, reads(coach, approved, denied)]);
    expect(Object.fromEntries(read)).toEqual(expected);
  });

  test('a no counts for those it is meant for, and for nobody else', () => {
    for (const actor of [
      MATRIX_PEOPLE.athlete,
      MATRIX_PEOPLE.guardian,
      newCoach,
      MATRIX_PEOPLE['director, approved'],
    ]) {
      expect(reads(actor, 'everyone', 'everyone')).toBe(false);
      expect(reads(actor, 'everyone', 'verified_colleges')).toBe(true);
      expect(reads(actor, 'everyone', 'institution')).toBe(true);
    }
    const elsewhere = { ...coach, institutionId: 'institution-other' };
    expect(reads(elsewhere, 'everyone', 'institution')).toBe(true);
    expect(reads(elsewhere, 'everyone', 'verified_colleges')).toBe(false);
  });

  test('a no to one group says nothing about another', () => {
    const athlete = open({ denials: releasesTo('everyone', ['academics']) });
    expect(readableBy(coach, athlete)).toEqual(RELEASABLE.filter((group) => group !== 'academics'));
  });

  test('a guardian’s denial overrides every guardian’s approval, also when that guardian is gone', () => {
    const said = (decidedBy: string | null, facts: Partial<AthleteFacts> = {}) => {
      const [denial] = releasesTo('everyone', ['academics']);
      return reads(coach, 'everyone', 'everyone', {
        denials: denial ? [{ ...denial, decidedBy }] : [],
        ...facts,
      });
    };
    // A child must not open what was closed by ending a link; an account that is gone is null.
    for (const guardian of [OTHER_GUARDIAN, STRANGERS_GUARDIAN, 'user-former', null]) {
      expect(said(guardian)).toBe(false);
    }
    expect(said('user-stranger')).toBe(true);
    // Nothing opens by itself on a birthday; what the athlete decides from then on, only the athlete takes back.
    const adult = { birthdate: ADULT_BIRTHDATE };
    expect(said(OTHER_GUARDIAN, adult)).toBe(false);
    const own = { ...adult, releases: releasesTo('everyone', ['academics'], 'user-stranger') };
    expect(said(OTHER_GUARDIAN, own)).toBe(true);
    for (const facts of [adult, own]) expect(said('user-stranger', facts)).toBe(false);
  });

  test('a no closes a conditional page that the same release had opened', () => {
    const facts = { visibility: 'conditional', releases: releasesTo('institution', ['videos']) } as const;
    expect(canOpen(coach, open(facts), MOMENT)).toBe(true);
    const denials = releasesTo('institution', ['videos'], OTHER_GUARDIAN);
    expect(canOpen(coach, open({ ...facts, denials }), MOMENT)).toBe(false);
  });
});

describe('blocks', () => {
  const ofCoach = [{ coachId: coach.coachId, institutionId: null }];
  const ofInstitution = [{ coachId: null, institutionId: COLLEGE }];

  test.each([
    ['a blocked coach', ofCoach, coach],
    ['a coach of a blocked institution', ofInstitution, coach],
    ['a coach who says they work there', ofInstitution, newCoach],
  ])('for %s the athlete does not exist', (_, blocks, actor) => {
    for (const visibility of ['public', 'colleges_only', 'conditional'] as const) {
      const athlete = open({ visibility, releases: releasesTo('institution'), blocks });
      expect(isListedFor(actor, athlete, MOMENT)).toBe(false);
      expect(canOpen(actor, athlete, MOMENT)).toBe(false);
      for (const group of FIELD_GROUPS) expect(groupState(actor, athlete, group, MOMENT)).toBe('hidden');
    }
  });

  test('a block concerns nobody else', () => {
    const others: [AthleteFacts['blocks'], Actor][] = [
      [ofCoach, { ...coach, coachId: 'coach-colleague' }],
      [ofInstitution, { ...coach, institutionId: 'institution-other' }],
      [ofInstitution, MATRIX_PEOPLE['director, approved']],
      [ofCoach, MATRIX_PEOPLE.admin],
      [ofCoach, MATRIX_PEOPLE.athlete],
    ];
    for (const [blocks, actor] of others) expect(isListedFor(actor, open({ blocks }), MOMENT)).toBe(true);
  });

  test('a coach without a record or an institution is not whom a block leaves unnamed', () => {
    const nobody = { ...coach, coachId: null, institutionId: null };
    for (const blocks of [ofCoach, ofInstitution]) expect(isBlocked(nobody, open({ blocks }))).toBe(false);
  });
});
