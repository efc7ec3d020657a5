/**
 * What the product does when something happens. Every event has a row, and each row lists what follows in the same
 * transaction, in this order. Some things are done once before the commit, however many events ask for them: what a
 * notification asked for and asks no longer (asking.ts) is settled after each event but a look. A
 * consequence may record an event of its own, as a badge that falls does; none leads back to where it came from.
 */
import type { EventOf, EventType, FaircourtEvent } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { STILL_ASKS } from './asking.ts';
import { loadManyAthleteFacts } from './access/facts/load-athlete-facts.ts';
import type { AskingTable } from './delivery/asking.ts';
import type { NoticeContext } from './delivery/notice.ts';
import { publishChange } from './delivery/open-pages.ts';
import { settle } from './delivery/settle.ts';
import {
  notifyOfCopiedSession,
  notifyOfCorrection,
  notifyOfNewAdmin,
  notifyOfPassword,
  notifyOfSuspension,
  notifyOtherDevices,
  welcome,
  welcomeProven,
} from './features/accounts/account.notices.ts';
import {
  notifyOfAddedFactor,
  notifyOfRemovedFactor,
  notifyOfResetFactor,
  notifyOfRenewedCodes,
  notifyOfUsedRecoveryCode,
} from './features/accounts/second-factor.notices.ts';
import { makeAdmin } from './features/accounts/made-admin.service.ts';
import { reinstateAdmin } from './features/accounts/reinstated-admin.service.ts';
import { notifyOfOutcome, notifyOfQuestion } from './features/admin/confirmations/confirmation.notices.ts';
import { notifyDirector, notifyOfRefusal } from './features/admin/director.notices.ts';
import { endRegionsOf } from './features/admin/director.service.ts';
import { showAdminQueues, showIfDirector } from './features/admin/queue-news.service.ts';
import { dateApplicationDocument } from './features/admin/application-document.service.ts';
import { dateRefusedDocument, endRefusal, forgetRefusal } from './features/admin/refusal.service.ts';
import { reinstateAsUndone, suspendAsDecided } from './features/accounts/moderated-account.service.ts';
import {
  forgetRemovedVideo,
  removeVideo,
  restoreRemovedVideo,
} from './features/athletes/builder/removed-video.service.ts';
import { keepPromise } from './features/athletes/builder/form-promise.service.ts';
import { keepLooksOfExport } from './features/athletes/page/exported-look.service.ts';
import { keepLooksOfReport } from './features/athletes/page/reported-look.service.ts';
import { keepLookOfModerator } from './features/athletes/page/moderator-look.service.ts';
import { notifyOfWiderVisibility } from './features/athletes/builder/visibility.notices.ts';
import { hideProfile } from './features/athletes/builder/visibility.service.ts';
import {
  notifyOfEndedOffer,
  notifyOfEndedSeat,
  notifyOfHandedOver,
  notifyOfOffer,
  notifyOfTakenSeat,
  notifyStaffOfOwner,
  notifyStaffOfEnd,
  notifyStaffOfOrphaned,
  showTeam,
} from './features/billing/seats/seat.notices.ts';
import {
  notifyOfCancelling,
  notifyOfChange,
  notifyOfEnd,
  notifyOfIssued,
  notifyOfPastDue,
  notifyOfPayment,
  notifyOfReminder,
} from './features/billing/billing.notices.ts';
import { issueConsultingInvoice } from './features/billing/invoices/consulting-invoice.service.ts';
import { notifyOfReinstated } from './features/billing/life/reinstated.notices.ts';
import { readdressBilling } from './features/billing/invoices/readdress.service.ts';
import { notifyOfDroppedOrder, notifyOfRefusedOrder } from './features/billing/orders/order.notices.ts';
import { voidInvoicesOfLapsed } from './features/billing/invoices/lapsed-invoices.service.ts';
import { handOverAsConfirmed } from './features/billing/seats/orphaned.service.ts';
import { endSeatOfErased } from './features/billing/seats/seat.service.ts';
import { beginTrialOf } from './features/billing/trial.notices.ts';
import { endConsentsOf } from './features/consent/consent-end.service.ts';
import {
  recomputeAffiliationOfAccount,
  recomputeAffiliationOfFact,
} from './features/institutions/affiliation-outcome.service.ts';
import { notifyOfBan } from './features/institutions/ban.notices.ts';
import { banAsDecided, unbanAsUndone } from './features/institutions/banned-institution.service.ts';
import { createCoach } from './features/institutions/coach.service.ts';
import { askAgainAboutRenamed } from './features/institutions/renamed-coach.service.ts';
import { notifyCoachesOfMerge, notifyFamilyOfMerge } from './features/institutions/merging/merge.notices.ts';
import { mergeAsConfirmed } from './features/institutions/merging/merge.service.ts';
import {
  forgetRemovedPhoto,
  removePhoto,
  restoreRemovedPhoto,
} from './features/files/removed-photo.service.ts';
import { notifyOfConflict } from './features/guardian-links/conflicts/conflict.notices.ts';
import {
  notifyOfAcceptance,
  notifyOfAgreement,
  notifyOfEnds,
  notifyOfInvitation,
  notifyOfLink,
} from './features/guardian-links/links/link.notices.ts';
import { agreeAfterOrder, endLinkOnOrder } from './features/guardian-links/links/court-order.service.ts';
import { showLink } from './features/guardian-links/links/link-news.service.ts';
import { revokeVoided } from './features/invitations/voided-invitations.service.ts';
import { showCriteria, showDesk } from './features/lists/list.notices.ts';
import { notifyOfPause, notifyOfResume } from './features/listing/pause.notices.ts';
import { notifyOfSuggestion } from './features/listing/suggestion.notices.ts';
import {
  alertModerators,
  confirmEnteredAppeal,
  settleForReader,
  showModerators,
  tellAppellant,
  tellConcerned,
  tellReporters,
  tellReportersOfAppeal,
} from './features/moderation/moderation.notices.ts';
import {
  decideHeldMessages,
  deliverAfterSigning,
  keepBackAfterEnd,
  keepBackAfterMove,
} from './features/messages/signals/flagged-message.service.ts';
import { raiseItemOfMessage } from './features/moderation/signals/signal.service.ts';
import { raiseItemOfSupport } from './features/moderation/support-item.service.ts';
import { removeMessages, restoreRemovedMessages } from './features/messages/removed-message.service.ts';
import { removePost, restoreRemovedPost } from './features/posts/removed-post.service.ts';
import { endLinksOfErased } from './features/guardian-links/links/erased-links.service.ts';
import { forgetDoubtNotice } from './features/releases/coming-of-age/doubt-notice.service.ts';
import { notifyOfHandover } from './features/releases/handover.notices.ts';
import { endReleasesToMerged } from './features/releases/merged-institution.service.ts';
import { withdrawWithForm } from './features/releases/form-withdrawn.service.ts';
import { endWhatMergedBlocksEnd } from './features/requests/blocks/merged-blocks.service.ts';
import {
  notifyOfContactAnswer,
  notifyOfContactRequest,
  showContactsOf,
} from './features/requests/contact/contact.notices.ts';
import { notifyOfExport } from './features/rights/export/export.notices.ts';
import { openThreadOf } from './features/requests/contact/reopened-contacts.service.ts';
import {
  notifyOfReleaseAnswers,
  notifyOfReleaseRequest,
  showPutOff,
} from './features/requests/request.notices.ts';
import { scheduleErasure, stopErasure } from './features/rights/erasure/decided-erasure.service.ts';
import {
  notifyOfErasureAgreement,
  notifyOfErasureChange,
  notifyOfErasureEnd,
  notifyOfErasureReminder,
  notifyOfErasureRequest,
} from './features/rights/erasure/erasure.notices.ts';
import {
  notifyOfOwnRestriction,
  notifyOfRestriction,
} from './features/rights/restriction/restriction.notices.ts';
import { restartErasureDays } from './features/rights/erasure/still-wanted.service.ts';
import {
  listAthletesSharing,
  listAthletesShownBy,
  refreshCards,
} from './features/search/cards/card.service.ts';
import {
  notifyAdminsOfQuote,
  notifyOfCase,
  notifyOfCaseInvoice,
} from './features/support/consulting/consulting.notices.ts';
import { openCase, unbillCase } from './features/support/consulting/consulting.service.ts';
import { mailAnswer, notifyOfReply, showInbox, showRequest } from './features/support/inbox/inbox.notices.ts';
import { giveBackRequestsOf } from './features/support/inbox/work.service.ts';
import { closeReportsOfItem } from './features/support/inbox/decided-report.service.ts';
import { notifyOfSupportRequest } from './features/support/support.notices.ts';
import {
  dropBadgeOfFile,
  dropBadgeOfSeason,
  dropBadgesOfAcademics,
  dropBadgesOfProfile,
  dropQuestionOfAge,
} from './features/verification/badges/edited-facts.ts';
import { dropGuardianship } from './features/verification/guardianship/guardianship-question.service.ts';
import { showVerification } from './features/verification/news/verification-news.service.ts';
import {
  notifyOfDecisionLater,
  notifyOfDecisionAgain,
} from './features/verification/queue/decision.notices.ts';
import { giveBackClaimsIn, giveBackClaimsOf } from './features/verification/queue/lost-claim.service.ts';
import type { Consequences } from './platform/audit.ts';
import type { Clock } from './platform/clock.ts';
import type { DB } from './platform/database/schema.gen.ts';
import type { JobQueue } from './platform/jobs.ts';
import { publishLive } from './platform/live/live-hub.ts';

interface ConsequenceDeps {
  clock: Clock;
  /** How mail leaves. Without it a change that is mailed to somebody fails: for tools that fill or measure a database. */
  mail?: { jobs: JobQueue; baseUrl: string };
}

interface Context extends NoticeContext {
  clock: Clock;
  /** Athletes whose search cards are made again before the commit. */
  cards: Set<string>;
  /** Athletes whose families have the page of the family open, or may have. */
  families: Set<string>;
  /** What is told once the change is whole. */
  last: (() => Promise<void>)[];
}

type Consequence<Type extends EventType = EventType> = (
  trx: Transaction<DB>,
  event: EventOf<Type>,
  context: Context,
) => Promise<void> | void;

/** Gets all the events of the transaction in one chain that lead to it. */
type Notice<Type extends EventType> = (
  trx: Transaction<DB>,
  events: readonly EventOf<Type>[],
  context: Context,
) => Promise<void>;

const NOTHING: readonly Consequence[] = [];

/** The people concerned hear of it when it can no longer be undone. */
const DECIDED = [
  recomputeAffiliationOfFact,
  refreshCardOfFact,
  showVerification,
  notifyOfDecisionLater,
] as const;

type ConsequenceTable = { readonly [Type in EventType]: readonly Consequence<Type>[] };

export const CONSEQUENCES: ConsequenceTable = {
  'athlete.created': [dropBadgesOfProfile, refreshCard],
  'athlete.updated': [dropBadgesOfProfile, refreshCard, notifyOfWiderVisibility],
  'athlete.viewed': NOTHING,
  'athlete.exported': NOTHING,
  'athlete.report_read': NOTHING,
  'athlete.report_downloaded': NOTHING,
  'athlete.institutions_merged': [refreshCard, showFamily, notifyFamilyOfMerge],
  'athlete.age_doubted': [refreshCard],
  'athlete.age_doubt_ended': [dropQuestionOfAge, forgetDoubtNotice, refreshCard, showFamily],
  'athlete.locked_down': [hideProfile, refreshCard, showFamily],
  'athlete.lock_down_lifted': [refreshCard, showFamily],
  'listing.paused': [refreshCard, showFamily, notifyOfPause],
  'listing.resumed': [refreshCard, showFamily, notifyOfResume],
  'listing.suggested': [showFamily, notifyOfSuggestion],
  'athlete.restricted': [refreshCard, showFamily, notifyOfRestriction],
  'athlete.restriction_lifted': [refreshCard, showFamily, notifyOfRestriction],
  'athlete.data_requested': [showFamily],
  'athlete.data_downloaded': [showFamily],
  'academics.created': [dropBadgesOfAcademics, refreshCard],
  'academics.updated': [dropBadgesOfAcademics, refreshCard],
  'season.added': NOTHING,
  'season.updated': [dropBadgeOfSeason],
  'season.deleted': NOTHING,
  'video.added': [refreshCard],
  'video.deleted': [refreshCard],
  'video.restored': [refreshCard],
  'video.published': [refreshCard, showFamily],
  'video.unpublished': [refreshCard, showFamily],
  'video.forgotten': NOTHING,
  'file.stored': [dropBadgeOfFile, refreshCard],
  'file.deleted': [dropBadgeOfFile, refreshCard],
  'file.viewed': NOTHING,

  'family_code.renewed': NOTHING,
  'family_hold.began': [hideProfile, refreshCard, showFamily, showAdminQueues],
  'family_hold.lifted': [refreshCard, showFamily, showAdminQueues],
  'guardian_link.invited': [notifyOfInvitation],
  'guardian_link.accepted': [notifyOfAcceptance, showAdminQueues],
  'guardian_link.agreed': [showLink, notifyOfAgreement, showAdminQueues],
  'guardian_link.activated': [refreshCard, showLink, notifyOfLink, showAdminQueues],
  'guardian_link.stated': [dropGuardianship, refreshCard, showFamily],
  'guardian_link.conflict_began': [refreshCard, showFamily, notifyOfConflict],
  'guardian_link.conflict_ended': [refreshCard, showFamily],
  'guardian_link.ended': [
    dropGuardianship,
    endConsentsOf,
    refreshCard,
    showLink,
    once(notifyOfHandover),
    once(notifyOfEnds),
    showAdminQueues,
  ],
  'guardian_link.forgotten': [showFamily],
  'consent.signed': [refreshCard, showFamily, once(deliverAfterSigning), once(showContactsOf)],
  'consent.withdrawn': [withdrawWithForm, keepPromise, refreshCard, showFamily],

  'release.requested': [once(notifyOfReleaseRequest)],
  'release.approved': [refreshCard, showFamily, once(notifyOfReleaseAnswers)],
  'release.declined': [refreshCard, showFamily, once(notifyOfReleaseAnswers)],
  'release.withdrawn': [refreshCard, showFamily],
  'release.denial_withdrawn': [refreshCard, showFamily],
  'release.denial_passed_on': [refreshCard, showFamily],
  'release.taken_over': [refreshCard, showFamily],
  'release.passed_on': [refreshCard, showFamily],
  'release.kept': [refreshCard, showFamily],
  'release.closed': NOTHING,
  'release.set_aside': [once(showPutOff)],
  'release.taken_up': [once(showPutOff)],
  'contact.requested': [notifyOfContactRequest],
  'contact.approved': [notifyOfContactAnswer],
  'contact.declined': [keepBackAfterEnd, notifyOfContactAnswer],
  'contact.withdrawn': [keepBackAfterEnd, notifyOfContactAnswer],
  'contact.closed': NOTHING,
  'contact.set_aside': [once(showPutOff)],
  'contact.taken_up': [once(showPutOff)],
  'contact.blocked': [keepBackAfterEnd],
  'contact.taken_over': [openThreadOf, showFamily],
  'contact.passed_on': NOTHING,
  'block.created': [refreshCard, showFamily],
  'block.lifted': [refreshCard, showFamily],

  'verification.asked': [showVerification],
  'verification.answered': [showVerification],
  'verification.withdrawn': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.evidence_removed': [showVerification],
  'verification.claimed': [showVerification],
  'verification.released': [showVerification],
  'verification.opened': NOTHING,
  'verification.conflict_declared': [showVerification],
  'verification.verified': DECIDED,
  'verification.offered': DECIDED,
  'verification.more_asked': DECIDED,
  'verification.rejected': DECIDED,
  'verification.reminded': [showVerification, notifyOfDecisionAgain],
  'verification.undone': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.accepted': [refreshCardOfFact, showVerification],
  'verification.declined': [showVerification],
  'verification.offer_lapsed': [showVerification],
  'verification.expired': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.dropped': [refreshCardOfFact, showVerification],

  'account.created': [createCoach, welcome],
  'account.updated': [askAgainAboutRenamed, refreshCardsOfRenamed],
  'account.status_changed': [
    giveBackClaimsOf,
    giveBackRequestsOf,
    recomputeAffiliationOfAccount,
    refreshCardsOfAccount,
    dateApplicationDocument,
    notifyOfSuspension,
    notifyStaffOfOwner,
    restartErasureDays,
    showIfDirector,
    notifyOfReinstated,
  ],
  'account.role_changed': [
    endRegionsOf,
    forgetRefusal,
    giveBackClaimsOf,
    refreshCardsOfMailbox,
    notifyOfNewAdmin,
    showAdminQueues,
  ],
  'confirmation.asked': [notifyOfQuestion, showAdminQueues],
  // Each carries out its own kind.
  'confirmation.confirmed': [
    endLinkOnOrder,
    agreeAfterOrder,
    makeAdmin,
    reinstateAdmin,
    scheduleErasure,
    mergeAsConfirmed,
    handOverAsConfirmed,
    notifyOfOutcome,
    showAdminQueues,
  ],
  'confirmation.refused': [notifyOfOutcome, showAdminQueues],
  'confirmation.taken_back': [showAdminQueues],
  // A guardian counts as confirmed from here on, and so do the releases that waited for it; unless the mailbox is also that
  // of somebody who deals with the family.
  'mailbox.proven': [
    refreshCardsOfAccount,
    refreshCardsOfMailbox,
    showAccount,
    beginTrialOf,
    welcomeProven,
    showIfDirector,
  ],
  'mailbox.code_resent': NOTHING,
  'mailbox.correction_started': [showAccount, notifyOfCorrection],
  'invitations.voided': [revokeVoided],
  'account.restricted': [showAccount, notifyOfOwnRestriction],
  'account.restriction_lifted': [showAccount, notifyOfOwnRestriction],
  'password.changed': [notifyOfPassword],
  'password.reset_requested': NOTHING,
  'data_export.requested': [showAccount],
  'data_export.ready': [showAccount, notifyOfExport],
  'data_export.failed': [showAccount, notifyOfExport],
  'data_export.opened': NOTHING,
  'data_export.deleted': [showAccount],
  'erasure.requested': [refreshCardsOfAccount, notifyOfErasureRequest],
  'erasure.agreed': [notifyOfErasureAgreement],
  'erasure.rescheduled': [notifyOfErasureChange],
  'erasure.stopped': [stopErasure],
  'erasure.cancelled': [refreshCardsOfAccount, notifyOfErasureEnd],
  'erasure.reminded': [notifyOfErasureReminder],
  'erasure.due': [endSeatOfErased, endLinksOfErased],
  'account.erased': NOTHING,
  'session.started': [notifyOtherDevices],
  'session.ended': [signOutPages, notifyOfCopiedSession],
  'second_factor.added': [notifyOfAddedFactor],
  'second_factor.removed': [notifyOfRemovedFactor],
  'second_factor.reset': [notifyOfResetFactor],
  'recovery_codes.renewed': [notifyOfRenewedCodes],
  'recovery_code.used': [notifyOfUsedRecoveryCode],
  'director.applied': [endRefusal, showAdminQueues],
  'director.document_stored': [endRefusal, showAdminQueues],
  'director.document_removed': [showAdminQueues],
  'director.document_opened': NOTHING,
  'director.approved': [forgetRefusal, giveBackClaimsOf, showQueue, notifyDirector, showAdminQueues],
  'director.refused': [dateRefusedDocument, showAccount, notifyOfRefusal, showAdminQueues],
  'saved_search.saved': NOTHING,
  'saved_search.renamed': NOTHING,
  'saved_search.deleted': NOTHING,
  'saved_search.restored': NOTHING,
  'alert.chosen': NOTHING,
  'alert.stopped': NOTHING,
  'notification.chosen': NOTHING,
  'alert.switched': NOTHING,
  'alert.unsubscribed': NOTHING,
  'directory.exported': NOTHING,
  'athletes.exported': [keepLooksOfExport],
  'player_report.read': [keepLooksOfReport],
  'player_report.downloaded': [keepLooksOfReport],
  'users.exported': NOTHING,

  'institution.named': [keepBackAfterMove],
  'institution.email_proven': NOTHING,
  'institution.corrected': NOTHING,
  'institution.merged': [endReleasesToMerged, endWhatMergedBlocksEnd, notifyCoachesOfMerge],
  'institution.took_in': NOTHING,
  'institution.banned': [notifyOfBan],
  'institution.unbanned': [notifyOfBan],
  'institution.forgotten': NOTHING,

  'list.created': [showDesk],
  'list.changed': [showDesk],
  'list.archived': [showDesk],
  'list.restored': [showDesk],
  'list_entries.added': [showDesk],
  'list_entries.removed': [showDesk],
  'list_entries.restored': [showDesk],
  'list_entries.moved': [showDesk],
  'list_entries.noted': [showDesk],
  'list_entries.note_deleted': [showDesk],
  'list_entries.tagged': [showDesk],
  'list_entries.rated': [showDesk],
  'list_entries.step_set': [showDesk],
  'list_entries.forgotten': [showDesk],
  'list_criteria.changed': [showCriteria],

  'seat.invited': [showTeam],
  'seat.invitation_voided': [showTeam],
  'seat.taken': [showTeam, notifyOfTakenSeat],
  'seat.ended': [showTeam, notifyOfEndedSeat],
  'subscription.offered': [showTeam, notifyOfOffer],
  'subscription.offer_ended': [showTeam, notifyOfEndedOffer],
  'subscription.handed_over': [readdressBilling, showTeam, notifyOfHandedOver],
  'subscription.lapsed': [voidInvoicesOfLapsed],
  'subscription.trial_begun': [showTeam],
  'subscription.chosen': [showTeam],
  'subscription.change_dropped': [showTeam],
  'subscription.cancelled': [showTeam, notifyOfCancelling],
  'subscription.orphaned': [showTeam, notifyStaffOfOrphaned],
  'subscription.resumed': [showTeam],
  'subscription.changed': [showTeam, notifyOfChange],
  'subscription.past_due': [showTeam, notifyOfPastDue],
  'subscription.mirrored': [showTeam],
  'card_payment.looked_at': [showAdminQueues],
  'subscription.ended': [showTeam, notifyOfEnd, notifyStaffOfEnd],
  'subscription.reminded': [notifyOfReminder],
  'extra.booked': [showTeam],
  'purchase_order.sent': [showTeam, showAdminQueues],
  'purchase_order.document_stored': [showTeam, showAdminQueues],
  'purchase_order.withdrawn': [showTeam, showAdminQueues, notifyOfDroppedOrder],
  'purchase_order.accepted': [showTeam, showAdminQueues],
  'purchase_order.refused': [showTeam, showAdminQueues, notifyOfRefusedOrder],
  'billing_details.saved': NOTHING,
  'invoice.issued': [showTeam, showAdminQueues, notifyOfIssued, notifyOfCaseInvoice],
  'invoice.paid': [showTeam, showAdminQueues, notifyOfPayment, notifyOfCaseInvoice],
  'invoice.voided': [showTeam, showAdminQueues, unbillCase],

  'region.created': NOTHING,
  'region.updated': [giveBackClaimsIn],
  'region.deleted': NOTHING,
  'player_report.made': NOTHING,
  'invitation.issued': NOTHING,
  'invitation.revoked': NOTHING,
  'contact_rule.added': NOTHING,
  'contact_rule.confirmed': NOTHING,
  'contact_rule.deleted': NOTHING,
  'summaries.switched': NOTHING,
  'consent_document.published': NOTHING,
  'message.removed': NOTHING,
  'message.restored': NOTHING,
  'message.flagged': [raiseItemOfMessage],
  'message.reported': NOTHING,
  'post.created': NOTHING,
  'post.saved': NOTHING,
  'post.published': NOTHING,
  'post.archived': NOTHING,
  'post.deleted': NOTHING,
  'post.image_stored': NOTHING,
  'support.requested': [raiseItemOfSupport, openCase, notifyOfSupportRequest, showRequest],
  'support.opened': NOTHING,
  'support.claimed': [showInbox],
  'support.given_back': [showInbox],
  'support.answered': [mailAnswer, showRequest],
  'support.noted': [showInbox],
  'support.replied': [notifyOfReply, showRequest],
  'support.closed': [showRequest],
  'support.reopened': [showRequest],
  'support.forgotten': NOTHING,
  'consulting.opened': NOTHING,
  'consulting.call_planned': [showRequest, notifyOfCase],
  'consulting.quoted': [showRequest, notifyOfCase],
  'consulting.accepted': [showRequest, notifyOfCase, notifyAdminsOfQuote],
  'consulting.invoiced': [issueConsultingInvoice],
  'consulting.unbilled': [showRequest, notifyOfCase],
  'consulting.finished': [showRequest, notifyOfCase],
  'consulting.withdrawn': [showRequest],
  'consulting.closed': [showRequest, notifyOfCase],
  'moderation.reported': [showModerators, alertModerators],
  'moderation.opened': [keepLookOfModerator, settleForReader],
  'moderation.claimed': [showModerators],
  'moderation.released': [showModerators],
  'moderation.contact_frozen': [refreshCardNamed],
  'moderation.contact_resumed': [refreshCardNamed],
  'moderation.closed': [closeReportsOfItem, decideHeldMessages, tellReporters, showModerators],
  // Each looks at the measure and does its own part.
  'moderation.decided': [
    suspendAsDecided,
    removeVideo,
    removePhoto,
    removePost,
    removeMessages,
    banAsDecided,
    tellConcerned,
  ],
  'moderation.undone': [
    reinstateAsUndone,
    restoreRemovedVideo,
    restoreRemovedPhoto,
    restoreRemovedPost,
    restoreRemovedMessages,
    unbanAsUndone,
    tellConcerned,
    showModerators,
  ],
  'moderation.appealed': [confirmEnteredAppeal, showModerators],
  'moderation.appeal_decided': [tellAppellant, tellReportersOfAppeal, showModerators],
  'moderation.forgotten': [forgetRemovedVideo, forgetRemovedPhoto],
};

/** Tests follow a table of their own. */
export function createConsequences(
  deps: ConsequenceDeps,
  table: ConsequenceTable = CONSEQUENCES,
  asking: AskingTable = STILL_ASKS,
): Consequences {
  return {
    begin(trx) {
      const cards = new Set<string>();
      const families = new Set<string>();
      const chains = new Set<string>();
      const last: Context['last'] = [];
      const { jobs, baseUrl } = deps.mail ?? { jobs: NO_MAIL, baseUrl: '' };
      const under: EventType[] = [];
      let latest = new Date(0);
      return {
        async follow(event, at) {
          if (under.includes(event.type)) {
            throw new Error(`${event.type} leads back to itself: ${under.join(' → ')}`);
          }
          const now = at ?? deps.clock.now();
          if (now > latest) latest = now;
          if (!LOOKS.includes(event.type)) chains.add(event.chain);
          under.push(event.type);
          const context = { clock: deps.clock, now, jobs, baseUrl, cards, families, last };
          await followAll(table, event.type, trx, event, context);
          under.pop();
        },
        touch(chain) {
          chains.add(chain);
          const now = deps.clock.now();
          if (now > latest) latest = now;
        },
        async finish() {
          for (const tell of last) await tell();
          await settle(trx, asking, [...chains], latest);
          await refreshCards(trx, [...cards], latest);
          await publishFamilies(trx, [...families]);
        },
      };
    },
  };
}

/** Frequent, and nothing that anybody was asked for. */
const LOOKS: readonly EventType[] = [
  'athlete.viewed',
  'athlete.exported',
  'athlete.report_read',
  'athlete.report_downloaded',
  'file.viewed',
];

const NO_MAIL: JobQueue = {
  enqueue: (_queries, { name }) =>
    Promise.reject(new Error(`${name} was enqueued on a database that was opened without mail`)),
};

async function followAll<Type extends EventType>(
  table: ConsequenceTable,
  type: Type,
  trx: Transaction<DB>,
  event: EventOf<Type>,
  context: Context,
): Promise<void> {
  for (const consequence of table[type]) await consequence(trx, event, context);
}

/**
 * People are told before the commit, when the change is whole, and once for each chain: five groups that a coach asks
 * for are five events and one mail.
 */
function once<Type extends EventType>(notice: Notice<Type>): Consequence<Type> {
  const gathered = new WeakMap<Transaction<DB>, Map<string, EventOf<Type>[]>>();
  return (trx, event, context) => {
    const chains = gathered.get(trx) ?? new Map<string, EventOf<Type>[]>();
    gathered.set(trx, chains);
    const before = chains.get(event.chain);
    if (before) {
      before.push(event);
      return;
    }
    const events = [event];
    chains.set(event.chain, events);
    context.last.push(() => notice(trx, events, context));
  };
}

function refreshCard(_trx: Transaction<DB>, { chain: athleteId }: FaircourtEvent, { cards }: Context): void {
  cards.add(athleteId);
}

/** The chain is the item's; the athlete is among its data. */
function refreshCardNamed(
  _trx: Transaction<DB>,
  { data }: EventOf<'moderation.contact_frozen' | 'moderation.contact_resumed'>,
  { cards }: Context,
): void {
  cards.add(data.athlete_id);
}

type FactEvent = EventOf<Extract<EventType, `verification.${string}`>>;

function refreshCardOfFact(trx: Transaction<DB>, event: FactEvent, context: Context): void {
  // Then the chain is an institution's, which has no card.
  if (event.data.fact_group !== 'institution') refreshCard(trx, event, context);
}

async function refreshCardsOfAccount(
  trx: Transaction<DB>,
  { chain: userId }: FaircourtEvent,
  { cards }: Context,
): Promise<void> {
  for (const athleteId of await listAthletesShownBy(trx, userId)) cards.add(athleteId);
}

/** A guardian with the same mailbox may count no longer. */
async function refreshCardsOfMailbox(
  trx: Transaction<DB>,
  { chain: userId }: FaircourtEvent,
  { cards }: Context,
): Promise<void> {
  for (const athleteId of await listAthletesSharing(trx, userId)) cards.add(athleteId);
}

async function refreshCardsOfRenamed(
  trx: Transaction<DB>,
  event: EventOf<'account.updated'>,
  context: Context,
): Promise<void> {
  if (event.data.fields.includes('name')) await refreshCardsOfAccount(trx, event, context);
}

function showFamily(
  _trx: Transaction<DB>,
  { chain: athleteId }: FaircourtEvent,
  { families }: Context,
): void {
  families.add(athleteId);
}

async function publishFamilies(trx: Transaction<DB>, athleteIds: readonly string[]): Promise<void> {
  if (athleteIds.length === 0) return;
  for (const { athleteId, userId, guardianUserIds } of (
    await loadManyAthleteFacts(trx, athleteIds)
  ).values()) {
    await publishChange(trx, { userIds: [userId, ...guardianUserIds], topic: 'family', id: athleteId });
  }
}

async function showAccount(trx: Transaction<DB>, { chain: userId }: FaircourtEvent): Promise<void> {
  await publishChange(trx, { userIds: [userId], topic: 'account' });
}

async function showQueue(trx: Transaction<DB>, { chain: userId }: FaircourtEvent): Promise<void> {
  await publishChange(trx, { userIds: [userId], topic: 'verifications' });
}

async function signOutPages(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'session.ended'>,
): Promise<void> {
  for (const sessionId of data.session_ids)
    await publishLive(trx, { userId, event: 'signed_out', sessionId });
}
