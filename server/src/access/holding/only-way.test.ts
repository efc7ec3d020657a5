import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const LOCKS =
  /\.for(?:Update|Share|NoKeyUpdate|KeyShare)\(|\bfor (?:no key )?update\b|\bfor (?:key )?share\b|pg_advisory/iu;

/** What waits here holds nothing that others wait for, so it needs no place in the order. */
const OTHERS = [
  // The lock itself.
  'access/holding/hold.ts',
  // Whole processes come one after the other.
  'demo/load.ts',
  // Shared by everybody who stores cards; the sweep, which needs it alone, never waits.
  'features/search/cards/word.store.ts',
  // Takes what nobody else has taken.
  'features/verification/guardianship/upgrade-notice.job.ts',
  // The floor below knows no kinds: the password that was compared is still the password.
  'platform/sessions/sign-in-engine.ts',
];

test('nothing but access/holding makes a transaction wait for a record', () => {
  const locking = globSync('**/*.ts', { cwd: SOURCES })
    .filter((path) => !/\.test\.ts$|\.test-support\.ts$/u.test(path))
    .filter((path) => LOCKS.test(withoutComments(readFileSync(join(SOURCES, path), 'utf8'))));
  expect(locking.toSorted()).toEqual(OTHERS.toSorted());
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
}
