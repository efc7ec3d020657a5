/** A list of the one coach who may see the victim, with the victim on it. */
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

export async function seedList(
  db: Database,
  athleteId: string,
  issuerUserId: string,
): Promise<Record<'list' | 'list entry' | 'list note', string>> {
  const { id: list } = await db
    .insertInto('recruiting_lists')
    .columns(['subscription_id', 'owner_user_id', 'name', 'is_shared'])
    .expression((eb) =>
      eb
        .selectFrom('subscriptions')
        .select(['id', 'owner_user_id', eb.val('Hidden list').as('name'), sql<boolean>`true`.as('is_shared')])
        .where('owner_user_id', '=', issuerUserId)
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: stage } = await db
    .insertInto('list_stages')
    .values({ list_id: list, kind: 'watching', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: entry } = await db
    .insertInto('list_entries')
    .values({ list_id: list, stage_id: stage, athlete_id: athleteId, position: '1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: note } = await db
    .insertInto('list_notes')
    .values({ entry_id: entry, author_user_id: issuerUserId, body: 'Hidden note' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { list, 'list entry': entry, 'list note': note };
}
