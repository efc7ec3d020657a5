/** Pictures of videos: fetched only for adults who agree, handed out with the video, gone with the agreement. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Updateable } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Video } from '@faircourt/contracts/videos';
import type { VideoProvider } from '@faircourt/contracts/vocabulary';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import {
  seedAthlete,
  seedCollege,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { filesOf } from '../../../../test/features/erasure.ts';
import type { Athletes, Videos } from '../../../platform/database/schema.gen.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { sweepFiles } from '../../../uploads/file.jobs.ts';
import type { StillHosts } from './still-source.ts';
import { keepStills } from './still.job.ts';

const NOW = '2026-11-15T12:00:00.000Z';
const PICTURE = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#d9631e' } })
  .jpeg()
  .toBuffer();

type Reply = { status?: number; type?: string; body?: string | Buffer; location?: string };

let moment = NOW;
let app: TestApp;
let files: FileStore;
let platform: Server;
let hosts: StillHosts;
let asked: string[];
let reply: (path: string) => Reply;
let faults: Error[];

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  files = await filesOf(app);
  platform = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const { status = 200, type = 'image/jpeg', body = PICTURE, location } = reply(path);
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  hosts = { youtubePictures: base, vimeo: base, vimeoPictures: base };
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => platform.close(resolve));
});
beforeEach(async () => {
  moment = NOW;
  asked = [];
  faults = [];
  reply = () => ({});
  await app.db.deleteFrom('videos').execute();
});

const run = (given: StillHosts | null = hosts, store = files) =>
  keepStills({
    db: app.db,
    files: store,
    clock: { now: () => new Date(moment) },
    hosts: given,
    onError: (fault) => faults.push(fault),
  });
const kept = () => app.db.selectFrom('video_stills').selectAll().execute();

/** Without the videos that it comes with. */
async function seed(birthdate = '2009-06-01'): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db, { birthdate });
  await seedSignatures(app.db, athlete);
  await app.db.deleteFrom('videos').where('athlete_id', '=', athlete.athleteId).execute();
  return athlete;
}
const adult = () => seed('2001-01-01');

interface GivenVideo {
  url?: string;
  provider?: VideoProvider;
  is_public?: boolean;
  public_by?: string | null;
  public_since?: Date | null;
}

/** Marked by the athlete an hour ago unless said otherwise. */
async function addVideo({ athleteId, userId }: SeededAthlete, given: GivenVideo = {}): Promise<string> {
  const { id } = await app.db
    .insertInto('videos')
    .values({
      athlete_id: athleteId,
      title: 'Tape',
      url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      provider: 'youtube',
      is_public: true,
      public_by: userId,
      public_since: new Date('2026-11-15T11:00:00.000Z'),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const change = ({ athleteId }: SeededAthlete, values: Updateable<Athletes>) =>
  app.db.updateTable('athletes').set(values).where('id', '=', athleteId).execute();
const mark = (videoId: string, values: Updateable<Videos>) =>
  app.db.updateTable('videos').set(values).where('id', '=', videoId).execute();

async function still(videoId: string, who: Joined | null) {
  return app.call('GET', `/api/videos/${videoId}/still`, who ? { token: who.token } : {});
}

test('the picture of an adult’s public video is fetched once, redrawn and kept; a private one is not asked for', async () => {
  const athlete = await adult();
  const video = await addVideo(athlete);
  await addVideo(athlete, { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb', is_public: false });
  await addVideo(athlete, { url: 'https://www.hudl.com/video/3/1/2', provider: 'hudl' });
  await run();
  await run();
  expect(asked).toEqual(['/vi/aaaaaaaaaaa/hqdefault.jpg']);
  const [row] = await kept();
  expect([row?.video_id, row?.content_type]).toEqual([video, 'image/webp']);
  expect(await files.read(row?.storage_key ?? '')).not.toBeNull();
});

test('of a minor’s video there is no picture, no matter who marked it and what is signed; nobody is even asked', async () => {
  const minor = await seed();
  await addVideo(minor);
  await addVideo(minor, {
    url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
    public_by: minor.guardianUserId,
  });
  const ageless = await adult();
  await addVideo(ageless);
  await change(ageless, { birthdate: null });
  const doubted = await adult();
  await addVideo(doubted);
  await change(doubted, { age_doubts: ['school'] });
  await run();
  expect([asked, await kept()]).toEqual([[], []]);
});

test('what was marked by a guardian, as a minor or before anybody was told of the picture counts only once it is marked again', async () => {
  const athlete = await seed('2008-11-01');
  await addVideo(athlete, { public_by: athlete.guardianUserId });
  await addVideo(athlete, { url: 'https://vimeo.com/76979871', provider: 'vimeo', public_since: null });
  const asMinor = await addVideo(athlete, {
    url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
    public_since: new Date('2026-10-20T12:00:00Z'),
  });
  await run();
  expect(asked).toEqual([]);
  await mark(asMinor, { is_public: false, public_by: null, public_since: null });
  await mark(asMinor, { is_public: true, public_by: athlete.userId, public_since: new Date(moment) });
  await run();
  expect(asked).toEqual(['/vi/bbbbbbbbbbb/hqdefault.jpg']);
});

test.each([
  ['frozen or waits to be erased', { withheld_at: new Date(NOW) }],
  ['suspended', { status: 'suspended' as const }],
])('for somebody who is %s nobody is asked, and what is kept stays', async (_what, state) => {
  const athlete = await adult();
  await addVideo(athlete);
  await run();
  await app.db.updateTable('users').set(state).where('id', '=', athlete.userId).execute();
  await addVideo(athlete, { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' });
  moment = '2026-11-17T12:00:00.000Z';
  await run();
  expect(asked).toEqual(['/vi/aaaaaaaaaaa/hqdefault.jpg']);
  expect(await kept()).toHaveLength(1);
});

test('a platform that does not answer, or cannot now, is asked again every hour, and the operator is told once in a run', async () => {
  const athlete = await adult();
  await addVideo(athlete);
  await addVideo(athlete, { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' });
  reply = () => ({ status: 503 });
  for (let day = 15; day < 25; day += 1) {
    moment = `2026-11-${day}T12:00:00.000Z`;
    await run();
    await run();
  }
  expect(asked).toHaveLength(20);
  expect(faults.map(({ message }) => message)).toEqual(Array<string>(10).fill('youtube gave no answer'));
  moment = '2026-11-25T12:00:00.000Z';
  reply = () => ({});
  await run();
  expect(await kept()).toHaveLength(2);
});

test('a picture that cannot be stored keeps no other one waiting', async () => {
  const athlete = await adult();
  await addVideo(athlete);
  await addVideo(athlete, { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' });
  let isFirst = true;
  const failing: FileStore = {
    ...files,
    read: (key) => files.read(key),
    delete: (key) => files.delete(key),
    put: async (...given) => {
      if (!isFirst) return files.put(...given);
      isFirst = false;
      throw new Error('the disk is full');
    },
  };
  await run(hosts, failing);
  expect(faults.map(({ cause }) => String(cause))).toEqual(['Error: the disk is full']);
  expect(await kept()).toHaveLength(1);
  moment = '2026-11-15T13:30:00.000Z';
  await run();
  expect(await kept()).toHaveLength(2);
});

test('Vimeo’s own answer leads to the picture, but only at the host of its pictures', async () => {
  const athlete = await adult();
  await addVideo(athlete, { url: 'https://vimeo.com/76979871', provider: 'vimeo' });
  reply = (path) =>
    path.startsWith('/api/oembed.json')
      ? { type: 'application/json', body: JSON.stringify({ thumbnail_url: 'http://127.0.0.1:9/secret.jpg' }) }
      : {};
  await run();
  expect([asked, await kept()]).toEqual([['/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871'], []]);
  moment = '2026-11-15T15:00:00.000Z';
  reply = (path) =>
    path.startsWith('/api/oembed.json')
      ? {
          type: 'application/json',
          body: JSON.stringify({ thumbnail_url: `${hosts.vimeoPictures}/video/1.jpg` }),
        }
      : {};
  await run();
  expect(asked.at(-1)).toBe('/video/1.jpg');
  expect(await kept()).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['a page', { type: 'text/html', body: '<html>' }],
  ['a picture in name only', { body: 'not a picture' }],
  ['too much', { body: Buffer.alloc(3 * 1024 * 1024, 1) }],
  ['nothing', { status: 404 }],
  ['a way elsewhere', { status: 302, location: 'http://127.0.0.1:9/' }],
])(
  'a platform that answers with %s gives no picture; it is asked again after a pause, and not for ever',
  async (_what, given) => {
    reply = () => given;
    await addVideo(await adult());
    await run();
    await run();
    expect(asked).toHaveLength(1);
    for (let day = 16; day < 30; day += 1) {
      moment = `2026-11-${day}T12:00:00.000Z`;
      await run();
    }
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(await kept()).toEqual([]);
  },
);

test('a server whose operator has not turned it on asks nobody', async () => {
  await addVideo(await adult());
  await run(null);
  expect([asked, await kept()]).toEqual([[], []]);
});

test('those who see the video see its picture; for all others there is none', async () => {
  const athlete = await adult();
  const self = await app.join('athlete');
  await app.db
    .updateTable('athletes')
    .set({ user_id: self.userId, visibility: 'public' })
    .where('id', '=', athlete.athleteId)
    .execute();
  const video = await addVideo(athlete, { public_by: self.userId });
  await run();
  const coach = await app.join('coach');
  await seedCollege(app.db, coach.userId, 'Lakeside College');
  expect((await still(video, coach)).status, 'the profile is not opened yet').toBe(404);
  const opened = await app.call<OpenedAthlete>('POST', `/api/athletes/${athlete.athleteId}/open`, {
    token: coach.token,
  });
  const [shown] = opened.body.profile?.videos ?? [];
  expect(shown?.still_url).toBe(`/api/videos/${video}/still`);
  const picture = await still(video, coach);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await still(video, self)).status).toBe(200);
  const byKey = `/api/videos/${video}/still?key=${encodeURIComponent(opened.body.file_key)}`;
  expect((await app.call('GET', byKey)).status).toBe(200);
  expect((await still(video, null)).status).toBe(401);

  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await still(video, coach)).status).toBe(404);
  expect((await app.call('GET', byKey)).status).toBe(404);
});

test('a released but private video has no picture, and hiding or deleting a public one deletes the bytes', async () => {
  const athlete = await adult();
  await seedRelease(app.db, athlete, ['videos']);
  const hidden = await addVideo(athlete);
  const deleted = await addVideo(athlete, { url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' });
  await run();
  const keys = (await kept()).map(({ storage_key }) => storage_key);
  expect(keys).toHaveLength(2);
  await app.db
    .updateTable('videos')
    .set({ is_public: false, public_by: null })
    .where('id', '=', hidden)
    .execute();
  await app.db.deleteFrom('videos').where('id', '=', deleted).execute();
  expect(await kept()).toEqual([]);
  await sweepFiles(app.db, files, new Date(Date.now() + 1000));
  for (const key of keys) expect(await files.read(key)).toBeNull();
  await run();
  expect(await kept()).toEqual([]);
});

test('a deletion that is undone brings the picture back for a mark that counted, and for no older one', async () => {
  const self = await app.join('athlete');
  const profile = await app.call<{ athlete_id: string }>('PUT', '/api/profile', {
    token: self.token,
    body: { birthdate: '2001-01-01' },
  });
  expect(profile.status).toBeLessThan(300);
  const add = (url: string) =>
    app.call<Video>('POST', '/api/profile/videos', {
      token: self.token,
      body: { title: 'Tape', url, is_public: true },
    });
  const { body: old } = await add('https://www.youtube.com/watch?v=aaaaaaaaaaa');
  const { body: recent } = await add('https://www.youtube.com/watch?v=bbbbbbbbbbb');
  expect(recent.may_have_still).toBe(true);
  await mark(old.id, { public_since: null });
  for (const { id } of [old, recent]) {
    await app.call('DELETE', `/api/profile/videos/${id}`, { token: self.token });
    const restored = await app.call<Video>('POST', `/api/profile/videos/${id}/restore`, {
      token: self.token,
    });
    expect(restored.body.is_public).toBe(true);
  }
  await run();
  expect(asked).toEqual(['/vi/bbbbbbbbbbb/hqdefault.jpg']);
});

test('a picture of somebody whose age comes into doubt is let go with the next run', async () => {
  const athlete = await adult();
  await addVideo(athlete);
  await run();
  expect(await kept()).toHaveLength(1);
  await change(athlete, { age_doubts: ['school'] });
  moment = '2026-11-15T12:05:00.000Z';
  await run(null);
  expect(await kept()).toEqual([]);
});
