/** For each action the records on which each person of the matrix is tried, named as the access matrix prints them. */
import type { RecordedAction, SubjectOf } from '../actions.ts';
import type { Actor } from '../engine/actor.ts';
import {
  ADULT_BIRTHDATE,
  MATRIX_PEOPLE,
  MOMENT,
  COLLEGE,
  ownAthlete,
  OTHER_COUNTRY,
  REGION_COUNTRY,
  releasesTo,
  STRANGERS_GUARDIAN,
  stranger,
  UNDER_13_BIRTHDATE,
  verified,
} from './matrix-people.ts';
import type {
  AccountFacts,
  AskedFacts,
  AthleteFacts,
  ChecklistFacts,
  ConfirmationFacts,
  ConsentFacts,
  ContactFacts,
  ConversationFacts,
  CountryFacts,
  DeskFacts,
  InvoiceFacts,
  PurchaseOrderFacts,
  SeatFacts,
  SeatInvitationFacts,
  DataExportFacts,
  EvidenceFacts,
  FieldGroupFacts,
  GuardianLinkFacts,
  InvitationFacts,
  AppealableFacts,
  ListFacts,
  ListNoteFacts,
  ModerationFacts,
  ReportableFacts,
  ReportFacts,
  StaffFacts,
  OwnedFacts,
  ConsultingFacts,
  ExtraFacts,
  SupportThreadFacts,
  BlockInEffectFacts,
  HoldFacts,
  RestrictionFacts,
  VerificationFacts,
} from '../facts/subjects.ts';

export interface Case<Subject> {
  name: string;
  /** When every case of this kind is allowed, the matrix prints the kind alone. */
  kind?: string;
  subject: Subject;
}

type Cases<Subject> = (actor: Actor) => Case<Subject>[];

/** Typed so that a new action on a record cannot be added without saying how the matrix tries it. */
export const MATRIX_CASES: { [A in RecordedAction]: Cases<SubjectOf<A>> } = {
  'account.read': owned,
  'account.update': owned,
  'account.change_password': owned,
  'account.prove_mailbox': owned,
  'account.erase': owned,
  'account.restrict': owned,
  'second_factor.read': owned,
  'second_factor.set_up': owned,
  'second_factor.prove': owned,
  'second_factor.change': owned,
  'account.export': owned,
  'athlete.export': athletes,
  'data_export.open': dataExports,
  'session.list': owned,
  'session.end': owned,
  'notification.choose': owned,
  'notification.list': owned,
  'checklist.keep': checklists,
  'notification.mark_read': owned,
  'notification.stream': owned,
  'athlete.open': athletes,
  'athlete.compare': athletes,
  'athlete.summarise': athletes,
  'athlete.read_group': fieldGroups,
  'athlete.update': athletes,
  'athlete.set_birthdate': athletesByBirthdate,
  'athlete.read_log': athletes,
  'profile.open_complete': athletes,
  'saved_search.open': staffs,
  'saved_search.change': staffs,
  'alert.choose': staffs,
  'alert.stop': staffs,
  'guardian_link.invite': athletes,
  'guardian_link.accept': guardianLinks,
  'guardian_link.confirm': guardianLinks,
  'guardian_link.agree': guardianLinks,
  'guardian_link.decline': guardianLinks,
  'guardian_link.end': guardianLinks,
  'guardian_link.report': guardianLinks,
  'guardianship.prove': athletes,
  'family_hold.lift': holds,
  'release.request': athletes,
  'release.decide': athletes,
  'release.approve': athletes,
  'release.withdraw': athletes,
  'release.take_over': athletes,
  'lock_down.lift': athletes,
  'listing.pause': athletes,
  'listing.resume': athletes,
  'listing.suggest': athletes,
  'athlete.erase': athletes,
  'athlete.keep': athletes,
  'family.read': athletes,
  'block.create': athletes,
  'restriction.place': athletes,
  'restriction.lift': restrictions,
  'block.lift': blocks,
  'consent.sign': athletes,
  'consent.withdraw': athletes,
  'consent.read': consents,
  'verification.read': verifications,
  'verification.claim': verifications,
  'verification.decide': verifications,
  'verification.ask': athletes,
  'evidence.give': evidence,
  'evidence.read': evidence,
  'institution.correct': verifications,
  'post.write': countries,
  'contact.request': athletes,
  'contact.decide': contacts,
  'contact.approve': contacts,
  'thread.open': contacts,
  'thread.write': conversations,
  'invitation.revoke': invitations,
  'list.open': lists,
  'list.export': lists,
  'list.change': lists,
  'list.share': lists,
  'list_note.delete': listNotes,
  'team.invite': desks,
  'team.void_invitation': desks,
  'team.offer': seats,
  'team.end_offer': desks,
  'team.take_over': desks,
  'seat.end': seats,
  'seat.accept': seatInvitations,
  'billing.manage': desks,
  'invoice.read': invoices,
  'player_report.read': reportPlans,
  'extra.book': extras,
  'purchase_order.read': purchaseOrders,
  'director.approve': accounts,
  'director.refuse': accounts,
  'user.read': accounts,
  'user.end_sessions': accounts,
  'director.read_document': accounts,
  'support_thread.list': owned,
  'support_thread.read': supportThreads,
  'support_thread.reply': supportThreads,
  'consulting.read': consultingCases,
  'consulting.accept': consultingCases,
  'consulting.withdraw': supportThreads,
  'report.make': reportables,
  'moderation.open': moderated,
  'moderation.claim': moderated,
  'moderation.close': moderated,
  'moderation.read_own': owned,
  'moderation.appeal': appealed,
  'moderation.decide_appeal': appealed,
  'user.suspend': accounts,
  'user.reinstate': suspended,
  'user.resend_code': accounts,
  'user.correct_email': accounts,
  'user.void_invitations': accounts,
  'user.stop_erasure': accounts,
  'confirmation.ask': asked,
  'confirmation.confirm': confirmations,
  'confirmation.refuse': confirmations,
  'confirmation.take_back': confirmations,
};

/** A capability concerns no record, so the actor is tried in the states in which the answer may differ. */
export function statesOf(actor: Actor): Case<Actor>[] {
  if (actor.kind !== 'athlete') return [{ name: 'any', subject: actor }];
  return [
    { name: 'before the first profile', subject: { ...actor, athleteId: null } },
    { name: 'with a profile', subject: actor },
  ];
}

function owned(actor: Actor): Case<OwnedFacts>[] {
  return [
    { name: 'own', subject: { userId: userIdOf(actor) } },
    { name: 'others', subject: { userId: 'user-stranger' } },
  ];
}

function checklists(actor: Actor): Case<ChecklistFacts>[] {
  const child = { birthdate: UNDER_13_BIRTHDATE, consents: [] };
  return [
    ...owned(actor).map(({ name, subject }) => ({ name, subject: { ...subject, athlete: null } })),
    ...(actor.kind === 'athlete'
      ? [
          {
            name: 'own under 13 without the forms',
            subject: { userId: userIdOf(actor), athlete: ownAthlete(child) },
          },
        ]
      : []),
  ];
}

function dataExports(actor: Actor): Case<DataExportFacts>[] {
  const userId = userIdOf(actor);
  const own = { userId, athlete: null, expiresAt: new Date('2100-01-01') };
  return [
    { name: 'own', subject: own },
    ...family(actor).map(({ name, subject }) => ({
      name: `own about ${name}`,
      subject: { ...own, athlete: subject },
    })),
    { name: 'own, not ready', subject: { ...own, expiresAt: null } },
    { name: 'own after its days', subject: { ...own, expiresAt: new Date(0) } },
    { name: 'own about a stranger', subject: { ...own, athlete: stranger() } },
    { name: 'others', subject: { ...own, userId: 'user-stranger' } },
  ];
}

function supportThreads(actor: Actor): Case<SupportThreadFacts>[] {
  const senderUserIds = [userIdOf(actor)];
  return [
    { name: 'own', subject: { senderUserIds, isQuiet: false } },
    { name: 'own about a guardian', subject: { senderUserIds, isQuiet: true } },
    { name: 'others', subject: { senderUserIds: ['user-stranger'], isQuiet: false } },
  ];
}

/** Of an athlete: the record at several ages. Others have none. */
function consultingCases(actor: Actor): Case<ConsultingFacts>[] {
  const own = { senderUserIds: [userIdOf(actor)], isQuiet: false };
  return [
    ...(actor.kind === 'athlete'
      ? family(actor).map(({ subject: athlete, ...rest }) => ({ ...rest, subject: { ...own, athlete } }))
      : [{ name: 'own', subject: { ...own, athlete: null } }]),
    { name: 'others', subject: { ...own, senderUserIds: ['user-stranger'], athlete: null } },
  ];
}

function athletes(actor: Actor): Case<AthleteFacts>[] {
  return [
    ...family(actor),
    { name: 'public', subject: stranger({ visibility: 'public' }) },
    { name: 'colleges only', subject: stranger({ visibility: 'colleges_only' }) },
    {
      name: 'conditional with their release',
      subject: stranger({ visibility: 'conditional', releases: releasesTo('institution') }),
    },
    { name: 'private in region', subject: stranger({ countryCode: REGION_COUNTRY }) },
    { name: 'private elsewhere', subject: stranger() },
  ];
}

function athletesByBirthdate(actor: Actor): Case<AthleteFacts>[] {
  const newcomer = { birthdate: null, guardianUserIds: [], hasHadGuardian: false };
  return [
    ...family(actor),
    ...(actor.kind === 'athlete' ? [{ name: 'own, not yet stated', subject: ownAthlete(newcomer) }] : []),
    { name: 'others', subject: stranger({ visibility: 'public' }) },
    { name: 'others, not yet stated', subject: stranger({ visibility: 'public', ...newcomer }) },
  ];
}

/** Everybody who is not family would see the same private stranger twice. */
function family(actor: Actor): Case<AthleteFacts>[] {
  if (actor.kind !== 'athlete' && actor.kind !== 'guardian') return [];
  const kind = actor.kind === 'athlete' ? 'own' : 'linked';
  return [
    { name: `${kind} under 18`, kind, subject: ownAthlete() },
    { name: `${kind} from 18`, kind, subject: ownAthlete({ birthdate: ADULT_BIRTHDATE }) },
  ];
}

function fieldGroups(actor: Actor): Case<FieldGroupFacts>[] {
  const open = { visibility: 'public', verifications: verified() } as const;
  const group = 'academics';
  return [
    ...family(actor).map(({ subject, ...rest }) => ({
      ...rest,
      subject: { athlete: subject, group } as const,
    })),
    {
      name: 'released to everyone',
      subject: { athlete: stranger({ ...open, releases: releasesTo('everyone') }), group },
    },
    {
      name: 'released to verified colleges',
      subject: { athlete: stranger({ ...open, releases: releasesTo('verified_colleges') }), group },
    },
    {
      name: 'released to their institution',
      subject: { athlete: stranger({ ...open, releases: releasesTo('institution') }), group },
    },
    { name: 'in region', subject: { athlete: stranger({ countryCode: REGION_COUNTRY }), group } },
    { name: 'not released', subject: { athlete: stranger(open), group } },
  ];
}

function guardianLinks(): Case<GuardianLinkFacts>[] {
  const athleteUserId = MATRIX_PEOPLE.athlete.userId;
  const guardianUserId = MATRIX_PEOPLE.guardian.userId;
  const person = { isBarred: false, otherAccountIds: [], interestedUserIds: [] };
  const own = { athleteUserId, isAgreed: false, ...person, athlete: ownAthlete() };
  const offered = { ...own, guardianUserId: null, invitedUserId: guardianUserId };
  const joined = { ...own, guardianUserId, invitedUserId: null };
  const joining = { ...joined, guardianUserId: 'user-joining', status: 'accepted', isAgreed: true } as const;
  const foreign = {
    athleteUserId: 'user-stranger',
    guardianUserId: STRANGERS_GUARDIAN,
    invitedUserId: null,
    isAgreed: false,
    ...person,
    athlete: stranger(),
  };
  return [
    { name: 'own when invited', kind: 'own', subject: { ...offered, status: 'invited' } },
    { name: 'own when accepted', kind: 'own', subject: { ...joined, status: 'accepted' } },
    { name: 'own when active', kind: 'own', subject: { ...joined, status: 'active' } },
    { name: 'another guardian’s when agreed', subject: joining },
    { name: 'others when invited', kind: 'others', subject: { ...foreign, status: 'invited' } },
    { name: 'others when accepted', kind: 'others', subject: { ...foreign, status: 'accepted' } },
    { name: 'others when active', kind: 'others', subject: { ...foreign, status: 'active' } },
  ];
}

function holds(actor: Actor): Case<HoldFacts>[] {
  return athletes(actor).map(({ subject, ...rest }) => ({
    ...rest,
    subject: { athlete: subject, interestedUserIds: [subject.userId, ...subject.guardianUserIds] },
  }));
}

function verifications(actor: Actor): Case<VerificationFacts>[] {
  const inRegion = {
    countryCode: REGION_COUNTRY,
    interestedUserIds: [],
    isSuspended: false,
    isGuardianship: false,
  };
  const guardianship = { ...inRegion, isGuardianship: true };
  return [
    { name: 'in region', subject: inRegion },
    { name: 'guardianship in region', kind: 'guardianship', subject: guardianship },
    {
      name: 'guardianship elsewhere',
      kind: 'guardianship',
      subject: { ...guardianship, countryCode: OTHER_COUNTRY },
    },
    { name: 'in region with an interest', subject: { ...inRegion, interestedUserIds: [userIdOf(actor)] } },
    { name: 'in region of somebody suspended', subject: { ...inRegion, isSuspended: true } },
    { name: 'elsewhere', subject: { ...inRegion, countryCode: OTHER_COUNTRY } },
  ];
}

function evidence(actor: Actor): Case<EvidenceFacts>[] {
  const verification = {
    countryCode: OTHER_COUNTRY,
    interestedUserIds: [],
    isSuspended: false,
    isGuardianship: false,
  };
  const nobody = { coachUserId: null, guardianUserId: null };
  const ofStranger = { ...nobody, athlete: stranger() };
  const guardianship = { ...verification, isGuardianship: true };
  return [
    ...family(actor).map(({ subject, ...rest }) => ({
      ...rest,
      subject: { ...nobody, verification, athlete: subject },
    })),
    ...family(actor).map(({ name, subject }) => ({
      name: `${name}, another guardian’s`,
      subject: { ...nobody, verification: guardianship, athlete: subject, guardianUserId: 'user-other' },
    })),
    ...(actor.kind === 'guardian'
      ? [
          {
            name: 'their own guardianship',
            subject: {
              ...nobody,
              verification: guardianship,
              athlete: ownAthlete(),
              guardianUserId: actor.userId,
            },
          },
        ]
      : []),
    ...(actor.kind === 'coach'
      ? [{ name: 'own', subject: { ...nobody, verification, athlete: null, coachUserId: actor.userId } }]
      : []),
    {
      name: "another coach's",
      subject: { ...nobody, verification, athlete: null, coachUserId: 'user-stranger' },
    },
    ...verifications(actor).map(({ name, subject }) => ({
      name,
      subject: { ...ofStranger, verification: subject },
    })),
  ];
}

function countries(): Case<CountryFacts>[] {
  return [
    { name: 'in region', subject: { countryCode: REGION_COUNTRY } },
    { name: 'elsewhere', subject: { countryCode: OTHER_COUNTRY } },
  ];
}

function contacts(actor: Actor): Case<ContactFacts>[] {
  const coachId = actor.kind === 'coach' && actor.coachId !== null ? actor.coachId : 'coach-stranger';
  const decision = { coachId, institutionId: COLLEGE, decidedBy: STRANGERS_GUARDIAN };
  return [
    ...family(actor).map(({ subject, ...rest }) => ({ ...rest, subject: { athlete: subject, coachId } })),
    { name: 'asked', subject: { athlete: stranger({ visibility: 'public' }), coachId } },
    {
      name: 'approved',
      subject: { athlete: stranger({ contacts: [decision] }), coachId },
    },
    {
      name: 'approved and blocked',
      subject: {
        athlete: stranger({ contacts: [decision], blocks: [{ coachId, institutionId: null }] }),
        coachId,
      },
    },
  ];
}

function staffs(actor: Actor): Case<StaffFacts>[] {
  const held = actor.kind === 'coach' ? actor.plans[0]?.subscriptionId : undefined;
  return [
    { name: 'of their staff', subject: { subscriptionId: held ?? 'subscription-of-nobody' } },
    { name: 'others', subject: { subscriptionId: 'subscription-stranger' } },
  ];
}

function invitations(actor: Actor): Case<InvitationFacts>[] {
  return [
    { name: 'own', subject: { issuedBy: userIdOf(actor) } },
    { name: 'others', subject: { issuedBy: 'user-stranger' } },
  ];
}

function lists(actor: Actor): Case<ListFacts>[] {
  const subscriptionId =
    (actor.kind === 'coach' ? actor.plans[0]?.subscriptionId : undefined) ?? 'subscription-stranger';
  const own = { subscriptionId, ownerUserId: userIdOf(actor), isShared: false };
  return [
    { name: 'own', subject: own },
    { name: 'shared by a colleague', subject: { ...own, ownerUserId: 'user-colleague', isShared: true } },
    { name: 'a colleague’s private one', subject: { ...own, ownerUserId: 'user-colleague' } },
    { name: 'others', subject: { ...own, subscriptionId: 'subscription-other', isShared: true } },
  ];
}

function listNotes(actor: Actor): Case<ListNoteFacts>[] {
  return lists(actor).flatMap(({ name, subject }) => [
    { name: `${name}: own note`, subject: { list: subject, authorUserId: userIdOf(actor) } },
    { name: `${name}: a colleague’s note`, subject: { list: subject, authorUserId: 'user-colleague' } },
  ]);
}

/** The coaches of the matrix work at a desk each; nobody else can. */
function deskOfActor(actor: Actor): string {
  return actor.kind === 'coach'
    ? (actor.plans[0]?.subscriptionId ?? 'subscription-none')
    : 'subscription-none';
}

function desks(actor: Actor): Case<DeskFacts>[] {
  const own = { subscriptionId: deskOfActor(actor), ownerUserId: userIdOf(actor), offeredTo: null };
  const staff = { ...own, ownerUserId: 'user-owner' };
  return [
    { name: 'owned', subject: own },
    { name: 'owned, offered', subject: { ...own, offeredTo: 'user-colleague' } },
    { name: 'of the staff', subject: staff },
    { name: 'of the staff, offered to them', subject: { ...staff, offeredTo: userIdOf(actor) } },
    { name: 'of the staff, offered to another', subject: { ...staff, offeredTo: 'user-colleague' } },
    { name: 'others', subject: { ...staff, subscriptionId: 'subscription-stranger' } },
  ];
}

function seats(actor: Actor): Case<SeatFacts>[] {
  const userId = userIdOf(actor);
  const owned = { subscriptionId: deskOfActor(actor), ownerUserId: userId, offeredTo: null };
  const staff = { ...owned, ownerUserId: 'user-owner' };
  const elsewhere = { ...staff, subscriptionId: 'subscription-stranger' };
  return [
    { name: 'own as owner', subject: { desk: owned, userId } },
    { name: 'a colleague’s as owner', subject: { desk: owned, userId: 'user-colleague' } },
    { name: 'own in a staff', subject: { desk: staff, userId } },
    { name: 'the owner’s', subject: { desk: staff, userId: 'user-owner' } },
    { name: 'a colleague’s', subject: { desk: staff, userId: 'user-colleague' } },
    { name: 'others', subject: { desk: elsewhere, userId: 'user-stranger' } },
  ];
}

function invoices(actor: Actor): Case<InvoiceFacts>[] {
  return [
    { name: 'own', subject: { buyerUserId: userIdOf(actor) } },
    { name: 'others', subject: { buyerUserId: 'user-stranger' } },
  ];
}

function extras(actor: Actor): Case<ExtraFacts>[] {
  const own = { subscriptionId: 'desk', ownerUserId: userIdOf(actor), isAnnualPro: true };
  return [
    { name: 'own by the year', subject: own },
    { name: 'own by the month', subject: { ...own, isAnnualPro: false } },
    { name: 'others', subject: { ...own, ownerUserId: 'user-stranger' } },
  ];
}

function reportPlans(): Case<ReportFacts>[] {
  const paid = { planEndsAt: new Date(MOMENT.getTime() + 1), isTrial: false };
  return [
    { name: 'with the report', subject: paid },
    { name: 'trying it', subject: { ...paid, isTrial: true } },
    { name: 'without', subject: { planEndsAt: null, isTrial: false } },
  ];
}

function purchaseOrders(actor: Actor): Case<PurchaseOrderFacts>[] {
  return [
    { name: 'own', subject: { senderUserId: userIdOf(actor) } },
    { name: 'others', subject: { senderUserId: 'user-stranger' } },
  ];
}

function seatInvitations(actor: Actor): Case<SeatInvitationFacts>[] {
  return [
    { name: 'sent to their mailbox', subject: { invitedUserId: userIdOf(actor) } },
    { name: 'sent to another', subject: { invitedUserId: 'user-stranger' } },
  ];
}

function accounts(actor: Actor): Case<AccountFacts>[] {
  const other = { userId: 'user-stranger' };
  return [
    { name: 'own', subject: { userId: userIdOf(actor), role: 'admin', status: 'active' } },
    {
      name: 'directors',
      kind: 'others',
      subject: { ...other, role: 'regional_director', status: 'pending' },
    },
    { name: 'other roles', kind: 'others', subject: { ...other, role: 'coach', status: 'active' } },
  ];
}

function suspended(actor: Actor): Case<AccountFacts>[] {
  const colleague = { userId: 'user-other-admin', role: 'admin', status: 'suspended' } as const;
  return [...accounts(actor), { name: 'another admin', subject: colleague }];
}

function userIdOf(actor: Actor): string {
  return actor.kind === 'anonymous' ? 'user-nobody' : actor.userId;
}

function restrictions(actor: Actor): Case<RestrictionFacts>[] {
  return athletes(actor).flatMap(({ name, subject }) => {
    const placers = {
      themselves: userIdOf(actor),
      ...(actor.kind === 'athlete' ? {} : { 'the athlete': subject.userId }),
      'another guardian': STRANGERS_GUARDIAN,
    };
    return Object.entries(placers).map(([by, placedBy]) => ({
      name: `${name} frozen by ${by}`,
      kind: name,
      subject: { athlete: subject, placedBy },
    }));
  });
}

function blocks(actor: Actor): Case<BlockInEffectFacts>[] {
  const blockers = {
    themselves: userIdOf(actor),
    'another guardian': STRANGERS_GUARDIAN,
    'a former guardian': 'user-former',
  };
  return athletes(actor).flatMap(({ name, subject }) => {
    const guardianUserIds = [...new Set([...subject.guardianUserIds, STRANGERS_GUARDIAN])];
    return Object.entries(blockers).map(([by, decidedBy]) => ({
      name: `${name} blocked by ${by}`,
      kind: name,
      subject: { athlete: { ...subject, guardianUserIds }, decidedBy },
    }));
  });
}

function consents(actor: Actor): Case<ConsentFacts>[] {
  return [
    ...athletes(actor).map(({ subject, ...rest }) => ({
      ...rest,
      subject: { athlete: subject, signedBy: 'user-stranger' },
    })),
    { name: 'signed by themselves', subject: { athlete: stranger(), signedBy: userIdOf(actor) } },
  ];
}

function conversations(actor: Actor): Case<ConversationFacts>[] {
  return contacts(actor).flatMap(({ name, kind = name, subject }) =>
    [true, false].map((isOpen) => {
      const state = isOpen ? 'while open' : 'once closed';
      return { name: `${name} ${state}`, kind: `${kind} ${state}`, subject: { ...subject, isOpen } };
    }),
  );
}

function moderated(actor: Actor): Case<ModerationFacts>[] {
  const someone = { aboutUserId: 'user-stranger', reporterUserIds: ['user-other'] };
  return [
    { name: 'about others', subject: someone },
    { name: 'about themselves', subject: { ...someone, aboutUserId: userIdOf(actor) } },
    { name: 'reported by themselves', subject: { ...someone, reporterUserIds: [userIdOf(actor)] } },
  ];
}

function appealed(actor: Actor): Case<AppealableFacts>[] {
  const someones: AppealableFacts = {
    aboutUserId: 'user-stranger',
    reporterUserIds: ['user-other'],
    userId: 'user-stranger',
    isShutOut: false,
    deciderUserId: 'user-decider',
    isUndone: false,
    appeal: 'none',
    enteredBy: null,
  };
  const own = { ...someones, aboutUserId: userIdOf(actor), userId: userIdOf(actor) };
  return [
    { name: 'own', subject: own },
    { name: 'own, appealed', subject: { ...own, appeal: 'waiting' } },
    { name: 'of another', subject: someones },
    { name: 'of a suspended person', subject: { ...someones, isShutOut: true } },
    {
      name: 'decided by themselves, of a suspended person',
      subject: { ...someones, isShutOut: true, deciderUserId: userIdOf(actor) },
    },
    {
      name: 'entered by themselves, of a suspended person',
      subject: { ...someones, isShutOut: true, appeal: 'waiting', enteredBy: userIdOf(actor) },
    },
    { name: 'of another, appealed', subject: { ...someones, appeal: 'waiting' } },
    {
      name: 'decided by themselves, appealed',
      subject: { ...someones, deciderUserId: userIdOf(actor), appeal: 'waiting' },
    },
  ];
}

function reportables(actor: Actor): Case<ReportableFacts>[] {
  const marked = { kind: 'video', isPublic: true, publicBy: STRANGERS_GUARDIAN } as const;
  const shown = stranger({ visibility: 'public', releases: releasesTo('everyone') });
  const own = family(actor)[0]?.subject;
  const asked = own ? [own.athleteId] : ['athlete-stranger'];
  const coach = {
    kind: 'coach',
    userId: 'user-coach',
    askedAthleteIds: [],
    approvedAthleteIds: [],
    reporter: actor.kind === 'athlete' ? (own ?? null) : null,
  } as const;
  return [
    ...(own ? [{ name: 'own profile', subject: { kind: 'profile', athlete: own } } as const] : []),
    { name: 'public profile', subject: { kind: 'profile', athlete: stranger({ visibility: 'public' }) } },
    { name: 'private profile', subject: { kind: 'profile', athlete: stranger() } },
    { name: 'photo', subject: { kind: 'photo', athlete: stranger({ visibility: 'public' }) } },
    { name: 'video', subject: { ...marked, athlete: shown } },
    { name: 'private video', subject: { ...marked, athlete: stranger() } },
    { name: 'post', subject: { kind: 'post', authorUserId: 'user-stranger', isPublished: true } },
    { name: 'own post', subject: { kind: 'post', authorUserId: userIdOf(actor), isPublished: true } },
    { name: 'draft', subject: { kind: 'post', authorUserId: 'user-stranger', isPublished: false } },
    { name: 'coach who asked', subject: { ...coach, askedAthleteIds: asked, approvedAthleteIds: asked } },
    { name: 'coach who waits', subject: { ...coach, askedAthleteIds: asked } },
    { name: 'unknown coach', subject: coach },
  ];
}

function asked(actor: Actor): Case<AskedFacts>[] {
  const aboutAccounts = accounts(actor).map(({ subject, ...rest }) => ({
    ...rest,
    subject: {
      kind: 'make_admin',
      account: { ...subject, isMailboxProven: true, isToBeErased: false },
      link: null,
      merge: null,
      handOver: null,
    } as const,
  }));
  const merge = { isInOneCountry: true, isOver: false };
  return [
    ...aboutAccounts,
    {
      name: 'two institutions',
      subject: { kind: 'merge_institutions', account: null, link: null, merge, handOver: null },
    },
  ];
}

function confirmations(actor: Actor): Case<ConfirmationFacts>[] {
  const account = {
    userId: 'user-stranger',
    role: 'guardian',
    status: 'active',
    isMailboxProven: true,
    isToBeErased: false,
  } as const;
  const waiting = {
    kind: 'end_link',
    account,
    link: { status: 'active', isAgreed: true },
    merge: null,
    handOver: null,
    askedBy: 'user-other-admin',
    isAskerAdmin: true,
    isOpen: true,
    expiresAt: new Date('2999-01-01T00:00:00Z'),
  } as const;
  return [
    { name: 'asked by another', subject: waiting },
    { name: 'asked by themselves', subject: { ...waiting, askedBy: userIdOf(actor) } },
    { name: 'about themselves', subject: { ...waiting, account: { ...account, userId: userIdOf(actor) } } },
    { name: 'asked by a former admin', subject: { ...waiting, isAskerAdmin: false } },
    { name: 'decided', subject: { ...waiting, isOpen: false } },
    { name: 'lapsed', subject: { ...waiting, expiresAt: new Date('2000-01-01T00:00:00Z') } },
  ];
}
