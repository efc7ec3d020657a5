/** Attacks on one's own things: account, sessions, notifications. */
import {
  OF_ANOTHER,
  OWN,
  REFUSED_AS_WRONG,
  successWith,
  type Attacker,
  type Endpoint,
  type Pinned,
} from '../attack-row.ts';

/** Nothing of guardians and directors is shown that could be frozen, nor of an athlete without a profile. */
const SHOWN_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

/** The address may be the victim's: nothing is set up that would outlive its proof. */
const NOT_BEFORE_PROOF = { 'unproven coach': '403 mailbox_not_proven' } as const;

export const ACCOUNT_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/auth/user', expected: OWN },
  { method: 'PATCH', url: '/api/auth/user', body: { name: 'Mallory' }, expected: OWN },
  {
    method: 'POST',
    url: '/api/auth/password',
    body: { current_password: 'a guess at it', password: 'taken over' },
    expected: REFUSED_AS_WRONG,
  },
  { method: 'GET', url: '/api/auth/mailbox', expected: OWN },
  {
    method: 'POST',
    url: '/api/auth/mailbox/code',
    expected: { ...OWN, ...successWith('409 conflict'), 'unproven coach': '200 own' },
  },
  // Most attackers' own mailboxes are proven, so there is nothing to guess at; a code of the victim's is not theirs.
  {
    method: 'POST',
    url: '/api/auth/mailbox/proof',
    body: { code: '000000' },
    expected: { ...OWN, 'unproven coach': '422 validation_failed' },
  },
  {
    method: 'POST',
    url: '/api/auth/mailbox/link-proof',
    body: { token: 'a guess at it' },
    expected: { ...OWN, ...successWith('422 confirm_link_invalid') },
  },
  {
    method: 'PUT',
    url: '/api/auth/mailbox/address',
    body: { email: 'mallory@example.test', current_password: 'a guess at it' },
    expected: REFUSED_AS_WRONG,
  },
  { method: 'DELETE', url: '/api/auth/mailbox/address', expected: OWN },
  { method: 'GET', url: '/api/auth/second-factor', expected: OWN },
  {
    method: 'POST',
    url: '/api/auth/second-factor/authenticator',
    body: { current_password: 'a guess at it' },
    expected: { ...REFUSED_AS_WRONG, ...NOT_BEFORE_PROOF },
  },
  // Nothing was begun, so no code is right.
  {
    method: 'POST',
    url: '/api/auth/second-factor/authenticator/confirm',
    body: { code: '000000' },
    expected: { ...OWN, ...successWith('422 second_step_wrong'), ...NOT_BEFORE_PROOF },
  },
  {
    method: 'POST',
    url: '/api/auth/second-factor/authenticator/off',
    body: { current_password: 'a guess at it' },
    expected: REFUSED_AS_WRONG,
  },
  {
    method: 'POST',
    url: '/api/auth/second-factor/recovery-codes',
    body: { current_password: 'a guess at it' },
    expected: REFUSED_AS_WRONG,
  },
  {
    method: 'POST',
    url: '/api/auth/proof',
    body: { code: '000000' },
    expected: { ...OWN, ...successWith('422 second_step_wrong') },
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/options',
    body: { current_password: 'a guess at it' },
    expected: { ...REFUSED_AS_WRONG, ...NOT_BEFORE_PROOF },
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys',
    body: {
      name: 'Mine',
      response: {
        id: 'made-up',
        rawId: 'made-up',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
    expected: { ...OWN, ...successWith('422 passkey_refused'), ...NOT_BEFORE_PROOF },
  },
  {
    method: 'PATCH',
    url: '/api/auth/passkeys/:id',
    target: 'passkey',
    body: { name: 'Mine' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/auth/passkeys/:id/remove',
    target: 'passkey',
    body: { current_password: 'a guess at it' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/holdings', expected: OWN },
  { method: 'GET', url: '/api/data-exports', expected: OWN },
  { method: 'POST', url: '/api/data-exports', expected: OWN },
  // A link and a right password of one's own open nothing of another account.
  {
    method: 'POST',
    url: '/api/data-exports/:id/open',
    target: 'data export',
    body: { current_password: 'correct horse' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/auth/sessions', expected: OWN },
  { method: 'DELETE', url: '/api/auth/sessions/:id', target: 'session', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/auth/sessions', expected: { ...OWN, ...successWith('204 own') } },
  { method: 'GET', url: '/api/restriction', expected: OWN },
  { method: 'PUT', url: '/api/restriction', expected: SHOWN_ONLY },
  { method: 'DELETE', url: '/api/restriction', expected: SHOWN_ONLY },
  { method: 'GET', url: '/api/erasure', expected: OWN },
  {
    method: 'POST',
    url: '/api/erasure',
    body: { current_password: 'a guess at it' },
    expected: REFUSED_AS_WRONG,
  },
  { method: 'DELETE', url: '/api/erasure', expected: OWN },
  { method: 'GET', url: '/api/notification-choices', expected: OWN },
  {
    method: 'PATCH',
    url: '/api/notification-choices',
    body: { topic: 'reports', channel: 'bell', is_on: false },
    expected: OWN,
  },
  { method: 'GET', url: '/api/checklists', expected: OWN },
  {
    method: 'PATCH',
    url: '/api/checklists',
    body: { changes: [{ item: 'junior.athlete.list', is_ticked: true, age_ms: 0 }] },
    expected: OWN,
  },
  { method: 'GET', url: '/api/notifications', expected: OWN },
  { method: 'POST', url: '/api/notifications/read', expected: OWN },
  { method: 'POST', url: '/api/notifications/:id/read', target: 'notification', expected: OF_ANOTHER },
  // Answered in live-updates.test.ts for those who get through: an open stream has no end to wait for here.
  { method: 'GET', url: '/api/notifications/stream', expected: OWN },
];
