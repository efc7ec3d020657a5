/** What is asked about: the facts that rules need of a record, as plain data. Loaders fill them, rules only read. */
import type { ConfirmationKind } from '@faircourt/contracts/confirmations';
import type {
  AccountStatus,
  AgeDoubt,
  Audience,
  ConsentKind,
  FactGroup,
  FieldGroup,
  InstitutionStatus,
  LinkStatus,
  ReleaseStatus,
  Role,
  Visibility,
} from '@faircourt/contracts/vocabulary';

/** Anything that belongs to one account: the account itself, a sign-in session, a notification. */
export interface OwnedFacts {
  userId: string;
}

/** The ticks of one account; with the athlete where it is an athlete's who has begun a profile. */
export interface ChecklistFacts extends OwnedFacts {
  athlete: AthleteFacts | null;
}

export interface AccountFacts {
  userId: string;
  role: Role;
  status: AccountStatus;
}

/** What would take two admins: an account, or a link of its, or two entries of one institution. */
export interface AskedFacts {
  kind: ConfirmationKind;
  account: (AccountFacts & { isMailboxProven: boolean; isToBeErased: boolean }) | null;
  link: { status: LinkStatus; isAgreed: boolean } | null;
  /** `isOver`: one of the two was merged into another already. */
  merge: { isInOneCountry: boolean; isOver: boolean } | null;
  handOver: HandOverFacts | null;
}

/** What one admin has asked and another may confirm. */
export interface ConfirmationFacts extends AskedFacts {
  askedBy: string | null;
  /** They are an admin still, and not suspended. */
  isAskerAdmin: boolean;
  isOpen: boolean;
  expiresAt: Date;
}

/** A download of what we hold: who asked for it, and about whom. */
export interface DataExportFacts extends OwnedFacts {
  /** Of one that a guardian asked for about a minor. */
  athlete: AthleteFacts | null;
  /** Until when it can be fetched; null while it is not ready. */
  expiresAt: Date | null;
}

/** A message to support with all that followed it. */
export interface SupportThreadFacts {
  /** The account that wrote it, and the one that has proven the address it was written from. */
  senderUserIds: readonly string[];
  /** About a guardian, who must not learn of it. */
  isQuiet: boolean;
}

/** A family's request for consulting: a message to support, and the record of its sender where that is an athlete. */
export interface ConsultingFacts extends SupportThreadFacts {
  athlete: AthleteFacts | null;
}

/** What an approval of a director rests on. */
export interface DirectorFacts extends AccountFacts {
  isMailboxProven: boolean;
  /** They have said for whom they work. */
  hasApplied: boolean;
  /** Somebody vouches for them, or they have shown a document. */
  hasProof: boolean;
}

export interface AthleteFacts {
  athleteId: string;
  userId: string;
  isSuspended: boolean;
  /** The owner has asked to be erased or frozen: nobody new sees the profile or reaches the family. */
  isWithheld: boolean;
  countryCode: string;
  /** A calendar day, `YYYY-MM-DD`. */
  birthdate: string | null;
  /** What speaks against a birthdate that makes an adult, whether or not a director has looked since. */
  ageDoubts: readonly AgeDoubt[];
  /** The latest graduation year on the record since the age is in doubt; null when there was none. */
  doubtedGradYear: number | null;
  visibility: Visibility;
  /** Guardians with an active link and an account that is not suspended. */
  guardianUserIds: readonly string[];
  /** The linked guardians whose account is suspended: they decide nothing, and nobody opens what they closed meanwhile. */
  suspendedGuardianIds: readonly string[];
  /** Those of both whose proven mailbox is also that of a coach, director or admin who deals with this athlete. */
  conflictedGuardianIds: readonly string[];
  /** The other active ones whose mailbox is proven and who have stated who they are. */
  confirmedGuardianIds: readonly string[];
  /** Those of the confirmed whose guardianship was verified, expired checks included. */
  guardianships: readonly GuardianshipFacts[];
  /** A link is active, also when the account of that guardian is suspended. */
  isLinked: boolean;
  /** A guardian was linked at some time, whether or not the link has ended. */
  hasHadGuardian: boolean;
  /** A court order ended a guardian's link. The same person may ask again with an address that nobody knows. */
  hasCourtOrder: boolean;
  /** As a minor the athlete ended a guardian's link, and nobody has lifted what follows from that. */
  isHeld: boolean;
  /** A guardian locked everything down, and no guardian has lifted it; `by` is null once that account is gone. */
  lockDown: { by: string | null } | null;
  /** Out of search until that day, `YYYY-MM-DD`, past ones included; `by` is null once that account is gone. */
  pause: { until: string; by: string | null } | null;
  /** The forms that confirmed guardians have signed and not withdrawn. */
  consents: readonly ConsentKind[];
  /** One of them is a version of the form about colleges that names all that its groups open. */
  isAllNamed: boolean;
  /** Approved releases only, expired ones included: whether one is in effect depends on the moment. */
  releases: readonly ReleaseFacts[];
  /** What somebody said no to. */
  denials: readonly DenialFacts[];
  /** Facts that a director verified, expired ones included. */
  verifications: readonly VerifiedFacts[];
  /** Contact requests that were approved. */
  contacts: readonly ContactApproval[];
  /** For whom this athlete does not exist. */
  blocks: readonly BlockFacts[];
}

export interface GuardianshipFacts {
  guardianUserId: string;
  linkedAt: Date;
  expiresAt: Date;
  /** What this guardian has signed and not withdrawn. */
  consents: readonly ConsentKind[];
  isAllNamed: boolean;
}

export interface ReleaseFacts {
  fieldGroup: FieldGroup;
  audience: Audience;
  institutionId: string | null;
  decidedBy: string | null;
  expiresAt: Date | null;
}

/** One yes or no, as its row has it. */
export interface DecisionFacts {
  status: ReleaseStatus;
  audience: Audience;
  decided_by: string | null;
  expires_at: Date | null;
}

export type DenialFacts = Omit<ReleaseFacts, 'expiresAt'>;

export interface VerifiedFacts {
  factGroup: FactGroup;
  expiresAt: Date;
}

export interface ContactApproval {
  coachId: string;
  /** Where the coach worked when they asked. */
  institutionId: string | null;
  decidedBy: string | null;
}

/** A block of one coach, or of everybody at an institution. */
export interface BlockFacts {
  coachId: string | null;
  institutionId: string | null;
}

/** An account that is frozen, or is to be. */
export interface RestrictionFacts {
  athlete: AthleteFacts;
  placedBy: string | null;
}

/** A family in which a minor ended a guardian's link. */
export interface HoldFacts {
  athlete: AthleteFacts;
  /** Everybody with a part in the athlete, and the admins among whose accounts one of these is: they do not answer for Faircourt. */
  interestedUserIds: readonly string[];
}

export interface BlockInEffectFacts {
  athlete: AthleteFacts;
  decidedBy: string | null;
}

export interface ConsentFacts {
  athlete: AthleteFacts;
  signedBy: string;
}

export interface FieldGroupFacts {
  athlete: AthleteFacts;
  group: FieldGroup;
}

export interface ContactFacts {
  athlete: AthleteFacts;
  coachId: string;
}

export interface ConversationFacts extends ContactFacts {
  /** The family's approval is still in effect, and the coach still works where they did when it was given. */
  isOpen: boolean;
}

export interface GuardianLinkFacts {
  athleteUserId: string;
  guardianUserId: string | null;
  /**
   * Whom the invitation is proven to be meant for: the person at the invited address, or the one who showed
   * the mailed link or the family code. Null when nobody has proven it.
   */
  invitedUserId: string | null;
  status: LinkStatus;
  /** Both sides agreed, and a guardian of the minor has yet to agree. */
  isAgreed: boolean;
  /** A court order ended an earlier link of this guardian, or of another account of theirs, with the same athlete. */
  isBarred: boolean;
  /** The guardian's other accounts, by their proven mailbox. */
  otherAccountIds: readonly string[];
  /** Everybody with a part in the athlete, and the admins among whose accounts one of these is: they do not answer for Faircourt. */
  interestedUserIds: readonly string[];
  /** Whom the link is about; null while a key is shown that belongs to no link yet. */
  athlete: AthleteFacts | null;
}

export interface VerificationFacts {
  /** Of the athlete or the institution whose facts are checked. */
  countryCode: string;
  /**
   * Everybody linked to, coaching (same institution), having asked about or having invited the one concerned, and the
   * directors and admins among whose accounts one of these is: they may not judge.
   */
  interestedUserIds: readonly string[];
  /** The athlete, the guardian or the coach it is about is suspended: until that is settled nobody judges it. */
  isSuspended: boolean;
  /** Of a guardian link. Admins decide these too; every other badge names a director. */
  isGuardianship: boolean;
}

/** What was shown to a director, and by whom: by a family for its athlete, or by a coach. */
export interface EvidenceFacts {
  verification: VerificationFacts;
  athlete: AthleteFacts | null;
  coachUserId: string | null;
  /** Of verified guardianship: whose. A parent's documents are for nobody else in the family. */
  guardianUserId: string | null;
}

/** What a staff keeps together, such as a saved search. */
export interface StaffFacts {
  subscriptionId: string;
}

/** An institution as a list of them would show it. */
export interface InstitutionFacts {
  id: string;
  status: InstitutionStatus;
  /** The decision of moderators that shut it out; null for all others. */
  banned_by: string | null;
}

/** Anything that belongs to a country, such as what directors write for it. */
export interface CountryFacts {
  countryCode: string;
}

/** An entry of the directory; an institution has no account. */
export interface DirectoryFacts extends CountryFacts {
  account: Pick<AccountFacts, 'status'> | null;
}

/** One entry of an athlete's log. */
export interface LogEntryFacts {
  type: string;
  /** It is about a request, to talk or to see something, that was approved at some time. */
  isApproved: boolean;
  /** Whom a request for a release was for, or the answer to it. */
  institutionId: string | null;
}

/** What somebody wants to report. */
export type ReportableFacts =
  | { kind: 'profile' | 'photo'; athlete: AthleteFacts }
  | { kind: 'video'; athlete: AthleteFacts; isPublic: boolean; publicBy: string | null }
  | { kind: 'post'; authorUserId: string | null; isPublished: boolean }
  | ReportedCoachFacts;

export interface ReportedCoachFacts {
  kind: 'coach';
  userId: string;
  /** The athletes whom this coach has asked about or talks with. */
  askedAthleteIds: readonly string[];
  /** Of those, the ones whose family has said yes to it. */
  approvedAthleteIds: readonly string[];
  /** The record of an athlete who reports. */
  reporter: AthleteFacts | null;
}

/** An item of the moderators' queue. */
export interface ModerationFacts {
  /** Who answers for what was reported. */
  aboutUserId: string | null;
  reporterUserIds: readonly string[];
}

/** A decision of moderators, and whether it was appealed. */
export interface AppealableFacts extends ModerationFacts {
  /** Whom it concerns. */
  userId: string | null;
  /** They are suspended, so they cannot sign in to appeal. */
  isShutOut: boolean;
  deciderUserId: string | null;
  isUndone: boolean;
  appeal: 'none' | 'waiting' | 'decided';
  /** The moderator who entered it for a suspended person; null where the person made it. */
  enteredBy: string | null;
}

/** What can still be done about a reported thing. */
export interface MeasurableFacts {
  aboutUserId: string | null;
  /** A minor said it about a guardian. */
  isQuiet: boolean;
  /** Nobody is shut out twice. */
  isSuspended: boolean;
  /** The thing is there, and of a kind that can be taken away. */
  isRemovable: boolean;
  /** A coach and an athlete are known who could be kept apart. */
  hasPair: boolean;
  /** Where the person works; null as well when it is banned already. */
  institutionId: string | null;
}

export interface InvitationFacts {
  /** Null once the issuer's account is gone: then only admins look after the code. */
  issuedBy: string | null;
}

/** A note at an entry of a recruiting list. */
export interface ListNoteFacts {
  list: ListFacts;
  authorUserId: string;
}

/** A recruiting list. */
export interface ListFacts {
  /** Of the desk that it belongs to. */
  subscriptionId: string;
  /** Null once that account is gone. */
  ownerUserId: string | null;
  isShared: boolean;
}

/** A subscription as the desk of a staff. */
export interface DeskFacts {
  subscriptionId: string;
  ownerUserId: string;
  /** Whom the owner has asked to take it over. */
  offeredTo: string | null;
}

/** The plan of the person who asks, as far as its extras go. */
export interface ExtraFacts {
  subscriptionId: string;
  ownerUserId: string;
  /** Pro Scout, paid by the year, and running. */
  isAnnualPro: boolean;
}

export interface InvoiceFacts {
  /** Who owned the plan when it was issued. */
  buyerUserId: string | null;
}

/** Of the person who asks. */
export interface ReportFacts {
  /** Null: they have no Global Player Report. */
  planEndsAt: Date | null;
  isTrial: boolean;
}

export interface PurchaseOrderFacts {
  senderUserId: string;
}

export interface SeatFacts {
  desk: DeskFacts;
  userId: string;
}

export interface SeatInvitationFacts {
  /** The account at the mailbox to which it was sent. */
  invitedUserId: string | null;
}

export interface HandOverFacts {
  /** Its owner's account is closed, or suspended without a day on which it ends. */
  isOwnerGone: boolean;
  /** Who is to own it has a seat in it, or is a verified coach of the same institution. */
  isCandidate: boolean;
}
