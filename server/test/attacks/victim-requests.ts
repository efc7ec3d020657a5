/** What a coach has asked of the victim's family, whom it has blocked, and a rule of the calendar. */
import type { Database } from '../../src/platform/database/database.ts';
import type { Target } from './attack-row.ts';

type Asked = Extract<Target, 'release request' | 'contact request' | 'block' | 'contact rule'>;

export async function seedRequests(
  db: Database,
  athleteId: string,
  coachUserId: string,
): Promise<Record<Asked, string>> {
  const { id: institution } = await db
    .insertInto('institutions')
    .values({ name: 'Hidden College', kind: 'college', country_code: 'US' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: release } = await db
    .insertInto('releases')
    .values({
      athlete_id: athleteId,
      field_group: 'academics',
      audience: 'institution',
      institution_id: institution,
      status: 'requested',
      requested_by: coachUserId,
      message: 'Hidden question',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: contact } = await db
    .insertInto('contact_requests')
    .columns(['athlete_id', 'coach_id', 'message'])
    .expression((eb) =>
      eb
        .selectFrom('coaches')
        .select((of) => [of.val(athleteId).as('athlete_id'), 'id', of.val('Hidden wish').as('message')])
        .where('user_id', '=', coachUserId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: block } = await db
    .insertInto('blocks')
    .values({ athlete_id: athleteId, institution_id: institution })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: rule } = await db
    .selectFrom('contact_rules')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { 'release request': release, 'contact request': contact, block, 'contact rule': rule };
}
