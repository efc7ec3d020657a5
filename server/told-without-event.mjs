/**
 * What people are told without an event that says so, and why. Everything else that rings a bell or leaves by email
 * follows from an event, in server/src/consequences.ts; `npm run imports` holds the features to it.
 */
export const TOLD_WITHOUT_EVENT = [
  [
    'accounts/mailbox-code.ts',
    'the code that proves a mailbox: a secret of which only the hash is kept, sent again whenever it is asked for',
  ],
  ['accounts/password.service.ts', 'the link to a new password: a secret of which only the hash is kept'],
  [
    'accounts/sign-up.service.ts',
    'the owner of an address hears that somebody tried to sign up with it: nothing has changed',
  ],
  [
    'accounts/mailbox-proof.service.ts',
    'the address that an account has just lost is told so: it is stored nowhere any more',
  ],
  [
    'institutions/sent-code.ts',
    'the code that proves a work address: a secret of which only the hash is kept',
  ],
  [
    'guardian-links/links/link.service.ts',
    'the invitation of a guardian: its key is a secret of which only the hash is kept',
  ],
  [
    'billing/seats/seat-invitation.service.ts',
    'the invitation to a seat: its key is a secret of which only the hash is kept',
  ],
  ['messages/', 'messages are in no log: it cannot be erased, and conversations can'],
  ['search/alerts/', 'what alerts have found: the clock of the reader says when, and no log says of whom'],
  ['releases/coming-of-age/', 'thirty days before the 18th birthday and on the day: the calendar says so'],
  ['legal-notices/', 'before a new version of the terms or the privacy notice applies: the calendar says so'],
  ['verification/expiry/', 'thirty days before a badge lapses: the calendar says so'],
  [
    'verification/guardianship/upgrade-notice.job.ts',
    'once, to those who were here before guardianship was checked',
  ],
];
