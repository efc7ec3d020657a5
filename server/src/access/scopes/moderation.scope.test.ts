import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { seedPerson } from '../../../test/records/seeded-athletes.ts';
import { ANONYMOUS, isSignedIn, type Actor } from '../engine/actor.ts';
import { canModerate } from '../rules/moderation.rules.ts';
import { moderatableItems, moderatorsOf } from './moderation.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('the list holds the items that one may open, no matter whom they concern', async () => {
  const people = [
    await seedPerson(fresh.db, { role: 'admin', name: 'One' }),
    await seedPerson(fresh.db, { role: 'admin', name: 'Two' }),
    await seedPerson(fresh.db, { role: 'coach', name: 'Three' }),
  ] as const;
  const choices = [null, ...people];
  const items: { id: string; aboutUserId: string | null; reporterUserIds: string[] }[] = [];
  for (const aboutUserId of choices) {
    for (const reporter of choices) {
      const { id } = await fresh.db
        .insertInto('moderation_items')
        .values({
          kind: 'profile',
          subject_id: sql<string>`uuid_v7()`,
          severity: 'normal',
          category: 'other',
          about_user_id: aboutUserId,
          created_at: new Date(0),
          due_at: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await fresh.db
        .insertInto('moderation_reports')
        .values({
          item_id: id,
          reported_by: reporter,
          category: 'other',
          reason: 'x',
          created_at: new Date(0),
        })
        .execute();
      items.push({ id, aboutUserId, reporterUserIds: reporter ? [reporter] : [] });
    }
  }
  const actors: Actor[] = [
    ANONYMOUS,
    { kind: 'suspended', userId: people[0], role: 'admin' },
    { kind: 'admin', userId: people[0], isMailboxProven: true },
    { kind: 'admin', userId: people[1], isMailboxProven: true },
    { kind: 'guardian', userId: people[2], isMailboxProven: true, athleteIds: [] },
  ];
  for (const actor of actors) {
    const { rows } = await sql<{ id: string }>`
      select item.id from moderation_items item where ${moderatableItems(actor)} order by item.id`.execute(
      fresh.db,
    );
    const ruled = items.filter((item) => isSignedIn(actor) && canModerate(actor, item));
    expect(rows.map(({ id }) => id)).toEqual(ruled.map(({ id }) => id).toSorted());
  }
  for (const item of items) {
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where ${moderatorsOf(item.id)} order by u.id`.execute(fresh.db);
    const admins = people.slice(0, 2);
    const ruled = admins.filter((userId) =>
      canModerate({ kind: 'admin', userId, isMailboxProven: true }, item),
    );
    expect(rows.map(({ id }) => id)).toEqual(ruled.toSorted());
  }
});
