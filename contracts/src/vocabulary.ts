/** The closed lists of the domain, named once. Database enums, forms and rules all derive from these. */

export const ROLES = ['athlete', 'guardian', 'coach', 'regional_director', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Admins are created on the server only, so the sign-up form never offers that role. */
export const SIGN_UP_ROLES = ['athlete', 'guardian', 'coach', 'regional_director'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** `pending` is a regional director whom no admin has approved yet. */
export const ACCOUNT_STATUSES = ['active', 'pending', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const LOCALES = ['en', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export const POSITIONS = [
  'Point Guard',
  'Shooting Guard',
  'Small Forward',
  'Power Forward',
  'Center',
] as const;
export type Position = (typeof POSITIONS)[number];

export const DOMINANT_HANDS = ['left', 'right', 'both'] as const;
export type DominantHand = (typeof DOMINANT_HANDS)[number];

export const VISIBILITIES = ['private', 'public', 'colleges_only', 'conditional'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VIDEO_PROVIDERS = ['youtube', 'hudl', 'vimeo', 'cloudflare', 'other'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** What a guardian releases, one group at a time. */
export const FIELD_GROUPS = [
  'identity',
  'measurements',
  'academics',
  'transcript',
  'videos',
  'contact',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Groups that reach coaches only once a director has verified them. */
export const VERIFIED_GROUPS = ['measurements', 'academics', 'transcript'] as const;
export type VerifiedGroup = (typeof VERIFIED_GROUPS)[number];

/** What a family reads of a release: whether it counts, and where it does not, why. */
export const RELEASE_STATES = [
  'on',
  // Approved, and off until the missing forms are signed.
  'awaits_forms',
  // Approved, and off until the guardian who approved it has the level for it.
  'awaits_level',
  // Another guardian said no, and only they can take that back.
  'denied',
  'off',
  // Nobody has decided about this audience, and a wider one may see it.
  'covered',
  'undecided',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const AUDIENCES = ['everyone', 'verified_colleges', 'institution'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const RELEASE_STATUSES = ['requested', 'approved', 'declined', 'withdrawn'] as const;
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number];

export const LINK_STATUSES = ['invited', 'accepted', 'active', 'ended'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** What a guardian's word is worth, the least first. */
export const GUARDIAN_LEVELS = ['linked', 'confirmed', 'verified'] as const;
export type GuardianLevel = (typeof GUARDIAN_LEVELS)[number];

/** What a guardian states to be to the athlete. */
export const RELATIONSHIPS = [
  'mother',
  'father',
  'legal_guardian',
  'grandparent',
  'foster_parent',
  'other_relative',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** What shows a director that somebody is a guardian. A check by card follows once payments exist. */
export const GUARDIANSHIP_EVIDENCE = ['document', 'school_word', 'club_word', 'video_call'] as const;
export type GuardianshipEvidence = (typeof GUARDIANSHIP_EVIDENCE)[number];

/** Never a no by itself: what a director should know before trusting a link. */
export const GUARDIAN_SIGNALS = [
  'same_device',
  'same_address',
  'joined_together',
  'same_mail_domain',
  'name_like_inviter',
  'many_athletes',
  'shared_mailbox',
] as const;
export type GuardianSignal = (typeof GUARDIAN_SIGNALS)[number];

/** What a page says of a field group to somebody who may open it. */
export const GROUP_STATES = ['visible', 'under_verification', 'not_released'] as const;

/** Why an athlete is private whatever the switch says. */
export const VISIBILITY_HOLDS = [
  'birthdate_missing',
  'consent_missing',
  'guardianship_missing',
  'age_doubted',
  'link_ended',
  'locked_down',
  'paused',
] as const;
export type VisibilityHold = (typeof VISIBILITY_HOLDS)[number];

/** Why nothing more is taken from an athlete: the birthdate says under 13, or the class does against an adult's birthdate. */
export const COLLECTION_HOLDS = ['child', 'age_doubted'] as const;
export type CollectionHold = (typeof COLLECTION_HOLDS)[number];

/** What the issuer of an invitation code knows of the age of those they invite. */
export const STATED_AGES = ['minor', 'adult'] as const;
export type StatedAge = (typeof STATED_AGES)[number];

/** What speaks against a birthdate that makes an adult: the graduation year, the school, the issuer of the code. */
export const AGE_DOUBTS = ['grad_year', 'school', 'invitation'] as const;
export type AgeDoubt = (typeof AGE_DOUBTS)[number];

/** What a regional director checks. */
export const FACT_GROUPS = [
  'measurements',
  'academics',
  'transcript',
  'season',
  'school',
  'institution',
  'guardianship',
  'age',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** `offered`: a director found other values than were claimed, and the family has yet to accept them. */
export const VERIFICATION_STATUSES = [
  'open',
  'more_asked',
  'offered',
  'verified',
  'rejected',
  'dropped',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Of an athlete's record; the institution is a coach's, and guardianship a guardian's. */
export const ATHLETE_FACT_GROUPS = [
  'measurements',
  'academics',
  'transcript',
  'season',
  'school',
  'age',
] as const;
export type AthleteFactGroup = (typeof ATHLETE_FACT_GROUPS)[number];

/** A document that proved a birthdate does not get old: the check counts for life, or until the birthdate changes. */
export const LIFETIME_MONTHS = 1200;

/** For so many months a check counts, unless a region wants it otherwise: bodies grow, schools and colleges last. */
export const VALID_MONTHS: Record<FactGroup, number> = {
  measurements: 6,
  academics: 12,
  transcript: 12,
  season: 12,
  school: 12,
  institution: 24,
  guardianship: 24,
  age: LIFETIME_MONTHS,
};

export const POST_KINDS = ['news', 'country_note'] as const;
export type PostKind = (typeof POST_KINDS)[number];

export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const INSTITUTION_KINDS = ['college', 'school', 'club', 'agency'] as const;
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number];

export const INSTITUTION_STATUSES = ['unverified', 'verified', 'rejected'] as const;
export type InstitutionStatus = (typeof INSTITUTION_STATUSES)[number];

export const CONTACT_STATUSES = ['requested', 'approved', 'declined', 'blocked'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** The clubs of American college sport, which are bound by different calendars. */
export const DIVISIONS = ['ncaa_d1', 'ncaa_d2', 'ncaa_d3', 'naia', 'njcaa', 'other'] as const;
export type Division = (typeof DIVISIONS)[number];

export const PROGRAMS = ['men', 'women'] as const;
export type Program = (typeof PROGRAMS)[number];

/** What a calendar of recruiting speaks of. A request through the product is correspondence. */
export const CONTACT_CHANNELS = [
  'correspondence',
  'unofficial_visit',
  'official_visit',
  'off_campus',
] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CONTACT_VERDICTS = ['allowed', 'warn', 'hold'] as const;
export type ContactVerdict = (typeof CONTACT_VERDICTS)[number];

/** What is told when control passes to an athlete, or why it does not: something speaks against the stated age. */
export const AGE_NOTICES = ['thirty_days', 'of_age', 'doubted'] as const;
export type AgeNotice = (typeof AGE_NOTICES)[number];

/** Without these nothing of a minor is released, and a child under 13 is shown to nobody. */
export const CONSENTS_TO_SHOW = ['platform', 'colleges'] as const;
/** Releases wait for these: the last two only some of them. */
export const NEEDED_CONSENTS = [...CONSENTS_TO_SHOW, 'transcript', 'media'] as const;
/** Nobody is asked for the others. */
export const CONSENT_KINDS = [...NEEDED_CONSENTS, 'summaries'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const PLANS = ['athlete', 'basic_scout', 'pro_scout', 'nil_consulting', 'global_report'] as const;
export type Plan = (typeof PLANS)[number];

/** The plans that let a coach open complete profiles; a coach's trial runs on one of them. */
export const SCOUT_PLANS = ['basic_scout', 'pro_scout'] as const;
export type ScoutPlan = (typeof SCOUT_PLANS)[number];

/** Those that are tried and paid by period: a scout plan, and the report beside it with a subscription of its own. */
export const BILLED_PLANS = [...SCOUT_PLANS, 'global_report'] as const;
export type BilledPlan = (typeof BILLED_PLANS)[number];

export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'lapsed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const INVITATION_KINDS = ['single', 'team'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

export const INVITATION_STATES = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const FILE_KINDS = ['photo', 'transcript'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const SOCIAL_NETWORKS = ['instagram', 'x', 'tiktok', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What a coach misses to download athletes as a table, the first of it. */
export const EXPORT_LOCKS = ['coaches_only', 'needs_institution', 'needs_pro'] as const;
export type ExportLock = (typeof EXPORT_LOCKS)[number];

export const SEARCH_SORTS = ['grad_year', 'height', 'updated'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What can be new about an athlete to somebody who searches; `profile` is anything else that the card shows. */
export const CARD_CHANGES = [
  'listed',
  'release',
  'verification',
  'season',
  'video',
  'figure',
  'profile',
] as const;
export type CardChange = (typeof CARD_CHANGES)[number];

/** What an alert tells of: athletes whom a search finds for the first time, and what is new about those it found before. */
export const ALERT_KINDS = ['match', 'release', 'verification', 'season', 'video', 'figure'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** What makes a profile complete, the most useful to a coach first: the meter names the first that is missing. */
export const PROFILE_STEPS = [
  'position',
  'height',
  'grad_year',
  'school',
  'birthdate',
  'photo',
  'video',
  'season',
  'gpa',
  'measurements',
  'bio',
  'transcript',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** What a message to support is about. A safety report is read before all others. */
export const SUPPORT_TYPES = ['general', 'account', 'billing', 'safety', 'nil-consulting'] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** Where a safety report was made: on the support form, in a conversation, or by a minor about a guardian. */
export const REPORT_SOURCES = ['form', 'conversation', 'guardian'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** How urgent a message to support is: a minor who fears a guardian, another danger, or neither. */
export const SUPPORT_SEVERITIES = ['child', 'danger', 'normal'] as const;
export type SupportSeverity = (typeof SUPPORT_SEVERITIES)[number];

/** What follows the first message: our answer, the writer's reply, or a note among admins. */
export const SUPPORT_MESSAGE_KINDS = ['answer', 'reply', 'note'] as const;
export type SupportMessageKind = (typeof SUPPORT_MESSAGE_KINDS)[number];
/** What somebody says is wrong, gravest first. */
export const REPORT_CATEGORIES = [
  'child_safety',
  'inappropriate',
  'harassment',
  'money',
  'impersonation',
  'other',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** What moderators look at. `support` is a safety report that was made outside of all the others. */
export const MODERATION_KINDS = [
  'conversation',
  'support',
  'coach',
  'profile',
  'photo',
  'video',
  'post',
  'account',
] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/**
 * What moderators do about something: a word to the person, taking the thing away, keeping a coach and an athlete apart, or
 * shutting out the person or the whole institution.
 */
export const MEASURES = ['warn', 'remove', 'freeze', 'suspend', 'ban'] as const;
export type Measure = (typeof MEASURES)[number];

/** A first message waits until a moderator has looked, and is kept back where something was wrong. */
export const MESSAGE_HOLDS = ['waiting', 'kept_back'] as const;
export type MessageHold = (typeof MESSAGE_HOLDS)[number];

/** What a message may ask a child for that nobody should ask for. */
export const MESSAGE_SIGNALS = ['move_elsewhere', 'secrecy', 'pictures', 'money'] as const;
export type MessageSignal = (typeof MESSAGE_SIGNALS)[number];

/** What somebody does that is unusual enough for a look. */
export const BEHAVIOUR_SIGNALS = [
  'mostly_declined',
  'night_messages',
  'one_school',
  'own_guardian',
  'fast_director',
] as const;
export type BehaviourSignal = (typeof BEHAVIOUR_SIGNALS)[number];

export const SIGNALS = [...MESSAGE_SIGNALS, ...BEHAVIOUR_SIGNALS] as const;
export type Signal = (typeof SIGNALS)[number];

/** What came of an item. `acted`: with measures here, or by what was done outside, such as a call to the authorities. */
export const MODERATION_OUTCOMES = ['nothing_wrong', 'acted'] as const;
export type ModerationOutcome = (typeof MODERATION_OUTCOMES)[number];

/** Gravest first. */
export const SEVERITIES = ['critical', 'high', 'normal'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The countries of the education hub and of the demo data. */
export const COUNTRIES = ['US', 'PR', 'CA', 'MX', 'BR', 'AR', 'CO', 'DO', 'ES', 'PT', 'FR', 'AU'] as const;
export type Country = (typeof COUNTRIES)[number];
