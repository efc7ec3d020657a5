/** Regional directors whom an admin has approved, with the countries they look after. */
import type { Joined, TestApp } from '../app/test-app.ts';

export async function joinDirector(
  app: TestApp,
  countries: readonly string[],
  name = 'Test regional_director',
): Promise<Joined> {
  const director = await app.join('regional_director');
  await app.db
    .updateTable('users')
    .set({ status: 'active', name })
    .where('id', '=', director.userId)
    .execute();
  await giveRegion(app, director.userId, countries);
  return director;
}

export async function giveRegion(
  app: TestApp,
  directorUserId: string,
  countries: readonly string[],
): Promise<string> {
  const { id } = await app.db
    .insertInto('regions')
    .values({ name: `${countries.join(' ')} of ${directorUserId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('region_countries')
    .values(countries.map((country_code) => ({ region_id: id, country_code })))
    .execute();
  await app.db
    .insertInto('director_regions')
    .values({ region_id: id, director_user_id: directorUserId })
    .execute();
  return id;
}
