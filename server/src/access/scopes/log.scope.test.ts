import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { canReadEntry, isWithheld } from '../rules/log.rules.ts';
import { readableEntries, withheldEntries } from './log.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const TYPES = [
  'contact.requested',
  'contact.approved',
  'contact.declined',
  'block.created',
  'athlete.locked_down',
  'release.approved',
  'release.requested',
  'release.declined',
  'release.denial_withdrawn',
  'release.denial_passed_on',
  'athlete.institutions_merged',
  'contacts.none',
] as const;
const COLLEGE = 'a-college';

/** Ids of releases and of contacts are never the same. */
function dataOf(type: string, request: string): Record<string, string> {
  if (type === 'athlete.institutions_merged') return { institution_id: COLLEGE };
  return type.startsWith('release.')
    ? { release_id: request, institution_id: COLLEGE }
    : { contact_request_id: request };
}

const entriesArbitrary = fc.array(
  fc.record({ type: fc.constantFrom(...TYPES), request: fc.constantFrom('one', 'two', null) }),
  { minLength: 1, maxLength: 12 },
);

test('a minor reads of contact and blocks only what a guardian approved, everybody else reads all', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(entriesArbitrary, fc.boolean(), async (entries, isMinor) => {
      const chain = randomUUID();
      await inTransaction(fresh.db, async (trx) => {
        for (const { type, request } of entries) {
          const data = request === null ? {} : dataOf(type, request);
          await sql`insert into events (chain, type, actor_role, data)
            values (${chain}, ${type}, 'system', ${JSON.stringify(data)})`.execute(trx);
        }
      });
      const approvedIn = (kind: string) =>
        entries.flatMap(({ type, request }) => (type === `${kind}.approved` ? [request] : []));
      const expected = entries.flatMap(({ type, request }, n) => {
        const kind = type.startsWith('release.') ? 'release' : 'contact';
        const isMerge = type === 'athlete.institutions_merged';
        const isApproved = !isMerge && request !== null && approvedIn(kind).includes(request);
        const institutionId = (kind === 'release' || isMerge) && request !== null ? COLLEGE : null;
        if (!canReadEntry(isMinor, { type, isApproved, institutionId })) return [];
        return [{ seq: n + 1, is_withheld: isWithheld(isMinor, { type }) }];
      });
      const reader = sql`${isMinor}::boolean`;
      const { rows } = await sql<{ seq: number; is_withheld: boolean }>`
        select entry.seq::int, ${withheldEntries(reader)} as is_withheld from events entry
        where entry.chain = ${chain} and ${readableEntries(reader)} order by entry.seq`.execute(fresh.db);
      expect(rows).toEqual(expected);
      if (expected.length < entries.length) seen.add('left out');
      if (expected.some(({ is_withheld }) => is_withheld)) seen.add('withheld');
      if (isMinor && expected.some(({ seq }) => entries[seq - 1]?.type === 'contact.requested')) {
        seen.add('told once approved');
      }
    }),
    {
      numRuns: 60,
      // What chance alone may never make.
      examples: [
        [
          [
            { type: 'contact.requested', request: 'one' },
            { type: 'contact.approved', request: 'one' },
            { type: 'athlete.locked_down', request: null },
          ],
          true,
        ],
      ],
    },
  );
  expect([...seen].toSorted()).toEqual(['left out', 'told once approved', 'withheld']);
});
