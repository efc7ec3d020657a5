/**
 * Which feature may call which, and why. `npm run imports` holds the code to this list, and the list to having no way
 * back; docs/architecture.md shows it. What only follows from an event needs no edge: server/src/consequences.ts says so.
 */
export const FEATURE_EDGES = [
  ['accounts', 'billing', 'a coach who joins is promised a trial, which begins with the proven mailbox'],
  ['accounts', 'invitations', 'joining redeems a code in the transaction that makes the account'],
  ['admin', 'accounts', 'approving, suspending and signing out change accounts'],
  ['admin', 'athletes', 'opening the account of an athlete is a look, which families read'],
  ['athletes', 'accounts', 'the builder shows the account beside the profile'],
  [
    'athletes',
    'billing',
    'opening a profile takes it from the month of the coach in the transaction that shows it',
  ],
  ['athletes', 'files', 'the builder and the page list the files of an athlete'],
  [
    'athletes',
    'verification',
    'the builder and the page show badges, and an accepted correction is a change',
  ],
  ['directory', 'athletes', 'an export is a look at each athlete in it, which families read'],
  [
    'family',
    'athletes',
    'the page of a family shows completeness, videos, looks and the page as a coach gets it',
  ],
  ['family', 'guardian-links', 'the page of a family shows how far its guardianship is checked'],
  ['family', 'releases', 'the page of a family shows its releases'],
  ['family', 'requests', 'the page of a family counts the requests that wait'],
  [
    'files',
    'billing',
    'a transcript belongs to the complete profile, which a limited plan opens by the month',
  ],
  ['guardian-links', 'releases', 'a link that ends offers what its guardian released to the others'],
  ['guardian-links', 'support', 'a minor who does not feel safe with a guardian says so quietly'],
  ['guardian-links', 'verification', 'a guardian asks the directors to check the guardianship'],
  ['institutions', 'verification', 'naming an institution asks its directors, once the address is proven'],
  ['messages', 'support', 'a report of a conversation goes to support'],
  ['requests', 'releases', 'the answer to a request is a release'],
];
