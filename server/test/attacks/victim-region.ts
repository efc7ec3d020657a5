/** What is for admins and directors: an institution that was refused, a region, and its director. */
import type { Database } from '../../src/platform/database/database.ts';
import { seedPerson } from '../records/seeded-athletes.ts';

export async function seedRegion(
  db: Database,
): Promise<Record<'institution' | 'region' | 'director', string>> {
  const { id: institution } = await db
    .insertInto('institutions')
    .values({ name: 'Hidden Institute', kind: 'college', country_code: 'US', status: 'rejected' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: region } = await db
    .insertInto('regions')
    .values({ name: 'Far away' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('region_countries').values({ region_id: region, country_code: 'NZ' }).execute();
  const director = await seedPerson(db, { role: 'regional_director', name: 'Hidden Director' });
  await db.insertInto('director_regions').values({ region_id: region, director_user_id: director }).execute();
  await db
    .insertInto('application_documents')
    .values({
      user_id: director,
      name: 'hidden.pdf',
      storage_key: 'applications/hidden',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .execute();
  return { institution, region, director };
}
