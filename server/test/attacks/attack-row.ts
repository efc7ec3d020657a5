/** The shape of the attack table: who attacks, and what each of them is to get. The rows are in rows/, by feature. */
export type Attacker =
  | 'no key'
  | 'anonymous key'
  | 'forged token'
  | 'signed out'
  | 'suspended'
  | 'other athlete'
  | 'other guardian'
  | 'other coach'
  | 'pending director';
/** Closer to the victim. Where a row does not pin them by themselves, they get what their counterpart gets. */
export type Neighbour =
  | 'former guardian'
  | 'verified coach'
  | 'coach elsewhere'
  | 'unproven coach'
  | 'director elsewhere';
export const COUNTERPARTS: Record<Neighbour, Attacker> = {
  'former guardian': 'other guardian',
  'verified coach': 'other coach',
  'coach elsewhere': 'other coach',
  'unproven coach': 'other coach',
  'director elsewhere': 'pending director',
};
export type Pinned = `${number} ${string}`;

/** Records of the victim that attackers try to reach. */
export type Target =
  | 'account'
  | 'session'
  | 'passkey'
  | 'athlete'
  | 'video'
  | 'deleted video'
  | 'season'
  | 'invitation'
  | 'file'
  | 'thread'
  | 'message file'
  | 'guardian link'
  | 'signature'
  | 'release request'
  | 'contact request'
  | 'block'
  | 'post'
  | 'post picture'
  | 'contact rule'
  | 'institution'
  | 'region'
  | 'director'
  | 'safety report'
  | 'confirmation'
  | 'message to support'
  | 'consulting case'
  | 'moderation item'
  | 'decision of moderators'
  | 'coach'
  | 'verification'
  | 'evidence file'
  | 'data export'
  | 'list'
  | 'list entry'
  | 'list note'
  | 'subscription'
  | 'seat'
  | 'seat invitation'
  | 'invoice'
  | 'player report'
  | 'purchase order'
  | 'saved search'
  | 'notification';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** Which record of the victim `:id` stands for. */
  target?: Target;
  /** What the route cannot do without, `?as=member`. */
  query?: string;
  /** There `:own` stands for the other guardian's own child, and `:institution` for one that anybody could name. */
  body?: unknown;
  expected: Record<Attacker, Pinned> & Partial<Record<Neighbour, Pinned>>;
}

/** For routes on one's own things: strangers have their own, so they get through to those and never to the victim's. */
export const OWN: Record<Attacker, Pinned> = {
  'no key': '401 sign_in_required',
  'anonymous key': '401 sign_in_required',
  'forged token': '401 invalid_token',
  'signed out': '401 session_ended',
  suspended: '401 session_ended',
  'other athlete': '200 own',
  'other guardian': '200 own',
  'other coach': '200 own',
  'pending director': '200 own',
};
export const OF_ANOTHER: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '404 not_found',
  'other guardian': '404 not_found',
  'other coach': '404 not_found',
  'pending director': '404 not_found',
};
export const REFUSED_AS_WRONG: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '422 current_password_wrong',
  'other guardian': '422 current_password_wrong',
  'other coach': '422 current_password_wrong',
  'pending director': '422 current_password_wrong',
};

export function successWith(pinned: Pinned) {
  return {
    'other athlete': pinned,
    'other guardian': pinned,
    'other coach': pinned,
    'pending director': pinned,
  };
}
