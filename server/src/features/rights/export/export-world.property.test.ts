/**
 * In the made-up world of the demo every text carries a mark that names its row. A reader of a download finds exactly the
 * marks that a model says, which is written from the product's words and knows nothing of holdings.
 */
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { loadDemo } from '../../../demo/load.ts';
import { createDatabase, createPool, type Database } from '../../../platform/database/database.ts';
import { publishConsentDocuments } from '../../consent/consent-document.service.ts';
import type { Subject } from '../holdings/holding.ts';
import { loadSubject } from './export-subject.ts';
import { gather } from './gather.store.ts';
import { asJson } from './tables.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const RUNS = 150;

type Model = (reader: Subject) => RawBuilder<unknown>;

const nobody: Model = () => sql`false`;
/** The athlete, and a guardian while the athlete is a minor. */
const family =
  (column = 'athlete_id'): Model =>
  ({ athleteId }) =>
    sql`marked.${sql.ref(column)} = ${athleteId}::uuid`;
const account =
  (column: string): Model =>
  ({ userId, reader }) =>
    reader === 'guardian' ? sql`false` : sql`marked.${sql.ref(column)} = ${userId}::uuid`;
/** What is said to those who decide: a minor is not reached past the guardian. */
const deciders: Model = ({ athleteId, reader }) =>
  sql`marked.athlete_id = ${athleteId}::uuid and ${reader !== 'minor'}::boolean`;
const either =
  (...models: Model[]): Model =>
  (reader) =>
    sql`(${sql.join(
      models.map((model) => sql`coalesce(${model(reader)}, false)`),
      sql` or `,
    )})`;
const inThreads: Model = ({ athleteId }) =>
  sql`marked.thread_id in (select id from threads where athlete_id = ${athleteId}::uuid)`;
const coachs: Model = ({ coachId }) => sql`marked.coach_id = ${coachId}::uuid`;

/** Table, column, and who reads it. */
const MODEL: readonly [string, string, Model][] = [
  ['athletes', 'bio', family('id')],
  ['athletes', 'city', family('id')],
  ['athletes', 'school_name', family('id')],
  ['athletes', 'held_reason', nobody],
  ['videos', 'title', family()],
  ['seasons', 'team', family()],
  ['messages', 'body', either(inThreads, account('sender_user_id'))],
  ['contact_requests', 'message', either(deciders, coachs)],
  ['contact_requests', 'reason', deciders],
  ['releases', 'message', either(deciders, account('requested_by'))],
  ['releases', 'reason', deciders],
  ['guardian_links', 'stated_name', account('guardian_user_id')],
  ['guardian_links', 'admitted_reason', nobody],
  ['guardian_links', 'ended_reason', nobody],
  [
    'support_requests',
    'message',
    (reader) => sql`marked.source <> 'guardian' and ${account('reporter_user_id')(reader)}`,
  ],
  ['support_requests', 'closed_note', nobody],
  ['coaches', 'title', account('user_id')],
  ['director_applications', 'federation', account('user_id')],
];

let fresh: FreshDatabase;
let people: { userId: string; athleteId: string | null }[];
beforeAll(async () => {
  fresh = await freshDatabase();
  await publishConsentDocuments(fresh.db);
  await loadDemo(fresh.db, { now: NOW, hashPassword: (password) => Promise.resolve(`hash of ${password}`) });
  // Messages cannot be changed by the application's role.
  const owner = createDatabase(createPool(fresh.url, { max: 1, isOwner: true }));
  for (const [table, column] of MODEL) await mark(owner, table, column);
  await owner.destroy();
  const { rows } = await sql<{ userId: string; athleteId: string | null }>`
    select id as "userId", null as "athleteId" from users
    union all
    select guardian_user_id, athlete_id from guardian_links where status = 'active'`.execute(fresh.db);
  people = rows;
}, 300_000);
afterAll(() => fresh.drop());

/** Where there is a text, and in notes of admins also where there is none. */
async function mark(owner: Database, table: string, column: string): Promise<void> {
  const isNote = /_reason$|_note$/u.test(column);
  const key = table === 'director_applications' ? 'user_id' : 'id';
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'mk:' || ${`${table}.${column}`} || ':' || ${sql.ref(key)}
    where ${isNote}::boolean or ${sql.ref(column)} is not null`.execute(owner);
}

async function expectedMarks(subject: Subject): Promise<string[]> {
  const marks: string[] = [];
  for (const [table, column, model] of MODEL) {
    const { rows } = await sql<{ mark: string }>`
      select marked.${sql.ref(column)} as mark from ${sql.table(table)} marked
      where coalesce(${model(subject)}, false) and marked.${sql.ref(column)} like 'mk:%'`.execute(fresh.db);
    marks.push(...rows.map(({ mark: found }) => found));
  }
  return marks.toSorted();
}

test(
  'a download has every mark that its reader may read, and none besides',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (index) => {
        const who = people[index % people.length];
        if (!who) return;
        const found = await loadSubject(fresh.db, { user_id: who.userId, athlete_id: who.athleteId }, NOW);
        if (!found) return;
        const archive = (await gather(fresh.db, found.subject)).map(asJson).join('\n');
        const marks = new Set(archive.match(/mk:[a-z_.]+:[0-9a-f-]{36}/gu));
        expect([...marks].toSorted()).toEqual(await expectedMarks(found.subject));
      }),
      { numRuns: RUNS },
    );
  },
);
