import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Guard } from '../../access/engine/guard.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { seedPerson } from '../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { joinWithProfile } from '../../../test/records/uploads.ts';
import { exportDirectory } from './directory-export.service.ts';
import { EXPORTS_PER_DIRECTOR } from './directory.limits.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let director: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('athletes').execute();
  director = await joinDirector(app, ['MX'], 'Dora Director');
});

const take = (who: Joined, query = '') =>
  app.call<string>('GET', `/api/directory.csv${query}`, { token: who.token });

async function seedNamed(name: string, country = 'MX'): Promise<string> {
  const userId = await seedPerson(app.db, { role: 'athlete', name });
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: userId, country_code: country, grad_year: 2028, city: 'León, Guanajuato' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('athletes')
    .set({ release_policy: '{"a": 1}', updated_at: new Date('2026-05-01T00:00:00Z') })
    .where('id', '=', id)
    .execute();
  return id;
}

test('the table holds what the filters find, in the countries of the director and no others', async () => {
  await seedNamed('Ángel Ruiz');
  await seedNamed('Zoe "Z" Zamora');
  await seedNamed('Amélie Durand', 'FR');
  const answer = await take(director);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="faircourt-directory.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toBe(
    '\uFEFFname,country_code,city,state,last_active_on,grad_year,school_name,verified_groups\r\n' +
      'Ángel Ruiz,MX,"León, Guanajuato",none,2026-05-01,2028,,\r\n' +
      '"Zoe ""Z"" Zamora",MX,"León, Guanajuato",none,2026-05-01,2028,,\r\n',
  );
  expect((await take(director, '?search=ruiz')).body.split('\r\n')).toHaveLength(3);
});

test('each export is in the log of the one who took it, without what was searched for', async () => {
  await seedNamed('Hidden Name');
  await take(director, '?search=hidden&grad_year=2028');
  const exported = (await eventsOf(app.db, director.userId)).filter(({ type }) =>
    type.startsWith('directory.'),
  );
  expect(exported).toEqual([
    {
      type: 'directory.exported',
      actor_role: 'regional_director',
      data: {
        kind: 'athletes',
        rows: 1,
        has_search: true,
        country_code: null,
        grad_year: 2028,
        institution_kind: null,
        state: null,
      },
    },
  ]);
});

test('the family reads who took the athlete along, once a day however often', async () => {
  const kid = await joinWithProfile(app);
  const other = await joinWithProfile(app);
  await app.db.updateTable('athletes').set({ country_code: 'MX' }).where('id', '=', kid.athleteId).execute();
  await take(director);
  await take(director);
  const guardian = await app.join('guardian');
  await app.db
    .insertInto('guardian_links')
    .values(
      [kid, other].map(({ athleteId }) => ({
        athlete_id: athleteId,
        guardian_user_id: guardian.userId,
        status: 'active' as const,
        activated_at: NOW,
      })),
    )
    .execute();
  const views = async (athleteId: string) =>
    (await app.call<{ views: unknown[] }>('GET', `/api/family/${athleteId}/views`, { token: guardian.token }))
      .body.views;
  expect(await views(kid.athleteId)).toEqual([
    {
      viewed_on: '2026-11-15',
      viewer_name: 'Dora Director',
      viewer_role: 'regional_director',
      is_exported: true,
      is_in_report: false,
      institution_name: null,
      is_institution_verified: false,
      institution_badge: null,
      groups: ['identity'],
    },
  ]);
  expect(await views(other.athleteId)).toEqual([]);
});

test('looking at the list is no export', async () => {
  const id = await seedNamed('Listed Lea');
  await app.call('GET', '/api/directory', { token: director.token });
  const views = await app.db.selectFrom('profile_views').selectAll().where('athlete_id', '=', id).execute();
  expect(views).toEqual([]);
});

test('exports are few: the next waits', async () => {
  const scale = 1 / EXPORTS_PER_DIRECTOR.max;
  const deps = { db: app.db, limiter: new RateLimiter(app.db, scale) };
  const guard = new Guard(await loadActor(app.db, director.userId), NOW);
  const everything = { kind: 'athletes', search: null } as const;
  await exportDirectory(deps, guard, everything);
  await expect(exportDirectory(deps, guard, everything)).rejects.toMatchObject({ code: 'rate_limited' });
});
