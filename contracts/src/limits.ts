/** The numbers of the specification. The API checks them, and a CHECK in the database checks them again. */
export const LIMITS = {
  passwordMin: 6,
  /** Long enough for any passphrase, short enough that hashing it is not an attack. */
  passwordMax: 200,
  nameMax: 120,
  /** A signature of one letter says nothing; shorter full names than two characters there are none. */
  signedNameMin: 2,
  emailMax: 254,
  heightCm: { min: 100, max: 250 },
  weightKg: { min: 30, max: 200 },
  wingspanCm: { min: 100, max: 280 },
  verticalCm: { min: 10, max: 150 },
  gradYear: { min: 2024, max: 2035 },
  jerseyNumber: { min: 0, max: 99 },
  gpa: { min: 0, max: 5 },
  sat: { min: 400, max: 1600 },
  act: { min: 1, max: 36 },
  bioMax: 1000,
  cityMax: 120,
  schoolNameMax: 200,
  teamNameMax: 200,
  socialHandleMax: 60,
  courseTitleMax: 120,
  courseGradeMax: 20,
  coreCoursesMax: 40,
  seasonLabelMax: 20,
  seasonGamesMax: 200,
  seasonMinutesMax: 12_000,
  seasonPointsMax: 10_000,
  seasonCountMax: 5_000,
  seasonStealsMax: 2_000,
  /** Per athlete; more than a career holds. */
  seasonsMax: 40,
  videosMax: 100,
  /** A guardian tells an athlete once in so many days that it is their turn. */
  tellAthleteDays: 3,
  /** How far ahead a listing can be paused. */
  pauseMonthsMax: 12,
  teamCodeUses: { min: 2, max: 1000 },
  invitationDaysMax: 365,
  openInvitationsMax: 200,
  /** Of a coach whose institution no director has verified. */
  openInvitationsUnverifiedMax: 10,
  videoTitleMax: 200,
  videoDescriptionMax: 500,
  urlMax: 2000,
  searchPage: 50,
  /** Where counting the matches of a search stops. */
  searchCountMax: 1_000,
  savedSearchNameMax: 80,
  /** Per subscription. */
  savedSearchesMax: 100,
  basicScoutProfilesPerMonth: 50,
  trialDays: 14,
  proScoutSeats: 3,
  supportMessageMax: 5000,
} as const;

/** Birthdates are later than this day. */
export const BORN_AFTER = '1970-01-01';

export const DEFAULT_COUNTRY = 'US';
export const CAROUSEL_INTERVAL_MS = 3000;
export const COPYRIGHT_YEAR = 2025;

/** Session handling of the specification: checked every 30 seconds, refreshed with 90 seconds or less left. */
export const SESSION_TICK_SECONDS = 30;
export const SESSION_REFRESH_MARGIN_SECONDS = 90;

/** Under `consent` nothing is collected or shown without verified guardianship; from `adult` on the athlete decides alone. */
export const AGES = { consent: 13, adult: 18 } as const;
