/** What is asked about: the facts that rules need of a record, as plain data. Loaders fill them, rules only read. */
import type {
  AccountStatus,
  Audience,
  ContactStatus,
  FactGroup,
  FieldGroup,
  LinkStatus,
  Role,
  Visibility,
} from '@faircourt/contracts/vocabulary';

/** Anything that belongs to one account: the account itself, a sign-in session, a notification. */
export interface OwnedFacts {
  userId: string;
}

export interface AccountFacts {
  userId: string;
  role: Role;
  status: AccountStatus;
}

export interface AthleteFacts {
  athleteId: string;
  userId: string;
  isSuspended: boolean;
  countryCode: string;
  /** A calendar day, `YYYY-MM-DD`. */
  birthdate: string | null;
  visibility: Visibility;
  /** Guardians with an active link and an account in good standing. */
  guardianUserIds: readonly string[];
  /** A guardian was linked at some time, whether or not the link still stands. */
  hasHadGuardian: boolean;
  /** These guardians have signed what showing a child under 13 needs, and not withdrawn it. */
  hasConsentToShow: boolean;
  /** Approved releases only, expired ones included: whether one still stands depends on the moment. */
  releases: readonly ReleaseFacts[];
  /** Facts that a director verified, expired ones included. */
  verifications: readonly VerifiedFacts[];
  /** Contact requests that were approved or blocked. */
  contacts: readonly ContactDecision[];
}

export interface ReleaseFacts {
  fieldGroup: FieldGroup;
  audience: Audience;
  institutionId: string | null;
  decidedBy: string | null;
  expiresAt: Date | null;
}

export interface VerifiedFacts {
  factGroup: FactGroup;
  expiresAt: Date;
}

export interface ContactDecision {
  coachId: string;
  status: Extract<ContactStatus, 'approved' | 'blocked'>;
  decidedBy: string | null;
}

export interface FieldGroupFacts {
  athlete: AthleteFacts;
  group: FieldGroup;
}

export interface VideoFacts {
  athlete: AthleteFacts;
  isPublic: boolean;
}

export interface ContactFacts {
  athlete: AthleteFacts;
  coachId: string;
}

export interface GuardianLinkFacts {
  athleteUserId: string;
  guardianUserId: string | null;
  /**
   * Whom the invitation is proven to be meant for: the person at the invited address, or the one who showed
   * the mailed link or the family code. Null when nobody has proven it.
   */
  offeredToUserId: string | null;
  status: LinkStatus;
}

export interface VerificationFacts {
  /** Of the athlete or the institution whose facts are checked. */
  countryCode: string;
  /** Everybody linked to, coaching (same institution) or having invited the one concerned: they may not judge. */
  interestedUserIds: readonly string[];
}

export interface InvitationFacts {
  /** Null once the issuer's account is gone: then only admins look after the code. */
  issuedBy: string | null;
}
