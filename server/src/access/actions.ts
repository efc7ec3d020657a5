/**
 * The closed list of everything one can do, each with the rule that decides it and the subject that rule needs.
 * A route names one of these or `public`; there is no third way.
 */
import { canKeepTicks, isOwn } from './rules/account.rules.ts';
import type { SignedInActor } from './engine/actor.ts';
import {
  canApplyAsDirector,
  canApproveDirector,
  canReadDirectorDocument,
  canReadUser,
  canReinstate,
  canSuspend,
  isAdmin,
} from './rules/administration.rules.ts';
import {
  canBuildProfile,
  canCompare,
  canOpen,
  canOpenComplete,
  canReadAllowance,
  canReadGroup,
  canReadLog,
  canSearch,
  canSetBirthdate,
  canSummarise,
  canUpdateAthlete,
  isFamily,
} from './rules/athlete.rules.ts';
import { canExportFound, canExportList } from './rules/athlete-table.rules.ts';
import { canAskConfirmation, canConfirm, canRefuse, canTakeBack } from './rules/confirmation.rules.ts';
import {
  canDecideContact,
  canKeepContactRules,
  canListThreads,
  canOpenThread,
  canReadContactRules,
  canRequestContact,
  canWrite,
} from './rules/contact.rules.ts';
import {
  canAcceptLink,
  canAgreeToLink,
  canConfirmLink,
  canDeclineLink,
  canEndLink,
  canInviteGuardian,
  canLiftHold,
  canListLinks,
  canProveGuardianship,
  canReadInvitations,
  canReportGuardian,
  readsAsAdmin,
  readsQuestion,
} from './rules/guardian-link.rules.ts';
import { canExportFor, canOpenExport } from './rules/export.rules.ts';
import { canEraseFor } from './rules/erasure.rules.ts';
import { canLiftRestriction, canRestrict, canRestrictOwn } from './rules/restriction.rules.ts';
import { canBookExtra, canPay, canReadInvoice, canReadOrder } from './rules/billing.rules.ts';
import { canBuyReports, canEndReports, canReadReports, canSeeSample } from './rules/player-report.rules.ts';
import { canFindInstitutions, canNameInstitution } from './rules/institution.rules.ts';
import {
  canAcceptSeat,
  canEndOffer,
  canEndSeat,
  canKeepSeats,
  canOfferOwnership,
  canSeeTeam,
  canOwnNext,
  isAtDesk,
  isColleague,
} from './rules/seat.rules.ts';
import { isSupportSender } from './rules/support.rules.ts';
import { canAcceptQuote, canReadConsulting } from './rules/consulting.rules.ts';
import { canIssueInvitations, canRevokeInvitation } from './rules/invitation.rules.ts';
import { canAppeal, canDecideAppeal, canModerate, canReport } from './rules/moderation.rules.ts';
import {
  canCreateList,
  canDeleteNote,
  canListLists,
  canReadNote,
  canShareList,
  canWorkOnList,
  isOnDesk,
} from './rules/list.rules.ts';
import {
  canListPosts,
  canListRegions,
  canReadDirectory,
  canReadFeed,
  canWritePost,
} from './rules/region.rules.ts';
import {
  canDecideFor,
  canLiftBlock,
  canLiftLockDown,
  canListSentRequests,
  canPauseListing,
  canReadConsent,
  canRequestRelease,
  canResumeListing,
  canSeeFamily,
  canSignConsent,
  canSuggestListing,
  canTakeOver,
  canWithdrawConsent,
} from './rules/release.rules.ts';
import {
  canListSavedSearches,
  canReceiveAlerts,
  canSaveSearches,
  canUseSavedSearch,
  holdsSubscription,
} from './rules/saved-search.rules.ts';
import {
  canAskVerification,
  canGiveEvidence,
  canListOwnVerifications,
  canListVerifications,
  canReadEvidence,
  canReadFigures,
  canReadVerification,
  canVerify,
} from './rules/verification.rules.ts';

/** What nobody does from an address that may be somebody else's: ask a family, decide what leaves, join one, invite. */
const PROVEN = { provenMailbox: 'of everybody' } as const;
/** Families answer where they were written to; what a coach sends leaves only from a proven address. */
const PROVEN_COACH = { provenMailbox: 'of coaches' } as const;

export const ACTIONS = {
  'account.read': onRecord(isOwn),
  'account.update': onRecord(isOwn),
  'account.change_password': onRecord(isOwn),
  'account.prove_mailbox': onRecord(isOwn),
  'account.erase': onRecord(isOwn),
  'account.restrict': onRecord(canRestrictOwn, { knownWhen: isOwn }),
  'second_factor.read': onRecord(isOwn),
  // Who has signed up with somebody else's address must not leave a key behind for the time after its owner has proven it.
  'second_factor.set_up': onRecord(isOwn, PROVEN),
  'second_factor.prove': onRecord(isOwn),
  'second_factor.change': onRecord(isOwn),
  'account.export': onRecord(isOwn),
  'athlete.export': onRecord(canExportFor, { knownWhen: isFamily, ...PROVEN }),
  'data_export.open': onRecord(canOpenExport, PROVEN),
  'session.list': onRecord(isOwn),
  'session.end': onRecord(isOwn),
  'notification.choose': onRecord(isOwn),
  'notification.list': onRecord(isOwn),
  'notification.mark_read': onRecord(isOwn),
  'notification.stream': onRecord(isOwn),
  'checklist.keep': onRecord(canKeepTicks, { knownWhen: isOwn }),

  'profile.build': capability(canBuildProfile),
  'athlete.search': capability(canSearch),
  'athlete.open': onRecord(canOpen),
  'athlete.compare': onRecord(canCompare),
  'search.export': capability(canExportFound, PROVEN_COACH),
  'athlete.summarise': onRecord(canSummarise),
  'athlete.read_group': onRecord(canReadGroup),
  'athlete.update': onRecord(canUpdateAthlete),
  'athlete.set_birthdate': onRecord(canSetBirthdate, { knownWhen: canOpen }),
  'athlete.read_log': onRecord(canReadLog),
  'profile.open_complete': onRecord(canOpenComplete, { knownWhen: canOpen }),
  'allowance.read': capability(canReadAllowance),

  'saved_search.list': capability(canListSavedSearches),
  'saved_search.save': capability(canSaveSearches),
  'saved_search.open': onRecord(canUseSavedSearch, { knownWhen: holdsSubscription }),
  'saved_search.change': onRecord(canUseSavedSearch, { knownWhen: holdsSubscription }),
  'alert.choose': onRecord(canReceiveAlerts, { knownWhen: holdsSubscription }),
  'alert.stop': onRecord(holdsSubscription),
  'alert.settings': capability(canListSavedSearches),

  'guardian_link.list': capability(canListLinks),
  'guardian_link.read_invitation': capability(canReadInvitations),
  'guardian_link.invite': onRecord(canInviteGuardian),
  'guardian_link.accept': onRecord(canAcceptLink, PROVEN),
  'guardian_link.confirm': onRecord(canConfirmLink),
  'guardian_link.agree': onRecord(canAgreeToLink, { knownWhen: readsQuestion }),
  'guardian_link.decline': onRecord(canDeclineLink, { knownWhen: readsAsAdmin }),
  'guardian_link.end': onRecord(canEndLink),
  'guardian_link.report': onRecord(canReportGuardian),
  'guardianship.prove': onRecord(canProveGuardianship),
  'family_hold.list': capability(isAdmin),
  'family_hold.lift': onRecord(canLiftHold, {
    knownWhen: (actor, { athlete }) => actor.kind === 'admin' || isFamily(actor, athlete),
  }),

  'release.request': onRecord(canRequestRelease, { knownWhen: canOpen, ...PROVEN }),
  'release.decide': onRecord(canDecideFor),
  'release.approve': onRecord(canDecideFor, PROVEN),
  'release.withdraw': onRecord(canDecideFor),
  'release.take_over': onRecord(canTakeOver, PROVEN),
  'lock_down.lift': onRecord(canLiftLockDown, { knownWhen: isFamily, ...PROVEN }),
  'listing.pause': onRecord(canPauseListing, { knownWhen: isFamily }),
  'listing.resume': onRecord(canResumeListing, { knownWhen: isFamily, ...PROVEN }),
  'listing.suggest': onRecord(canSuggestListing, { knownWhen: isFamily, ...PROVEN }),
  'athlete.erase': onRecord(canEraseFor, { knownWhen: isFamily, ...PROVEN }),
  'athlete.keep': onRecord(canEraseFor, { knownWhen: isFamily }),
  'restriction.place': onRecord(canRestrict, { knownWhen: isFamily }),
  'restriction.lift': onRecord(canLiftRestriction, {
    knownWhen: (actor, { athlete }) => isFamily(actor, athlete),
    ...PROVEN,
  }),
  'family.list': capability(canSeeFamily),
  'family.read': onRecord(isFamily),
  'request.list': capability(canSeeFamily),
  'request.list_sent': capability(canListSentRequests),
  'block.create': onRecord(canDecideFor),
  'block.lift': onRecord(canLiftBlock, PROVEN),
  'consent.list': capability(canSeeFamily),
  'consent.sign': onRecord(canSignConsent, PROVEN),
  'consent.withdraw': onRecord(canWithdrawConsent),
  'consent.read': onRecord(canReadConsent),

  'verification.list': capability(canListVerifications),
  'verification.read': onRecord(canReadVerification),
  'verification.claim': onRecord(canVerify, { knownWhen: canReadVerification }),
  'verification.decide': onRecord(canVerify, { knownWhen: canReadVerification }),
  'verification.list_own': capability(canListOwnVerifications),
  'verification.ask': onRecord(canAskVerification),
  'evidence.give': onRecord(canGiveEvidence),
  'evidence.read': onRecord(canReadEvidence),
  'figures.read': capability(canReadFigures),
  'institution.find': capability(canFindInstitutions),
  'institution.name': capability(canNameInstitution),
  'institution.list': capability(isAdmin),
  'institution.keep': capability(isAdmin),
  'institution.correct': onRecord(canVerify),

  'post.list': capability(canListPosts),
  'post.write': onRecord(canWritePost),
  'post.read_feed': capability(canReadFeed),
  'directory.read': capability(canReadDirectory),
  'directory.export': capability(canReadDirectory),

  'contact.request': onRecord(canRequestContact, { knownWhen: canOpen, ...PROVEN }),
  'contact.decide': onRecord(canDecideContact),
  'contact.approve': onRecord(canDecideContact, PROVEN),
  'contact_rule.list': capability(canReadContactRules),
  'contact_rule.keep': capability(canKeepContactRules),
  'thread.list': capability(canListThreads),
  'thread.open': onRecord(canOpenThread),
  'thread.write': onRecord(canWrite, { knownWhen: canOpenThread, ...PROVEN_COACH }),

  'invitation.issue': capability(canIssueInvitations, PROVEN),
  'invitation.list': capability(canIssueInvitations),
  'invitation.revoke': onRecord(canRevokeInvitation),

  'list.list': capability(canListLists),
  'list.create': capability(canCreateList),
  'list.open': onRecord(canWorkOnList, { knownWhen: isOnDesk }),
  'list.export': onRecord(canExportList, { knownWhen: isOnDesk, ...PROVEN_COACH }),
  'list.change': onRecord(canWorkOnList, { knownWhen: isOnDesk }),
  'list.share': onRecord(canShareList, { knownWhen: isOnDesk }),
  'list_note.delete': onRecord(canDeleteNote, { knownWhen: canReadNote }),
  'list_criteria.keep': capability(canCreateList),

  'team.read': capability(canSeeTeam),
  'team.invite': onRecord(canKeepSeats, { knownWhen: isAtDesk, ...PROVEN }),
  'team.void_invitation': onRecord(canKeepSeats, { knownWhen: isAtDesk }),
  'team.offer': onRecord(canOfferOwnership, { knownWhen: isColleague }),
  'team.end_offer': onRecord(canEndOffer, { knownWhen: isAtDesk }),
  'team.take_over': onRecord(canOwnNext, { knownWhen: isAtDesk, ...PROVEN }),
  'seat.end': onRecord(canEndSeat, { knownWhen: isColleague }),
  'seat.read_invitation': capability(canSeeTeam),
  'seat.accept': onRecord(canAcceptSeat, PROVEN),

  'billing.read': capability(canSeeTeam),
  'billing.manage': onRecord(canPay, { knownWhen: isAtDesk, ...PROVEN }),
  'invoice.read': onRecord(canReadInvoice),
  'invoice.settle': capability(isAdmin),
  'card_payment.look_at': capability(isAdmin),
  'extra.list': capability(canSeeTeam),
  'extra.book': onRecord(canBookExtra, PROVEN),
  'purchase_order.read': onRecord(canReadOrder),
  'purchase_order.decide': capability(isAdmin),

  'player_report.list': capability(canSeeSample),
  'player_report.see_sample': capability(canSeeSample),
  'player_report.read': onRecord(canReadReports),
  'player_report.buy': capability(canBuyReports, PROVEN),
  'player_report.end': capability(canEndReports, PROVEN),

  'region.list': capability(canListRegions),
  'region.keep': capability(isAdmin),
  'director.apply': capability(canApplyAsDirector),
  'director.list': capability(isAdmin),
  'director.approve': onRecord(canApproveDirector),
  'director.refuse': onRecord(canApproveDirector),
  'director.read_document': onRecord(canReadDirectorDocument),
  'reached_limit.list': capability(isAdmin),
  'analytics.read': capability(isAdmin),
  'summary_settings.keep': capability(isAdmin),
  'user.list': capability(isAdmin),
  'user.read': onRecord(canReadUser),
  'user.end_sessions': onRecord(canSuspend),
  'support_request.list': capability(isAdmin),
  'support_request.open': capability(isAdmin),
  'support_request.work': capability(isAdmin),
  'support_thread.list': onRecord(isOwn),
  'support_thread.read': onRecord(isSupportSender),
  'support_thread.reply': onRecord(isSupportSender),
  'consulting.read': onRecord(canReadConsulting),
  'consulting.accept': onRecord(canAcceptQuote, { knownWhen: canReadConsulting, ...PROVEN }),
  'consulting.withdraw': onRecord(isSupportSender),
  'consulting.work': capability(isAdmin),
  'report.make': onRecord(canReport),
  'moderation.list': capability(isAdmin),
  'moderation.open': onRecord(canModerate),
  'moderation.claim': onRecord(canModerate),
  'moderation.close': onRecord(canModerate),
  'moderation.read_own': onRecord(isOwn),
  'moderation.appeal': onRecord(canAppeal),
  'moderation.decide_appeal': onRecord(canDecideAppeal),
  'user.suspend': onRecord(canSuspend),
  'user.reinstate': onRecord(canReinstate, { knownWhen: isAdmin }),
  'user.resend_code': onRecord(canSuspend),
  'user.correct_email': onRecord(canSuspend),
  'user.void_invitations': onRecord(canSuspend),
  'user.stop_erasure': onRecord(canSuspend),
  'confirmation.list': capability(isAdmin),
  'confirmation.ask': onRecord(canAskConfirmation),
  'confirmation.confirm': onRecord(canConfirm, { knownWhen: isAdmin }),
  'confirmation.refuse': onRecord(canRefuse, { knownWhen: isAdmin }),
  'confirmation.take_back': onRecord(canTakeBack, { knownWhen: isAdmin }),
} as const;

export type Action = keyof typeof ACTIONS;

/** The facts an action needs; `undefined` for a capability, which concerns no record. */
export type SubjectOf<A extends Action> =
  (typeof ACTIONS)[A] extends RecordAction<infer Subject> ? Subject : undefined;

export type CapabilityAction = {
  [A in Action]: (typeof ACTIONS)[A] extends Capability ? A : never;
}[Action];
export type RecordedAction = Exclude<Action, CapabilityAction>;

export interface Capability extends NeedsMailbox {
  on: 'capability';
  rule: (actor: SignedInActor, now: Date) => boolean;
}

export interface RecordAction<Subject> extends NeedsMailbox {
  on: 'record';
  rule: RecordRule<Subject>;
  /**
   * When this holds the actor sees the record anyway, so a refusal may say "not allowed" and help. In every other case
   * a refusal answers as if the record did not exist.
   */
  knownWhen: RecordRule<Subject>;
}

export interface NeedsMailbox {
  /** Past the rule: who has not proven their mailbox is told so, since a code in a mail is all that is missing. */
  provenMailbox: ProvenMailbox;
}

/** Whose mailbox has to be proven for this. */
export type ProvenMailbox = 'of nobody' | 'of coaches' | 'of everybody';

type RecordRule<Subject> = (actor: SignedInActor, subject: Subject, now: Date) => boolean;

function capability(
  rule: Capability['rule'],
  { provenMailbox = 'of nobody' }: Partial<NeedsMailbox> = {},
): Capability {
  return { on: 'capability', rule, provenMailbox };
}

function onRecord<Subject>(
  rule: RecordRule<Subject>,
  {
    knownWhen = () => false,
    provenMailbox = 'of nobody',
  }: { knownWhen?: RecordRule<Subject> } & Partial<NeedsMailbox> = {},
): RecordAction<Subject> {
  return { on: 'record', rule, knownWhen, provenMailbox };
}
