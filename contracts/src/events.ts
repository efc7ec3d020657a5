/**
 * Everything that the log can say, as one union: what happened, in whose chain, with which data. The log cannot be
 * erased, so data holds ids, codes, counts and names of fields, and nothing personal. A family's interface has a sentence
 * for every type of the athlete's chain, and the server a row of consequences for every type at all.
 */
import type { ProExtra } from './pro-extras.ts';
import type { BillingInterval, BillingReminder } from './billing.ts';
import type { ConfirmationKind } from './confirmations.ts';
import type { DirectoryKind } from './directory.ts';
import type { ChosenTopic } from './notification-choices.ts';
import type { FactorKind, SessionFactor } from './second-factor.ts';
import type { DomainMatch } from './verification.ts';
import type {
  AccountStatus,
  AgeDoubt,
  AlertFrequency,
  AlertKind,
  Audience,
  ConsentKind,
  ContactChannel,
  ContactVerdict,
  Division,
  FactGroup,
  FieldGroup,
  FileKind,
  InstitutionKind,
  InvitationKind,
  LinkStatus,
  Locale,
  Measure,
  MessageSignal,
  ModerationKind,
  ModerationOutcome,
  Plan,
  PostKind,
  Program,
  ReportCategory,
  ReportSource,
  Role,
  BilledPlan,
  SupportType,
  VerificationStatus,
  VideoProvider,
  Visibility,
} from './vocabulary.ts';

/** What takes two admins; in the chain of the account that it is about. */
interface ConfirmationData {
  confirmation_id: string;
  kind: ConfirmationKind;
  link_id: string | null;
  /** Of a merge: the entry that goes, and the one that stays. Then the chain is that of the former. */
  institution_id: string | null;
  into_institution_id: string | null;
  /** Of a plan that is handed over, and who is to get it. */
  subscription_id: string | null;
  to_user_id: string | null;
}

/** No data beyond the chain. */
type Nothing = Record<string, never>;

/** In the chain of the athlete. */
export interface AthleteEvents {
  'athlete.created': { fields: string[]; visibility: Visibility };
  /** The visibility only where it was switched. */
  'athlete.updated': { fields: string[]; from?: Visibility; visibility?: Visibility };
  'athlete.viewed': { institution_id: string | null; groups: FieldGroup[] };
  /** In a table that a coach has downloaded. */
  'athlete.exported': { institution_id: string | null; groups: FieldGroup[] };
  /** In an issue of the Global Player Report, read in the app or taken along as a file. */
  'athlete.report_read': { institution_id: string | null; groups: FieldGroup[]; number: number };
  'athlete.report_downloaded': { institution_id: string | null; groups: FieldGroup[]; number: number };
  /** Two institutions that the family has decided about turned out to be one: what that means for its decisions. */
  'athlete.institutions_merged': {
    institution_id: string;
    into_institution_id: string;
    has_ended_releases: boolean;
  };
  'athlete.age_doubted': { doubts: AgeDoubt[] };
  'athlete.age_doubt_ended': { doubts: AgeDoubt[] };
  'athlete.locked_down': { releases: number; requests: number; contacts: number };
  'athlete.lock_down_lifted': Nothing;
  /** A calendar day; `from` where another day was chosen before. */
  'listing.paused': { until: string; from?: string };
  /** By somebody before its day, or by the system on it. */
  'listing.resumed': Nothing;
  /** A guardian told the athlete, whose profile is private, to choose who finds them. */
  'listing.suggested': Nothing;
  /** Frozen without erasing anything, and open again. */
  'athlete.restricted': Nothing;
  'athlete.restriction_lifted': Nothing;
  /** A guardian asked for a download of everything about the minor, and has fetched it. */
  'athlete.data_requested': { data_export_id: string };
  'athlete.data_downloaded': { data_export_id: string };
  'academics.created': { fields: string[] };
  'academics.updated': { fields: string[] };
  'season.added': { season_id: string };
  'season.updated': { season_id: string; fields: string[] };
  'season.deleted': { season_id: string };
  'video.added': VideoData;
  'video.deleted': VideoData;
  'video.restored': VideoData;
  'video.published': VideoData;
  'video.unpublished': VideoData;
  'video.forgotten': VideoData;
  'file.stored': { file_id: string; kind: FileKind; replaced_file_id: string | null };
  'file.deleted': { file_id: string; kind: FileKind };
  'file.viewed': { file_id: string; kind: FileKind };
  'family_code.renewed': Nothing;
  'family_hold.began': { guardian_user_id: string };
  'family_hold.lifted': Nothing;
  'guardian_link.invited': { link_id: string; is_renewed: boolean };
  'guardian_link.accepted': LinkData;
  'guardian_link.agreed': LinkData;
  'guardian_link.activated': LinkData;
  'guardian_link.stated': { link_id: string };
  /** The guardian's mailbox is also that of a coach, director or admin who deals with the athlete. */
  'guardian_link.conflict_began': LinkData;
  'guardian_link.conflict_ended': LinkData;
  /** `was` tells an ended link from an invitation that was declined or revoked. */
  'guardian_link.ended': {
    link_id: string;
    guardian_user_id: string | null;
    was: Exclude<LinkStatus, 'ended'>;
    /** An invitation that has become another link. */
    is_used_up?: true;
    /** By two admins on a court order's word. */
    is_ordered?: true;
  };
  /** An invitation that nobody accepted: its time is over, and the invited address is deleted. */
  'guardian_link.forgotten': { link_id: string };
  'consent.signed': {
    signature_id: string;
    kind: ConsentKind;
    version: number;
    document_id: string;
    /** Of the words that were signed. */
    body_hash: string;
    /** Nobody whose signature counts had signed a form of this kind: with it goes on what waited for that. */
    was_missing?: true;
  };
  'consent.withdrawn': {
    signature_id: string;
    kind: ConsentKind;
    version: number;
    reason: 'withdrawn' | 'replaced' | 'link_ended';
  };
  'release.requested': ReleaseData;
  'release.approved': ReleaseData;
  /** A no that counts until it is withdrawn. */
  'release.declined': ReleaseData;
  'release.withdrawn': ReleaseData;
  'release.denial_withdrawn': ReleaseData;
  'release.denial_passed_on': ReleaseData;
  'release.taken_over': ReleaseData;
  'release.passed_on': ReleaseData;
  /** An approval that goes on under a new id. */
  'release.kept': ReleaseData;
  /** The end of a request that nobody answered. */
  'release.closed': ReleaseData;
  /** Put off without an answer, and taken up again. */
  'release.set_aside': ReleaseData;
  'release.taken_up': ReleaseData;
  'contact.requested': ContactData;
  'contact.approved': ContactData;
  'contact.declined': ContactData;
  'contact.withdrawn': ContactData;
  /** The end of a request that nobody answered. */
  'contact.closed': ContactData;
  'contact.set_aside': ContactData;
  'contact.taken_up': ContactData;
  'contact.blocked': ContactData;
  'contact.taken_over': ContactData;
  'contact.passed_on': ContactData;
  'block.created': BlockData;
  'block.lifted': BlockData;
}

/** In the chain of the athlete, or of the institution when the fact group is `institution`. */
export interface VerificationEvents {
  'verification.asked': VerificationData;
  'verification.answered': VerificationData;
  'verification.withdrawn': VerificationData;
  'verification.evidence_removed': VerificationData;
  'verification.claimed': VerificationData;
  'verification.released': VerificationData;
  'verification.opened': VerificationData;
  'verification.conflict_declared': VerificationData;
  'verification.verified': VerificationData;
  'verification.offered': VerificationData;
  'verification.more_asked': VerificationData;
  'verification.rejected': VerificationData;
  'verification.reminded': VerificationData;
  'verification.undone': VerificationData;
  'verification.accepted': VerificationData;
  'verification.declined': VerificationData;
  'verification.offer_lapsed': VerificationData;
  'verification.expired': VerificationData;
  'verification.dropped': {
    fact_group: FactGroup;
    verification_ids: string[];
    season_id?: string;
    coach_id?: string;
  };
}

/** In the chain of the account. */
export interface AccountEvents {
  'account.created': {
    role: Role;
    status: AccountStatus;
    invitation_id: string | null;
    /** What the person agreed to by signing up; admins made on the server have agreed to nothing there. */
    terms_version?: number;
  };
  'account.updated': { fields: string[] };
  'account.status_changed': { from: AccountStatus; status: AccountStatus };
  /** Two admins have made it an admin's. */
  'account.role_changed': { from: Role; role: Role };
  'confirmation.asked': ConfirmationData;
  /** What was asked for follows from this, in the same transaction. */
  'confirmation.confirmed': ConfirmationData;
  'confirmation.refused': ConfirmationData;
  'confirmation.taken_back': ConfirmationData;
  'mailbox.proven': { is_change: boolean; is_first: boolean };
  /** By an admin; the code itself goes to the mailbox alone. */
  'mailbox.code_resent': Nothing;
  /** An admin asked for another address, which replaces the present one once it is proven. */
  'mailbox.correction_started': Nothing;
  /** Codes that this person issued: one, or all that still worked. */
  'invitations.voided': { invitation_id: string | null };
  /** Of a coach: frozen without erasing anything, and open again. */
  'account.restricted': Nothing;
  'account.restriction_lifted': Nothing;
  'password.changed': { how: 'reset' | 'settings' };
  'password.reset_requested': Nothing;
  /** `is_waiting`: a minor asked, and a guardian has yet to agree. */
  'erasure.requested': { is_waiting: boolean };
  'erasure.agreed': Nothing;
  /** Nobody's agreement is missing any more, or one is missing now that was not. */
  'erasure.rescheduled': { is_waiting: boolean };
  'erasure.cancelled': Nothing;
  /** By an admin: what two admins had decided. */
  'erasure.stopped': Nothing;
  /** Two days before the day. */
  'erasure.reminded': Nothing;
  /** The days are over: what ends with the account ends now, while people can still be told. */
  'erasure.due': Nothing;
  'account.erased': { role: Role };
  'data_export.requested': DataExportData;
  'data_export.ready': DataExportData;
  /** It could not be made, or the account may not have it any more. */
  'data_export.failed': DataExportData;
  'data_export.opened': DataExportData;
  'data_export.deleted': DataExportData;
  /** `second_factor`: what it was started with besides the password. `is_new_device`: nobody signed in from it before. */
  'session.started': { session_id: string; second_factor?: SessionFactor; is_new_device?: true };
  'session.ended': { session_ids: string[]; reason: SessionEnd };
  'second_factor.added': { kind: FactorKind };
  'second_factor.removed': { kind: FactorKind };
  /** All of them, by an operator, for somebody who has lost theirs. */
  'second_factor.reset': Nothing;
  'recovery_codes.renewed': Nothing;
  'recovery_code.used': { left: number };
  'director.applied': Nothing;
  'director.document_stored': Nothing;
  'director.document_removed': Nothing;
  /** In the chain of the director-to-be: an admin has read what they showed. */
  'director.document_opened': Nothing;
  /** `was_pending`: this is what made the account a director's. */
  'director.approved': { region_ids: string[]; was_pending: boolean };
  /** Why is told to them alone: reasons name people. */
  'director.refused': Nothing;
  /** In the chain of the coach who did it. */
  'saved_search.saved': SavedSearchData;
  'saved_search.renamed': SavedSearchData;
  'saved_search.deleted': SavedSearchData;
  'saved_search.restored': SavedSearchData;
  'alert.chosen': {
    saved_search_id: string;
    kinds: AlertKind[];
    frequency: AlertFrequency;
    by_bell: boolean;
    by_email: boolean;
  };
  'alert.stopped': { saved_search_id: string };
  'notification.chosen': { topic: ChosenTopic; by_bell: boolean; by_email: boolean };
  'alert.switched': { is_paused: boolean; is_email_off: boolean };
  /** By the link of an email, which nobody has to sign in for. */
  'alert.unsubscribed': Nothing;
  'directory.exported': {
    kind: DirectoryKind;
    rows: number;
    has_search: boolean;
    country_code: string | null;
    grad_year: number | null;
    institution_kind: InstitutionKind | null;
    state: string | null;
  };
  /** A part of a table that a coach downloads: it is read, logged and sent in parts. */
  'athletes.exported': {
    export_id: string;
    /** Null: from search. */
    list_id: string | null;
    rows: number;
    columns: string[];
    /** Whose identity this coach was shown. */
    named_ids: string[];
    /** First name and initial. */
    unnamed_ids: string[];
  };
  /** An issue of the report that was read in the app, with those whom it showed. */
  'player_report.read': ReportLookData;
  /** One that was taken along as a file. */
  'player_report.downloaded': ReportLookData;
  'users.exported': {
    rows: number;
    has_search: boolean;
    role: Role | null;
    state: string | null;
    country_code: string | null;
    plan: Plan | null;
  };
}

/** In the chain of the institution. */
export interface InstitutionEvents {
  'institution.named': { coach_id: string; is_proposed: boolean; from_institution_id: string | null };
  'institution.email_proven': { coach_id: string; domain_match: DomainMatch | null };
  'institution.corrected': { fields: string[] };
  /** Two admins found that both are one. In the chain of the entry that goes, and of the one that stays. */
  'institution.merged': { into_institution_id: string; confirmation_id: string; coach_ids: string[] };
  'institution.took_in': { from_institution_id: string; confirmation_id: string };
  'institution.banned': { decision_id: string };
  'institution.unbanned': { decision_id: string };
  /** A proposal that its coach has left again, and that nobody else knew. */
  'institution.forgotten': Nothing;
}

/** In the chain of the subscription. */
export interface SubscriptionEvents {
  'seat.invited': { invitation_id: string; is_renewed: boolean };
  'seat.invitation_voided': { invitation_id: string };
  'seat.taken': SeatData & { invitation_id: string };
  'seat.ended': SeatData & { why: 'taken_back' | 'left' | 'account_closed' };
  /** The owner asked a person with a seat to take the subscription over. */
  'subscription.offered': { user_id: string };
  /** Taken back by the owner, or declined. */
  'subscription.offer_ended': { user_id: string; owner_user_id: string };
  /** By an admin when its owner can no longer do it. */
  'subscription.handed_over': { from_user_id: string; to_user_id: string; is_by_admin: boolean };
  /** Its owner took over another one: nobody owns two that work. */
  'subscription.lapsed': { owner_user_id: string };
  /** Of the report, which is tried when its reader asks for it. */
  'subscription.trial_begun': { ends_at: string };
  /** A plan and how often it is paid, as its owner chose them. */
  'subscription.chosen': OfferData;
  /** A change that waited for the next period was taken back. */
  'subscription.change_dropped': Nothing;
  /** By its owner, or because an admin took its invoice back. */
  'subscription.cancelled': { ends_at: string; is_by_admin: boolean };
  /** Its owner is gone: it is billed to nobody, and ends with what is paid. */
  'subscription.orphaned': { ends_at: string };
  'subscription.resumed': Nothing;
  /** What was chosen is in effect. */
  'subscription.changed': OfferData;
  /** Without an invoice: the card did not pay. */
  'subscription.past_due': { invoice_id: string | null; grace_ends_at: string };
  /** The payment service said something new about a plan that is paid by card. */
  'subscription.mirrored': OfferData;
  /** An admin has looked at what the comparison with the payment service found. */
  'card_payment.looked_at': { what: 'odd_payment' | 'given_up' | 'unpaid_period'; stripe_id: string };
  /** By the clock, or because its owner or an admin ended it while nothing was paid. */
  'subscription.ended': {
    why: 'trial_over' | 'cancelled' | 'unpaid' | 'by_admin' | 'orphaned';
    ended_at: string;
  };
  'subscription.reminded': { kind: BillingReminder; about: string };
  /** By the owner of Pro Scout by the year: a message to support. */
  'extra.booked': { kind: ProExtra; request_id: string };
  'purchase_order.sent': { order_id: string };
  'purchase_order.document_stored': { order_id: string };
  /** By its sender, or because the plan was cancelled or handed over, or is paid by card. */
  'purchase_order.withdrawn': { order_id: string; is_by_card?: true };
  'purchase_order.accepted': { order_id: string; invoice_id: string };
  'purchase_order.refused': { order_id: string };
  'billing_details.saved': { fields: string[] };
  /** Ordered: an accepted purchase order is billed with it. */
  'invoice.issued': { invoice_id: string; is_ordered?: true };
  'invoice.paid': { invoice_id: string };
  'invoice.voided': {
    invoice_id: string;
    why: 'replaced' | 'cancelled' | 'unpaid' | 'by_admin' | 'handed_over' | 'orphaned' | 'by_card';
  };
}

interface OfferData {
  plan: BilledPlan;
  interval: BillingInterval;
}

/** Who was shown, by what of them was shown. */
interface ReportLookData {
  report_id: string;
  number: number;
  looks: { groups: FieldGroup[]; athlete_ids: string[] }[];
}

interface SeatData {
  seat_id: string;
  user_id: string;
}

/** Each in the chain of its own record. */
export interface RecordEvents {
  'region.created': { countries: string[]; months: string[] };
  'region.updated': { countries: string[]; months: string[] };
  'region.deleted': Nothing;
  'player_report.made': { number: number };
  'invitation.issued': { kind: InvitationKind; max_uses: number; institution_id: string | null };
  'invitation.revoked': { uses: number };
  'contact_rule.added': ContactRuleData;
  'contact_rule.confirmed': ContactRuleData;
  'contact_rule.deleted': ContactRuleData;
  /** In the chain of the admin who did it. */
  'summaries.switched': { is_on: boolean };
  'consent_document.published': { kind: ConsentKind; version: number; locale: Locale };
  /** In the chain of the list, which nobody but its desk reads. */
  'list.created': { subscription_id: string; is_shared: boolean };
  'list.changed': { fields: string[] };
  'list.archived': Nothing;
  'list.restored': Nothing;
  'list_entries.added': ListEntryData;
  'list_entries.removed': ListEntryData;
  'list_entries.restored': ListEntryData;
  'list_entries.moved': ListEntryData & { stage_id: string };
  'list_entries.noted': ListEntryData;
  'list_entries.note_deleted': ListEntryData;
  'list_entries.tagged': ListEntryData;
  'list_entries.rated': ListEntryData;
  'list_entries.step_set': ListEntryData;
  /** The athlete was erased, and what was written there with them. */
  'list_entries.forgotten': ListEntryData;
  /** In the chain of the subscription, whose desk rates by them. */
  'list_criteria.changed': { criteria: number };
  /** In the chain of the conversation. */
  'message.removed': { message_id: string };
  'message.restored': { message_id: string };
  /** A rule found something in it that is worth a look; held until somebody has looked, when it is the first. */
  'message.flagged': {
    thread_id: string;
    message_id: string;
    signals: MessageSignal[];
    is_held: boolean;
  };
  'message.reported': { report_id: string; thread_id: string; message_id: string | null };
  'post.created': PostData;
  'post.saved': PostData;
  'post.published': PostData;
  'post.archived': PostData;
  'post.deleted': PostData;
  'post.image_stored': { image_id: string };
  /** Quiet: somebody whom the writer fears may read their mail. */
  'support.requested': { type: SupportType; locale: Locale; is_quiet?: true };
  /** A look at a message. Never in the chain of an athlete, whose guardians would read it there. */
  'support.opened': { source: ReportSource };
  'support.closed': { source: ReportSource };
  'support.claimed': Nothing;
  'support.given_back': Nothing;
  'support.answered': { message_id: string };
  'support.noted': { message_id: string };
  /** What the writer says to an answer; `via_form`: without an account, by quoting the reference. */
  'support.replied': { message_id: string; via_form?: true };
  'support.reopened': Nothing;
  'support.forgotten': Nothing;
  /** In the chain of the message that began the case. */
  'consulting.opened': Nothing;
  'consulting.call_planned': Nothing;
  'consulting.quoted': { quote_id: string };
  'consulting.accepted': { quote_id: string };
  /** The invoice follows in the same chain, as do its payment and its end. */
  'consulting.invoiced': { quote_id: string };
  /** Its invoice was taken back: it can be billed again, or closed. */
  'consulting.unbilled': Nothing;
  'consulting.finished': Nothing;
  'consulting.withdrawn': Nothing;
  'consulting.closed': Nothing;
  /** In the chain of the item, which no family reads. */
  'moderation.reported': ModerationData & { report_id: string; category: ReportCategory };
  /** The athlete where the look is theirs to read of. */
  'moderation.opened': ModerationData & { on: string; athlete_id: string | null };
  'moderation.claimed': ModerationData;
  'moderation.released': ModerationData;
  'moderation.contact_frozen': ModerationData & { athlete_id: string; coach_id: string };
  'moderation.contact_resumed': ModerationData & { athlete_id: string; coach_id: string };
  /** With the person whom it was about. */
  'moderation.closed': ModerationData & {
    subject_id: string;
    user_id: string | null;
    outcome: ModerationOutcome;
  };
  /** What is to be done, by ids: the reason stays with the decision. */
  'moderation.decided': ModerationData & MeasureData;
  'moderation.undone': ModerationData & MeasureData;
  'moderation.appealed': ModerationData & { decision_id: string };
  'moderation.appeal_decided': ModerationData & { decision_id: string; is_accepted: boolean };
  'moderation.forgotten': ModerationData;
}

interface ListEntryData {
  entry_ids: string[];
}

interface SavedSearchData {
  saved_search_id: string;
  subscription_id: string;
}

interface MeasureData {
  decision_id: string;
  measure: Measure;
  subject_id: string;
  user_id: string | null;
  until: string | null;
  institution_id: string | null;
  message_ids: string[];
}

interface ModerationData {
  kind: ModerationKind;
}

interface EventData
  extends
    AthleteEvents,
    VerificationEvents,
    AccountEvents,
    InstitutionEvents,
    SubscriptionEvents,
    RecordEvents {}

export type EventType = keyof EventData;

/** What a family reads in the log of its athlete. */
export type LogEventType = keyof AthleteEvents | keyof VerificationEvents;

export interface EventActor {
  /** Null for the system, the command line and people without an account. */
  userId: string | null;
  role: string;
}

export type EventOf<Type extends EventType> = {
  [Each in Type]: {
    type: Each;
    /** The athlete, account, institution or record that the log keeps this under. */
    chain: string;
    actor: EventActor;
    data: EventData[Each];
  };
}[Type];

export type FaircourtEvent = EventOf<EventType>;

export type SessionEnd =
  | 'signed_out'
  | 'ended_by_owner'
  | 'password_changed'
  | 'suspended'
  | 'ended_by_admin'
  | 'credential_reused'
  | 'second_factor_changed';

/** What a coach is told who requested contact; `closed` is the end of what was open before. */
export type ContactAnswer = 'approved' | 'declined' | 'closed';

/** Why something fell that nobody decided by itself. */
export type Cause =
  | 'lock_down'
  | 'link_ended'
  | 'of_age'
  | 'not_of_age'
  | 'consent_withdrawn'
  | 'unanswered'
  | 'institution_merged';

interface DataExportData {
  data_export_id: string;
  /** Whose data it is, where a guardian asked for a minor. */
  athlete_id: string | null;
}

interface VideoData {
  video_id: string;
  provider: VideoProvider;
}

interface LinkData {
  link_id: string;
  guardian_user_id: string;
}

interface ReleaseData {
  release_id: string;
  field_group: FieldGroup;
  audience: Audience;
  institution_id: string | null;
  cause?: Cause;
}

interface ContactData {
  contact_request_id: string;
  coach_id: string;
  institution_id?: string | null;
  thread_id?: string;
  verdict?: ContactVerdict;
  division?: Division | null;
  program?: Program;
  /** Where this is what the family said, and not what fell with something else. */
  answer?: ContactAnswer;
  cause?: Cause;
}

interface BlockData {
  block_id: string;
  coach_id: string | null;
  institution_id: string | null;
}

interface VerificationData {
  verification_id: string;
  fact_group: FactGroup;
  season_id?: string;
  coach_id?: string;
  link_id?: string;
  /** Of the file that was given or taken away. */
  evidence_file_id?: string;
  /** The day of a look. */
  on?: string;
  /** What was undone. */
  decision?: VerificationStatus;
}

interface ContactRuleData {
  division: Division;
  program: Program;
  grad_year: number;
  channel: ContactChannel;
  first_allowed: string | null;
  as_of: string;
}

interface PostData {
  kind: PostKind;
  country_code: string;
  locale: Locale;
  version: number;
}
