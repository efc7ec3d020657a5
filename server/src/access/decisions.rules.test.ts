/** The powers to decide: releases, consent, guardian links, contact, verification and administration, state by state. */
import { LINK_STATUSES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import type { SignedInActor } from './actor.ts';
import { canApproveDirector, canSuspend } from './administration.rules.ts';
import { groupState } from './athlete.rules.ts';
import {
  ADULT_BIRTHDATE,
  CAST,
  MOMENT,
  ownAthlete,
  REGION_COUNTRY,
  STRANGERS_GUARDIAN,
  stranger,
} from './cast.ts';
import { canOpenThread, canRequestContact } from './contact.rules.ts';
import { canAcceptLink, canConfirmLink, canEndLink } from './guardian-link.rules.ts';
import { canDecideFor, canRequestRelease, canSignConsent } from './release.rules.ts';
import type { AthleteFacts, ContactDecision, GuardianLinkFacts } from './subjects.ts';
import { canVerify } from './verification.rules.ts';

const coach = CAST['coach, verified'];
const director = CAST['director, approved'];

describe('deciding for an athlete', () => {
  test('passes from the guardian to the athlete at the 18th birthday, to the millisecond', () => {
    const athlete = ownAthlete({ birthdate: '2008-01-15' });
    const before = new Date('2026-01-15T11:59:59.999Z');
    const after = new Date('2026-01-15T12:00:00.000Z');
    expect([
      canDecideFor(CAST.guardian, athlete, before),
      canDecideFor(CAST.athlete, athlete, before),
    ]).toEqual([true, false]);
    expect([canDecideFor(CAST.guardian, athlete, after), canDecideFor(CAST.athlete, athlete, after)]).toEqual(
      [false, true],
    );
  });

  test('without a birthdate stays with the guardian', () => {
    const athlete = ownAthlete({ birthdate: null });
    expect(canDecideFor(CAST.guardian, athlete, MOMENT)).toBe(true);
    expect(canDecideFor(CAST.athlete, athlete, MOMENT)).toBe(false);
  });

  test('is nobody’s when a minor has no guardian', () => {
    const athlete = ownAthlete({ guardianUserIds: [] });
    for (const actor of [CAST.athlete, CAST.guardian, coach, director, CAST.admin]) {
      expect(canDecideFor(actor, athlete, MOMENT)).toBe(false);
    }
  });

  test('is not open to a guardian of another child, nor to a non-guardian who is listed as one', () => {
    expect(canDecideFor(CAST.guardian, stranger(), MOMENT)).toBe(false);
    const mistaken = ownAthlete({ guardianUserIds: [CAST.athlete.userId, coach.userId] });
    expect(canDecideFor(CAST.athlete, mistaken, MOMENT)).toBe(false);
    expect(canDecideFor(coach, mistaken, MOMENT)).toBe(false);
  });

  test('consent is signed for children only', () => {
    expect(canSignConsent(CAST.guardian, ownAthlete(), MOMENT)).toBe(true);
    expect(canSignConsent(CAST.guardian, ownAthlete({ birthdate: ADULT_BIRTHDATE }), MOMENT)).toBe(false);
    expect(canSignConsent(CAST.athlete, ownAthlete(), MOMENT)).toBe(false);
  });

  test('a coach asks for a release only where the page opens', () => {
    expect(canRequestRelease(coach, stranger({ visibility: 'colleges_only' }), MOMENT)).toBe(true);
    expect(canRequestRelease(coach, stranger(), MOMENT)).toBe(false);
  });
});

describe('guardian links', () => {
  const link = (facts: Partial<GuardianLinkFacts>): GuardianLinkFacts => ({
    athleteUserId: CAST.athlete.userId,
    guardianUserId: CAST.guardian.userId,
    offeredToUserId: null,
    status: 'active',
    ...facts,
  });

  test('each status allows exactly its own step', () => {
    const allowed = LINK_STATUSES.map((status) => ({
      status,
      accept: canAcceptLink(CAST.guardian, link({ status })),
      confirm: canConfirmLink(CAST.athlete, link({ status })),
      end: canEndLink(CAST.guardian, link({ status })) && canEndLink(CAST.athlete, link({ status })),
    }));
    expect(allowed).toEqual([
      { status: 'invited', accept: true, confirm: false, end: true },
      { status: 'accepted', accept: false, confirm: true, end: true },
      { status: 'active', accept: false, confirm: false, end: true },
      { status: 'ended', accept: false, confirm: false, end: false },
    ]);
  });

  test('an invitation is accepted by the one it was offered to', () => {
    const invited = link({ status: 'invited', guardianUserId: null, offeredToUserId: CAST.guardian.userId });
    expect(canAcceptLink(CAST.guardian, invited)).toBe(true);
    expect(canAcceptLink(CAST.guardian, { ...invited, offeredToUserId: 'user-somebody' })).toBe(false);
    expect(canAcceptLink(CAST.guardian, { ...invited, offeredToUserId: null })).toBe(false);
  });

  test('a guardian named on the link keeps out whoever else holds the invitation', () => {
    const taken = link({
      status: 'invited',
      guardianUserId: 'user-other',
      offeredToUserId: CAST.guardian.userId,
    });
    expect(canAcceptLink(CAST.guardian, taken)).toBe(false);
    expect(canEndLink(CAST.guardian, taken)).toBe(false);
  });

  test('neither side can play the other, whatever ids a link carries', () => {
    const self = link({ status: 'invited', guardianUserId: CAST.athlete.userId });
    expect(canAcceptLink(CAST.athlete, self)).toBe(false);
    expect(canEndLink(coach, link({ guardianUserId: coach.userId }))).toBe(false);
    expect(canConfirmLink(CAST.guardian, link({ status: 'accepted' }))).toBe(false);
    expect(
      canConfirmLink(CAST.guardian, link({ status: 'accepted', athleteUserId: CAST.guardian.userId })),
    ).toBe(false);
  });
});

describe('contact', () => {
  const approved: ContactDecision = {
    coachId: coach.coachId,
    status: 'approved',
    decidedBy: STRANGERS_GUARDIAN,
  };
  const blocked: ContactDecision = { ...approved, status: 'blocked' };
  const athlete = (facts: Partial<AthleteFacts>) => stranger({ visibility: 'public', ...facts });
  const thread = (actor: SignedInActor, facts: Partial<AthleteFacts>) =>
    canOpenThread(actor, { athlete: athlete(facts), coachId: coach.coachId }, MOMENT);

  test('the contact group opens to the approved coach and to no other', () => {
    const open = athlete({ contacts: [approved] });
    expect(groupState(coach, open, 'contact', MOMENT)).toBe('visible');
    expect(groupState({ ...coach, coachId: 'coach-other' }, open, 'contact', MOMENT)).toBe('not_released');
    expect(groupState({ ...coach, isInstitutionVerified: false }, open, 'contact', MOMENT)).toBe(
      'not_released',
    );
    expect(groupState(coach, { ...open, visibility: 'private' }, 'contact', MOMENT)).toBe('hidden');
  });

  test('an approval counts for a minor only while the guardian who gave it is linked', () => {
    for (const facts of [{ guardianUserIds: [] }, { guardianUserIds: ['user-other'] }]) {
      expect(groupState(coach, athlete({ contacts: [approved], ...facts }), 'contact', MOMENT)).toBe(
        'not_released',
      );
      expect(thread(coach, { contacts: [approved], ...facts })).toBe(false);
    }
    const alone = [{ ...approved, decidedBy: 'user-stranger' }];
    expect(thread(coach, { contacts: alone })).toBe(false);
    expect(thread(coach, { contacts: alone, birthdate: ADULT_BIRTHDATE })).toBe(true);
  });

  test('a block outweighs an approval, in either order, and forbids asking again', () => {
    for (const contacts of [
      [approved, blocked],
      [blocked, approved],
    ]) {
      expect(groupState(coach, athlete({ contacts }), 'contact', MOMENT)).toBe('not_released');
      expect(thread(coach, { contacts })).toBe(false);
      expect(canRequestContact(coach, athlete({ contacts }), MOMENT)).toBe(false);
    }
    expect(
      canRequestContact({ ...coach, coachId: 'coach-other' }, athlete({ contacts: [blocked] }), MOMENT),
    ).toBe(true);
  });

  test('a thread outlives a switch to private, but not a suspension nor the loss of verification', () => {
    expect(thread(coach, { contacts: [approved], visibility: 'private' })).toBe(true);
    expect(thread(coach, { contacts: [approved], isSuspended: true })).toBe(false);
    expect(thread({ ...coach, isInstitutionVerified: false }, { contacts: [approved] })).toBe(false);
  });

  test('one coach cannot open the thread of another', () => {
    const other = { athlete: athlete({ contacts: [approved] }), coachId: 'coach-other' };
    expect(canOpenThread(coach, other, MOMENT)).toBe(false);
    expect(
      canOpenThread({ ...coach, coachId: 'coach-other' }, { ...other, coachId: coach.coachId }, MOMENT),
    ).toBe(false);
  });

  test('a coach without a coach record asks nobody', () => {
    expect(canRequestContact({ ...coach, coachId: null }, athlete({}), MOMENT)).toBe(false);
  });
});

test('a director judges in the own region only, without an interest, and only once approved', () => {
  const subject = { countryCode: REGION_COUNTRY, interestedUserIds: ['user-other'] };
  expect(canVerify(director, subject)).toBe(true);
  expect(canVerify(director, { ...subject, countryCode: 'US' })).toBe(false);
  expect(canVerify(director, { ...subject, interestedUserIds: [director.userId] })).toBe(false);
  expect(canVerify({ ...director, isApproved: false }, subject)).toBe(false);
  expect(canVerify({ ...director, countries: [] }, subject)).toBe(false);
});

test('an admin approves directors only, and suspends anybody but themself', () => {
  const account = { userId: 'user-x', role: 'regional_director', status: 'pending' } as const;
  expect(canApproveDirector(CAST.admin, account)).toBe(true);
  expect(canApproveDirector(CAST.admin, { ...account, role: 'coach' })).toBe(false);
  expect(canApproveDirector(director, account)).toBe(false);
  expect(canSuspend(CAST.admin, account)).toBe(true);
  expect(canSuspend(CAST.admin, { ...account, userId: CAST.admin.userId })).toBe(false);
});
