/** The powers to decide: releases, consent, guardian links, contact, verification and administration, state by state. */
import { LINK_STATUSES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import type { SignedInActor } from '../engine/actor.ts';
import { canApproveDirector, canSuspend } from './administration.rules.ts';
import { groupState } from './athlete.rules.ts';
import {
  ADULT_BIRTHDATE,
  COLLEGE,
  guardianship,
  MATRIX_PEOPLE,
  MINOR_BIRTHDATE,
  MOMENT,
  ownAthlete,
  REGION_COUNTRY,
  STRANGERS_GUARDIAN,
  stranger,
  UNDER_13_BIRTHDATE,
} from '../matrix/matrix-people.ts';
import { canOpenThread, canRequestContact, canWrite } from './contact.rules.ts';
import {
  canAcceptLink,
  canAgreeToLink,
  canConfirmLink,
  canDeclineLink,
  canEndLink,
  needsOneMoreYes,
  whyAdminsAnswer,
} from './guardian-link.rules.ts';
import {
  canDecideFor,
  canLiftBlock,
  canLiftLockDown,
  canReadConsent,
  canRequestRelease,
  canResumeListing,
  canSignConsent,
  canTakeOver,
  canWithdrawConsent,
} from './release.rules.ts';
import type { AthleteFacts, ContactApproval, GuardianLinkFacts } from '../facts/subjects.ts';
import { canLiftRestriction } from './restriction.rules.ts';
import { canVerify } from './verification.rules.ts';

const coach = MATRIX_PEOPLE['coach, verified'];
const director = MATRIX_PEOPLE['director, approved'];

describe('deciding for an athlete', () => {
  test('passes from the guardian to the athlete at the 18th birthday, to the millisecond', () => {
    const athlete = ownAthlete({ birthdate: '2008-01-15' });
    const before = new Date('2026-01-15T11:59:59.999Z');
    const after = new Date('2026-01-15T12:00:00.000Z');
    expect([
      canDecideFor(MATRIX_PEOPLE.guardian, athlete, before),
      canDecideFor(MATRIX_PEOPLE.athlete, athlete, before),
    ]).toEqual([true, false]);
    expect([
      canDecideFor(MATRIX_PEOPLE.guardian, athlete, after),
      canDecideFor(MATRIX_PEOPLE.athlete, athlete, after),
    ]).toEqual([false, true]);
  });

  test('without a birthdate stays with the guardian', () => {
    const athlete = ownAthlete({ birthdate: null });
    expect(canDecideFor(MATRIX_PEOPLE.guardian, athlete, MOMENT)).toBe(true);
    expect(canDecideFor(MATRIX_PEOPLE.athlete, athlete, MOMENT)).toBe(false);
  });

  test('is nobody’s when a minor has no guardian', () => {
    const athlete = ownAthlete({ guardianUserIds: [] });
    for (const actor of [
      MATRIX_PEOPLE.athlete,
      MATRIX_PEOPLE.guardian,
      coach,
      director,
      MATRIX_PEOPLE.admin,
    ]) {
      expect(canDecideFor(actor, athlete, MOMENT)).toBe(false);
    }
  });

  test('is not open to a guardian of another child, nor to a non-guardian who is listed as one', () => {
    expect(canDecideFor(MATRIX_PEOPLE.guardian, stranger(), MOMENT)).toBe(false);
    const mistaken = ownAthlete({ guardianUserIds: [MATRIX_PEOPLE.athlete.userId, coach.userId] });
    expect(canDecideFor(MATRIX_PEOPLE.athlete, mistaken, MOMENT)).toBe(false);
    expect(canDecideFor(coach, mistaken, MOMENT)).toBe(false);
  });

  test('consent is signed for children only', () => {
    expect(canSignConsent(MATRIX_PEOPLE.guardian, ownAthlete(), MOMENT)).toBe(true);
    expect(canSignConsent(MATRIX_PEOPLE.guardian, ownAthlete({ birthdate: ADULT_BIRTHDATE }), MOMENT)).toBe(
      false,
    );
    expect(canSignConsent(MATRIX_PEOPLE.athlete, ownAthlete(), MOMENT)).toBe(false);
  });

  test('a signature is taken back by a guardian of the minor, and read by its signer and the family', () => {
    expect(canWithdrawConsent(MATRIX_PEOPLE.guardian, ownAthlete(), MOMENT)).toBe(true);
    expect(canWithdrawConsent(MATRIX_PEOPLE.guardian, ownAthlete({ guardianUserIds: [] }), MOMENT)).toBe(
      false,
    );
    expect(canWithdrawConsent(MATRIX_PEOPLE.athlete, ownAthlete(), MOMENT)).toBe(false);
    const former = { athlete: ownAthlete({ guardianUserIds: [] }), signedBy: MATRIX_PEOPLE.guardian.userId };
    expect(canReadConsent(MATRIX_PEOPLE.guardian, former)).toBe(true);
    expect(canReadConsent(MATRIX_PEOPLE.athlete, former)).toBe(true);
    const others = { athlete: ownAthlete(), signedBy: 'user-former' };
    expect(canReadConsent(MATRIX_PEOPLE.guardian, others)).toBe(true);
    for (const actor of [coach, director, MATRIX_PEOPLE.admin])
      expect(canReadConsent(actor, others)).toBe(false);
  });

  test('what fell with a link is taken over by a guardian who is linked, for a minor', () => {
    expect(canTakeOver(MATRIX_PEOPLE.guardian, ownAthlete(), MOMENT)).toBe(true);
    expect(canTakeOver(MATRIX_PEOPLE.guardian, ownAthlete({ birthdate: ADULT_BIRTHDATE }), MOMENT)).toBe(
      false,
    );
    expect(canTakeOver(MATRIX_PEOPLE.guardian, stranger(), MOMENT)).toBe(false);
    expect(canTakeOver(MATRIX_PEOPLE.athlete, ownAthlete(), MOMENT)).toBe(false);
    expect(canTakeOver(MATRIX_PEOPLE.athlete, ownAthlete({ birthdate: ADULT_BIRTHDATE }), MOMENT)).toBe(
      false,
    );
  });

  test('a block is lifted by the person who made it, by the others once that person is gone, and by the adult athlete', () => {
    const lifts = (actor: SignedInActor, decidedBy: string | null, facts: Partial<AthleteFacts> = {}) => {
      const guardianUserIds = [MATRIX_PEOPLE.guardian.userId, 'user-other-guardian'];
      return canLiftBlock(actor, { athlete: ownAthlete({ guardianUserIds, ...facts }), decidedBy }, MOMENT);
    };
    expect(lifts(MATRIX_PEOPLE.guardian, MATRIX_PEOPLE.guardian.userId)).toBe(true);
    expect(lifts(MATRIX_PEOPLE.guardian, 'user-other-guardian')).toBe(false);
    expect(lifts(MATRIX_PEOPLE.guardian, 'user-former')).toBe(true);
    expect(lifts(MATRIX_PEOPLE.guardian, null)).toBe(true);
    // One who is linked no longer has no say, not even about what they blocked themself.
    expect(
      lifts(MATRIX_PEOPLE.guardian, MATRIX_PEOPLE.guardian.userId, {
        guardianUserIds: ['user-other-guardian'],
      }),
    ).toBe(false);
    expect(lifts(MATRIX_PEOPLE.athlete, MATRIX_PEOPLE.guardian.userId)).toBe(false);
    const adult = { birthdate: ADULT_BIRTHDATE };
    expect(lifts(MATRIX_PEOPLE.athlete, MATRIX_PEOPLE.guardian.userId, adult)).toBe(true);
    expect(lifts(MATRIX_PEOPLE.guardian, MATRIX_PEOPLE.guardian.userId, adult)).toBe(false);
    for (const actor of [coach, director, MATRIX_PEOPLE.admin]) expect(lifts(actor, null)).toBe(false);
  });

  test('what a guardian closed stays closed while that guardian is suspended, and others open it as ever once they are back', () => {
    const other = 'user-other-guardian';
    const both = [MATRIX_PEOPLE.guardian.userId, other];
    const closed = { lockDown: { by: other }, pause: { until: '2026-12-31', by: other } };
    const opened = (facts: Partial<AthleteFacts>) => {
      const athlete = ownAthlete({ ...closed, ...facts });
      return [
        canLiftLockDown(MATRIX_PEOPLE.guardian, athlete, MOMENT),
        canResumeListing(MATRIX_PEOPLE.guardian, athlete, MOMENT),
        canLiftRestriction(MATRIX_PEOPLE.guardian, { athlete, placedBy: other }, MOMENT),
      ];
    };
    const lifts = (facts: Partial<AthleteFacts>) =>
      canLiftBlock(MATRIX_PEOPLE.guardian, { athlete: ownAthlete(facts), decidedBy: other }, MOMENT);
    expect(opened({ guardianUserIds: both })).toEqual([true, true, true]);
    expect(opened({ suspendedGuardianIds: [other] })).toEqual([false, false, false]);
    expect(lifts({ suspendedGuardianIds: [other] })).toBe(false);
    const inConflict = { conflictedGuardianIds: [other] };
    for (const facts of [{ guardianUserIds: both }, { suspendedGuardianIds: [other] }]) {
      expect(opened({ ...facts, ...inConflict }), 'a suspension makes no no stronger').toEqual([
        true,
        true,
        true,
      ]);
      expect(lifts({ ...facts, ...inConflict })).toBe(true);
    }
    expect(opened({})).toEqual([true, true, true]);
    expect(lifts({})).toBe(true);
    const adult = ownAthlete({ ...closed, suspendedGuardianIds: [other], birthdate: ADULT_BIRTHDATE });
    expect(canResumeListing(MATRIX_PEOPLE.athlete, adult, MOMENT)).toBe(true);
    expect(canLiftRestriction(MATRIX_PEOPLE.athlete, { athlete: adult, placedBy: other }, MOMENT)).toBe(true);
    expect(canLiftBlock(MATRIX_PEOPLE.athlete, { athlete: adult, decidedBy: other }, MOMENT)).toBe(true);
  });

  test('a coach asks for a release only where the page opens', () => {
    expect(canRequestRelease(coach, stranger({ visibility: 'colleges_only' }), MOMENT)).toBe(true);
    expect(canRequestRelease(coach, stranger(), MOMENT)).toBe(false);
  });
});

describe('guardian links', () => {
  const link = (facts: Partial<GuardianLinkFacts>): GuardianLinkFacts => ({
    athleteUserId: MATRIX_PEOPLE.athlete.userId,
    guardianUserId: MATRIX_PEOPLE.guardian.userId,
    invitedUserId: null,
    status: 'active',
    isAgreed: false,
    isBarred: false,
    otherAccountIds: [],
    interestedUserIds: [],
    athlete: ownAthlete(),
    ...facts,
  });

  test('each status allows exactly its own step', () => {
    const allowed = LINK_STATUSES.map((status) => ({
      status,
      accept: canAcceptLink(MATRIX_PEOPLE.guardian, link({ status })),
      confirm: canConfirmLink(MATRIX_PEOPLE.athlete, link({ status })),
      end:
        canEndLink(MATRIX_PEOPLE.guardian, link({ status })) &&
        canEndLink(MATRIX_PEOPLE.athlete, link({ status })),
    }));
    expect(allowed).toEqual([
      { status: 'invited', accept: true, confirm: false, end: true },
      { status: 'accepted', accept: false, confirm: true, end: true },
      { status: 'active', accept: false, confirm: false, end: true },
      { status: 'ended', accept: false, confirm: false, end: false },
    ]);
  });

  const needsYes = (facts: Partial<AthleteFacts>, isBarred = false) =>
    needsOneMoreYes({ athlete: ownAthlete(facts), isBarred }, MOMENT);

  test('a guardian who joins a minor who is linked waits for a yes, also while no guardian can give it', () => {
    expect(needsYes({})).toBe(true);
    const alone = { guardianUserIds: [], suspendedGuardianIds: [MATRIX_PEOPLE.guardian.userId] };
    expect(needsYes({ ...alone, isLinked: true })).toBe(true);
    expect(needsYes({ guardianUserIds: [] })).toBe(false);
    expect(needsYes({ birthdate: ADULT_BIRTHDATE })).toBe(false);
  });

  test('after a court order everybody who joins a minor with no guardian waits, and whom it sent away always does', () => {
    const ordered = { guardianUserIds: [], hasCourtOrder: true };
    expect(needsYes(ordered)).toBe(true);
    expect(needsYes({ ...ordered, birthdate: ADULT_BIRTHDATE })).toBe(false);
    expect(needsYes({ ...ordered, birthdate: ADULT_BIRTHDATE }, true)).toBe(true);
  });

  test('a guardian agrees to nobody whom a court order sent away, and to no account of their own, and may say no', () => {
    const joining = { guardianUserId: 'user-joining', status: 'accepted', isAgreed: true } as const;
    const answers = (facts: Partial<GuardianLinkFacts>) => ({
      guardian: canAgreeToLink(MATRIX_PEOPLE.guardian, link({ ...joining, ...facts })),
      admin: canAgreeToLink(MATRIX_PEOPLE.admin, link({ ...joining, ...facts })),
      no: canEndLink(MATRIX_PEOPLE.guardian, link({ ...joining, ...facts })),
    });
    expect(answers({})).toEqual({ guardian: true, admin: true, no: true });
    expect(answers({ isBarred: true })).toEqual({ guardian: false, admin: true, no: true });
    const own = { otherAccountIds: [MATRIX_PEOPLE.guardian.userId] };
    expect(answers(own)).toEqual({ guardian: false, admin: true, no: true });
  });

  test('an admin who has a part in the family answers for nobody in it', () => {
    const joining = { guardianUserId: 'user-joining', status: 'accepted', isAgreed: true } as const;
    const answers = (facts: Partial<GuardianLinkFacts>) =>
      [canAgreeToLink, canDeclineLink].map((can) => can(MATRIX_PEOPLE.admin, link({ ...joining, ...facts })));
    expect(answers({})).toEqual([true, true]);
    expect(answers({ interestedUserIds: ['user-other'] })).toEqual([true, true]);
    expect(answers({ interestedUserIds: [MATRIX_PEOPLE.admin.userId] })).toEqual([false, false]);
    expect(answers({ otherAccountIds: [MATRIX_PEOPLE.admin.userId] })).toEqual([false, false]);
  });

  test('admins answer where no guardian can, whatever keeps them from it', () => {
    const { userId } = MATRIX_PEOPLE.guardian;
    const joining = { guardianUserId: 'user-joining', status: 'accepted', isAgreed: true } as const;
    const why = (facts: Partial<GuardianLinkFacts>) => whyAdminsAnswer(link({ ...joining, ...facts }));
    const family = (facts: Partial<AthleteFacts>) => ({ athlete: ownAthlete(facts) });
    const nobody = { guardianUserIds: [] };
    expect(why({})).toBeNull();
    expect(why({ isBarred: true })).toBe('court_order');
    expect(why(family({ ...nobody, hasCourtOrder: true }))).toBe('court_order');
    expect(why(family({ hasCourtOrder: true }))).toBeNull();
    expect(why(family({ ...nobody, suspendedGuardianIds: [userId] }))).toBe('suspended');
    expect(why({ otherAccountIds: [userId] })).toBe('same_person');
    expect(why({ ...family({ guardianUserIds: [userId, 'aunt'] }), otherAccountIds: [userId] })).toBeNull();
    expect(why(family({ conflictedGuardianIds: [userId] }))).toBe('conflict');
    expect(why(family(nobody))).toBe('no_guardian');
  });

  test('an invitation is accepted by the one it was offered to', () => {
    const invited = link({
      status: 'invited',
      guardianUserId: null,
      invitedUserId: MATRIX_PEOPLE.guardian.userId,
    });
    expect(canAcceptLink(MATRIX_PEOPLE.guardian, invited)).toBe(true);
    expect(canAcceptLink(MATRIX_PEOPLE.guardian, { ...invited, invitedUserId: 'user-somebody' })).toBe(false);
    expect(canAcceptLink(MATRIX_PEOPLE.guardian, { ...invited, invitedUserId: null })).toBe(false);
  });

  test('a guardian named on the link keeps out everybody else who holds the invitation', () => {
    const taken = link({
      status: 'invited',
      guardianUserId: 'user-other',
      invitedUserId: MATRIX_PEOPLE.guardian.userId,
    });
    expect(canAcceptLink(MATRIX_PEOPLE.guardian, taken)).toBe(false);
    expect(canEndLink(MATRIX_PEOPLE.guardian, taken)).toBe(false);
  });

  test('neither side can play the other, whatever ids a link carries', () => {
    const self = link({ status: 'invited', guardianUserId: MATRIX_PEOPLE.athlete.userId });
    expect(canAcceptLink(MATRIX_PEOPLE.athlete, self)).toBe(false);
    expect(canEndLink(coach, link({ guardianUserId: coach.userId }))).toBe(false);
    expect(canConfirmLink(MATRIX_PEOPLE.guardian, link({ status: 'accepted' }))).toBe(false);
    expect(
      canConfirmLink(
        MATRIX_PEOPLE.guardian,
        link({ status: 'accepted', athleteUserId: MATRIX_PEOPLE.guardian.userId }),
      ),
    ).toBe(false);
  });
});

describe('contact', () => {
  const approved: ContactApproval = {
    coachId: coach.coachId,
    institutionId: COLLEGE,
    decidedBy: STRANGERS_GUARDIAN,
  };
  const blocks = [{ coachId: coach.coachId, institutionId: null }];
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

  test('an approval for a minor counts only while the forms are signed, by a verified guardian for a child', () => {
    const contacts = [approved];
    const unsigned = { contacts, consents: ['platform', 'media'] as const };
    expect(thread(coach, unsigned)).toBe(false);
    expect(groupState(coach, athlete(unsigned), 'contact', MOMENT)).toBe('not_released');
    expect(thread(coach, { contacts, consents: ['platform', 'colleges'] })).toBe(true);
    const child = {
      contacts,
      birthdate: UNDER_13_BIRTHDATE,
      guardianships: [guardianship(STRANGERS_GUARDIAN, { consents: [] })],
    };
    expect(thread(coach, child)).toBe(false);
    expect(thread(coach, { ...child, guardianships: [guardianship(STRANGERS_GUARDIAN)] })).toBe(true);
    const own = [{ ...approved, decidedBy: 'user-stranger' }];
    expect(thread(coach, { contacts: own, consents: [], birthdate: ADULT_BIRTHDATE })).toBe(true);
  });

  test('a block outweighs an approval and forbids asking again; colleagues are not blocked with a coach', () => {
    const facts = { contacts: [approved], blocks };
    expect(groupState(coach, athlete(facts), 'contact', MOMENT)).toBe('hidden');
    expect(thread(coach, facts)).toBe(false);
    expect(canRequestContact(coach, athlete(facts), MOMENT)).toBe(false);
    expect(canRequestRelease(coach, athlete(facts), MOMENT)).toBe(false);
    expect(canRequestContact({ ...coach, coachId: 'coach-other' }, athlete({ blocks }), MOMENT)).toBe(true);
    const ofInstitution = [{ coachId: null, institutionId: coach.institutionId }];
    expect(thread(coach, { contacts: [approved], blocks: ofInstitution })).toBe(false);
  });

  test('a thread outlives a switch to private, but not a suspension nor the loss of verification', () => {
    expect(thread(coach, { contacts: [approved], visibility: 'private' })).toBe(true);
    expect(thread(coach, { contacts: [approved], isSuspended: true })).toBe(false);
    expect(thread({ ...coach, isInstitutionVerified: false }, { contacts: [approved] })).toBe(false);
    // A coach who moved has to ask again: the approval was for this coach at that institution.
    expect(thread({ ...coach, institutionId: 'institution-next' }, { contacts: [approved] })).toBe(false);
  });

  test('one coach cannot open the thread of another', () => {
    const other = { athlete: athlete({ contacts: [approved] }), coachId: 'coach-other' };
    expect(canOpenThread(coach, other, MOMENT)).toBe(false);
    expect(
      canOpenThread({ ...coach, coachId: 'coach-other' }, { ...other, coachId: coach.coachId }, MOMENT),
    ).toBe(false);
  });

  test('the family keeps reading a thread that nobody writes in any more', () => {
    const own = { athlete: ownAthlete({ blocks }), coachId: coach.coachId };
    for (const actor of [MATRIX_PEOPLE.athlete, MATRIX_PEOPLE.guardian]) {
      expect(canOpenThread(actor, own, MOMENT)).toBe(true);
      expect(canWrite(actor, { ...own, isOpen: false }, MOMENT)).toBe(false);
      expect(canWrite(actor, { ...own, isOpen: true }, MOMENT)).toBe(true);
    }
    const open = { athlete: athlete({ contacts: [approved] }), coachId: coach.coachId };
    expect(canWrite(coach, { ...open, isOpen: true }, MOMENT)).toBe(true);
    expect(canWrite(coach, { ...open, isOpen: false }, MOMENT)).toBe(false);
    expect(canWrite({ ...coach, coachId: 'coach-other' }, { ...open, isOpen: true }, MOMENT)).toBe(false);
    for (const actor of [MATRIX_PEOPLE.athlete, MATRIX_PEOPLE.guardian, director, MATRIX_PEOPLE.admin]) {
      expect(canOpenThread(actor, open, MOMENT)).toBe(false);
    }
  });

  test('guardians are in every thread of a minor; from 18 on it is the athlete’s own', () => {
    const part = (actor: SignedInActor, birthdate: string | null) =>
      canOpenThread(actor, { athlete: ownAthlete({ birthdate }), coachId: coach.coachId }, MOMENT);
    for (const birthdate of [MINOR_BIRTHDATE, null])
      expect(part(MATRIX_PEOPLE.guardian, birthdate)).toBe(true);
    expect(part(MATRIX_PEOPLE.guardian, ADULT_BIRTHDATE)).toBe(false);
    expect(part(MATRIX_PEOPLE.athlete, ADULT_BIRTHDATE)).toBe(true);
    expect(part(MATRIX_PEOPLE.athlete, MINOR_BIRTHDATE)).toBe(true);
  });

  test('a coach without a coach record asks nobody', () => {
    expect(canRequestContact({ ...coach, coachId: null }, athlete({}), MOMENT)).toBe(false);
  });
});

test('a director judges in the own region only, without an interest, and only once approved', () => {
  const subject = {
    countryCode: REGION_COUNTRY,
    interestedUserIds: ['user-other'],
    isSuspended: false,
    isGuardianship: false,
  };
  expect(canVerify(director, subject)).toBe(true);
  expect(canVerify(director, { ...subject, countryCode: 'US' })).toBe(false);
  expect(canVerify(director, { ...subject, interestedUserIds: [director.userId] })).toBe(false);
  expect(canVerify(director, { ...subject, isSuspended: true })).toBe(false);
  expect(canVerify({ ...director, isApproved: false }, subject)).toBe(false);
  expect(canVerify({ ...director, countries: [] }, subject)).toBe(false);
});

test('an admin approves directors only, and suspends anybody but themself', () => {
  const account = { userId: 'user-x', role: 'regional_director', status: 'pending' } as const;
  expect(canApproveDirector(MATRIX_PEOPLE.admin, account)).toBe(true);
  expect(canApproveDirector(MATRIX_PEOPLE.admin, { ...account, role: 'coach' })).toBe(false);
  expect(canApproveDirector(director, account)).toBe(false);
  expect(canSuspend(MATRIX_PEOPLE.admin, account)).toBe(true);
  expect(canSuspend(MATRIX_PEOPLE.admin, { ...account, userId: MATRIX_PEOPLE.admin.userId })).toBe(false);
});
