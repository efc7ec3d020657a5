import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Unasked } from './unasked.ts';

const SOURCES = join(import.meta.dirname, '../..');
const LOCKS =
  /\.for(?:Update|Share|NoKeyUpdate|KeyShare)\(|\bfor (?:no key )?update\b|\bfor (?:key )?share\b|pg_advisory/iu;

/** What waits here holds nothing that others wait for, so it needs no place in the order. */
const OTHERS = [
  // The lock itself.
  'access/holding/hold.ts',
  // Whole processes come one after the other.
  'demo/load.ts',
  // Passes over what somebody else holds.
  'features/search/alerts/match.store.ts',
  // Shared by everybody who stores cards; the sweep, which needs it alone, never waits.
  'features/search/cards/word.store.ts',
  // Takes what nobody else has taken.
  'features/verification/guardianship/upgrade-notice.job.ts',
  // Servers that start come one after the other.
  'platform/database/one-at-a-time.ts',
  // The floor below knows no kinds: the password that was compared is still the password.
  'platform/sessions/sign-in-engine.ts',
];

test('nothing but access/holding makes a transaction wait for a record', () => {
  const locking = productFiles().filter((path) =>
    LOCKS.test(withoutComments(readFileSync(join(SOURCES, path), 'utf8'))),
  );
  expect(
    locking.toSorted(),
    'a file that locks by itself: use holdFor of access/holding/hold-for.ts',
  ).toEqual(OTHERS.toSorted());
});

/** Who holds records and asks nobody, and why. A new line here is a decision: what people ask for goes through holdFor. */
const UNASKED = {
  'the calendar': [
    'features/accounts/suspension.service.ts',
    'features/athletes/builder/video.service.ts',
    'features/billing/life/clock.service.ts',
    'features/billing/stripe/granted-wish.service.ts',
    'features/billing/stripe/mirror.service.ts',
    'features/files/stills/still.job.ts',
    'features/guardian-links/conflicts/conflict.service.ts',
    'features/guardian-links/links/forgotten-invitations.service.ts',
    'features/listing/pause.service.ts',
    'features/messages/conversation.ts',
    'features/releases/coming-of-age/coming-of-age.service.ts',
    'features/requests/unanswered.service.ts',
    'features/rights/erasure/erase.service.ts',
    'features/rights/erasure/erasure-reminder.service.ts',
    'features/search/alerts/delivery.service.ts',
    'features/verification/expiry/expiry.service.ts',
  ],
  'a consequence': [
    'features/accounts/moderated-account.service.ts',
    'features/athletes/builder/removed-video.service.ts',
    'features/billing/seats/orphaned.service.ts',
    'features/billing/seats/seat.service.ts',
    'features/files/removed-photo.service.ts',
    'features/guardian-links/links/erased-links.service.ts',
    'features/institutions/affiliation-outcome.service.ts',
    'features/institutions/banned-institution.service.ts',
    'features/institutions/merging/merge.service.ts',
    'features/institutions/renamed-coach.service.ts',
    'features/messages/removed-message.service.ts',
    'features/messages/signals/flagged-message.service.ts',
    'features/moderation/freeze.service.ts',
    'features/posts/removed-post.service.ts',
    'features/search/cards/card.service.ts',
    'features/support/inbox/decided-report.service.ts',
    'features/verification/queue/lost-claim.service.ts',
  ],
  'the command line': [
    'features/accounts/held-account.ts',
    'features/admin/director.service.ts',
    'features/admin/region.service.ts',
  ],
  'nobody is known yet': [
    'features/accounts/former-session.service.ts',
    'features/accounts/passkey.service.ts',
    'features/accounts/password.service.ts',
    'features/accounts/session.service.ts',
    'features/accounts/sign-in.service.ts',
    'features/invitations/invitation.service.ts',
    'features/support/threads/reply.service.ts',
  ],
  'counted once': ['features/verification/queue/item.service.ts'],
  'a preview': ['features/athletes/page/athlete-page.service.ts'],
} satisfies Record<Unasked, string[]>;

test('nobody is asked only where the list says why', () => {
  const found: Record<string, string[]> = {};
  for (const path of productFiles()) {
    const text = withoutComments(readFileSync(join(SOURCES, path), 'utf8'));
    for (const [, why = ''] of text.matchAll(/Unasked\(\s*trx,\s*'([^']+)'/gu)) {
      const files = (found[why] ??= []);
      if (!files.includes(path)) files.push(path);
    }
  }
  for (const files of Object.values(found)) files.sort();
  expect(
    found,
    'what a person asks for goes through holdFor; a job or another reason of unasked.ts is added to UNASKED above',
  ).toEqual(UNASKED);
});

test('only access/holding takes locks that no guard was asked about', () => {
  const taking = productFiles().filter((path) =>
    /import \{[^}]*\blockAll\b/u.test(readFileSync(join(SOURCES, path), 'utf8')),
  );
  expect(taking.toSorted()).toEqual(['access/holding/hold-for.ts', 'access/holding/unasked.ts']);
});

function productFiles(): string[] {
  return globSync('**/*.ts', { cwd: SOURCES }).filter(
    (path) => !/\.test\.ts$|\.test-support\.ts$/u.test(path),
  );
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
}
