/**
 * What a transaction can hold, in the one order in which it is held. Two transactions that both follow the order may wait
 * for each other in turn, but never for ever.
 */

/** Records, each with the table and the column that names one. */
const RECORDS = {
  invitation: { table: 'invitations', key: 'id' },
  session: { table: 'session_credentials', key: 'session_id' },
  account: { table: 'users', key: 'id' },
  region: { table: 'regions', key: 'id' },
  subscription: { table: 'subscriptions', key: 'id' },
  list: { table: 'recruiting_lists', key: 'id' },
  athlete: { table: 'athletes', key: 'id' },
  coach: { table: 'coaches', key: 'id' },
  verification: { table: 'verifications', key: 'id' },
  institution: { table: 'institutions', key: 'id' },
  thread: { table: 'threads', key: 'id' },
  post: { table: 'posts', key: 'id' },
  support_request: { table: 'support_requests', key: 'id' },
  moderation_item: { table: 'moderation_items', key: 'id' },
} as const;

/** Turns: nothing is stored under these names, and still only one at a time does what the turn is about. */
const TURNS = {
  /** A coach asks families: the second tab counts what the first has asked. */
  asking: 'asking',
  /** Somebody issues codes: the second tab counts what the first has issued. */
  issuing: 'invitations',
  /** Two regions do not get the same name at the same moment. */
  naming_region: 'regions',
  /** Two institutions are merged at a time: a merge writes to the logs of both. */
  merging: 'institution_merge',
  /** A message that a rule finds, a report and a decision about one conversation come one after the other. */
  moderating: 'moderating',
  /** Two colleagues at one institution do not both begin its trial. */
  starting_trial: 'trial',
  /** Two people who make the same institution known come one after the other. */
  naming_institution: 'institution_name',
} as const;

/**
 * Why in this order: turns that count what one person did come before anything they wait for; an account's change makes
 * the cards of its athletes; what moderators decide may change any of these, and closes what support has about it; a look is counted before the page is read; a list belongs to a subscription and names athletes; facts belong to an athlete or a coach; what a
 * check says of an institution follows from its coaches.
 */
const ORDER = [
  'asking',
  'issuing',
  'naming_region',
  'merging',
  'moderating',
  'moderation_item',
  'invitation',
  'session',
  'account',
  'starting_trial',
  'region',
  'subscription',
  'list',
  'athlete',
  'coach',
  'verification',
  'naming_institution',
  'institution',
  'thread',
  'post',
  'support_request',
] as const satisfies (RecordKind | Turn)[];

export type RecordKind = keyof typeof RECORDS;
export type Turn = keyof typeof TURNS;
export type Kind = RecordKind | Turn;

export function tableOf(kind: RecordKind): { table: string; key: string } {
  return RECORDS[kind];
}

export function isTurn(kind: Kind): kind is Turn {
  return kind in TURNS;
}

export function nameOf(turn: Turn): string {
  return TURNS[turn];
}

export function rankOf(kind: Kind): number {
  return ORDER.findIndex((one) => one === kind);
}
