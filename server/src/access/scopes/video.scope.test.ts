import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { isReached, type VideoReach } from '../rules/video.rules.ts';
import { reachedVideos } from './video.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const person = fc.constantFrom(1, 2, 3).map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const reachArbitrary: fc.Arbitrary<VideoReach> = fc.oneof(
  fc.constantFrom('all' as const, 'public' as const),
  fc.record({ markedBy: fc.uniqueArray(person) }),
);
const videosArbitrary = fc.array(fc.record({ isPublic: fc.boolean(), publicBy: fc.option(person) }), {
  minLength: 1,
});

test('a page reads exactly the videos that the viewer reaches', async () => {
  await fc.assert(
    fc.asyncProperty(reachArbitrary, videosArbitrary, async (reach, videos) => {
      const { rows } = await sql<{ place: number }>`
        select v.place::int from unnest(
          ${videos.map(({ isPublic }) => isPublic)}::boolean[], ${videos.map(({ publicBy }) => publicBy)}::uuid[]
        ) with ordinality as v (is_public, public_by, place)
        where ${reachedVideos(reach)} order by v.place`.execute(fresh.db);
      const reached = videos.flatMap((video, n) => (isReached(reach, video) ? [n + 1] : []));
      expect(rows.map(({ place }) => place)).toEqual(reached);
    }),
  );
});
