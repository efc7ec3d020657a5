/**
 * Attackers who are close to the victim: one who was family, coaches of verified colleges without a release or with a past
 * one, a coach whose mailbox is unproven, and a director whose region lies elsewhere. And the one coach who may, so that there is something to be kept from them.
 */
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { refreshCards } from '../../src/features/search/cards/card.service.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import { seedAthlete, seedCollege, seedPerson, seedRelease } from '../records/seeded-athletes.ts';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import type { CallOptions, Joined, TestApp } from '../app/test-app.ts';
import type { Neighbour } from './attack-row.ts';

/** From now on the victim is a minor whose page opens for the college of `holder`, and for no other. */
export async function openToOneCollege(
  app: TestApp,
  victim: { athleteId: string; userId: string },
  holder: Joined,
): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2010-01-01', visibility: 'conditional', country_code: 'US' })
    .where('id', '=', victim.athleteId)
    .execute();
  const guardianUserId = await seedPerson(app.db, { role: 'guardian', name: 'Hidden Guardian' });
  await link(app, victim.athleteId, guardianUserId, 'active');
  await seedGuardianship(app.db, { athleteId: victim.athleteId, guardianUserId });
  const institutionId = await seedCollege(app.db, holder.userId, 'Holder College');
  const groups = FIELD_GROUPS.filter((group) => group !== 'contact');
  await seedRelease(app.db, { ...victim, guardianUserId, seasonIds: [] }, groups, {
    audience: 'institution',
    institutionId,
  });
  await inTransaction(app.db, (trx) => refreshCards(trx, [victim.athleteId], new Date()));
}

export async function joinNeighbours(
  app: TestApp,
  athleteId: string,
): Promise<Record<Neighbour, CallOptions>> {
  const former = await app.join('guardian', 'former@other.test');
  await link(app, athleteId, former.userId, 'ended');
  const verified = await app.join('coach', 'verified@other.test');
  await seedCollege(app.db, verified.userId, 'Some College');
  const elsewhere = await app.join('coach', 'elsewhere@other.test');
  const rival = await seedCollege(app.db, elsewhere.userId, 'Rival College');
  await seedPastReleases(app, athleteId, rival);
  const unproven = await app.join('coach', 'unproven@other.test', { isMailboxProven: false });
  // Another code would have to wait for the one of the sign-up, by the clock.
  await app.db.deleteFrom('mailbox_codes').where('user_id', '=', unproven.userId).execute();
  const director = await app.join('regional_director', 'director@elsewhere.test');
  await overseeFrance(app, director.userId);
  return {
    'former guardian': { token: former.token },
    'verified coach': { token: verified.token },
    'coach elsewhere': { token: elsewhere.token },
    'unproven coach': { token: unproven.token },
    'director elsewhere': { token: director.token },
  };
}

/** For whom this guardian decides. */
export async function seedChildOf(app: TestApp, guardianUserId: string): Promise<string> {
  const { athleteId } = await seedAthlete(app.db, { birthdate: '2010-01-01' });
  await link(app, athleteId, guardianUserId, 'active');
  await seedGuardianship(app.db, { athleteId, guardianUserId });
  return athleteId;
}

function link(app: TestApp, athleteId: string, guardianUserId: string, status: 'active' | 'ended') {
  return app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardianUserId,
      status,
      activated_at: new Date(0),
      ended_at: status === 'ended' ? new Date(0) : null,
    })
    .execute();
}

/** What this college once held: one release ran out, the other was taken back. */
async function seedPastReleases(app: TestApp, athleteId: string, institutionId: string): Promise<void> {
  const { guardian_user_id } = await app.db
    .selectFrom('guardian_links')
    .select('guardian_user_id')
    .where('athlete_id', '=', athleteId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  const past = {
    athlete_id: athleteId,
    audience: 'institution',
    institution_id: institutionId,
    decided_by: guardian_user_id,
    decided_at: new Date(0),
  } as const;
  await app.db
    .insertInto('releases')
    .values([
      { ...past, field_group: 'identity', status: 'approved', expires_at: new Date(1) },
      { ...past, field_group: 'videos', status: 'withdrawn', withdrawn_at: new Date(1) },
    ])
    .execute();
}

async function overseeFrance(app: TestApp, directorUserId: string): Promise<void> {
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', directorUserId).execute();
  const { id } = await app.db
    .insertInto('regions')
    .values({ name: 'Elsewhere' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('region_countries').values({ region_id: id, country_code: 'FR' }).execute();
  await app.db
    .insertInto('director_regions')
    .values({ region_id: id, director_user_id: directorUserId })
    .execute();
}
