/** Downloading everything we hold: who gets it, with what in it, and what happens when something goes wrong on the way. */
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  askForExport,
  downloadOf,
  exportDeps,
  exportsOf,
  joinFamilyWithPasswords,
  openExport,
  readyExport,
  requestedExport,
  unpack,
} from '../../../../test/features/data-exports.ts';
import { noticesOf } from '../../../../test/features/requests.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { endLink } from '../../../../test/records/conversations.ts';
import { png } from '../../../../test/records/sample-files.ts';
import { upload } from '../../../../test/records/uploads.ts';
import { forget } from '../../../../test/features/retention.ts';
import { sweepFiles } from '../../../uploads/file.jobs.ts';
import { forgetExports } from './forget-exports.service.ts';
import { makeExport } from './make-export.service.ts';

const START = new Date('2026-11-15T09:00:00Z');
const ADULT = '2001-06-01';

let app: TestApp;
let now = START;
const clock = { now: () => now };
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

function statusOf(id: string) {
  return app.db.selectFrom('data_exports').select('status').where('id', '=', id).executeTakeFirst();
}

test('a person gets everything in one file: to read, for programs, for spreadsheets, with the files', async () => {
  const { athlete } = await joinFamilyWithPasswords(app, ADULT);
  const photo = await png();
  expect((await upload(app, athlete, 'photo', photo)).status).toBe(200);
  const ready = await readyExport(app, athlete);
  expect(ready).toMatchObject({ state: 'ready', athlete: null, progress: 100 });

  const { status, content, headers } = await openExport(app, athlete, ready.id);
  expect(status).toBe(200);
  expect(content.length).toBe(ready.bytes);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining('attachment; filename="faircourt-2026-11-15.zip"'),
  });
  const archive = unpack(content);
  expect(archive.rows('profile')).toMatchObject([{ bio: 'Plays the point', birthdate: ADULT }]);
  expect(archive.rows('email')).toMatchObject([{ email: athlete.email, email_verified: true }]);
  expect(archive.rows('sign_in_sessions')).toHaveLength(1);
  expect(archive.text('csv/profile.csv')).toContain('Plays the point');
  expect(archive.text('index.html')).toContain('Plays the point');
  expect(archive.text('schema.json')).toContain('json/profile.json');
  const stored = archive.paths.filter((path) => path.startsWith('files/'));
  expect(stored).toEqual(['files/photo_and_transcript/001-photo.webp']);
  expect(
    archive
      .bytes(stored[0] ?? '')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(archive.all).not.toMatch(/storage_key|code_hash|token_hash|\$argon|scrypt/u);
});

test('the person is told by bell and email, in their language, and the log says who fetched it', async () => {
  const { athlete } = await joinFamilyWithPasswords(app, ADULT);
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', athlete.userId).execute();
  const archive = await downloadOf(app, athlete);
  expect(archive.text('index.html')).toMatch(/lang="es"[\s\S]*Todo lo que Faircourt guarda sobre/u);
  const mail = await app.waitForMail(athlete.email, /Tu descarga está lista/u);
  expect(mail.text).toContain('/settings/data');
  expect(mail.text).not.toContain('exports/');
  expect(await noticesOf(app, athlete)).toContainEqual({ kind: 'data_export', data: { is_ready: true } });
  const types = (await eventsOf(app.db, athlete.userId)).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('data_export.'))).toEqual([
    'data_export.requested',
    'data_export.ready',
    'data_export.opened',
  ]);
});

test('the link alone opens nothing: it takes the account that asked, and its password', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app, ADULT);
  const { id } = await readyExport(app, athlete);
  expect((await openExport(app, athlete, id, 'a guess at it')).status).toBe(422);
  expect((await openExport(app, guardian, id)).status).toBe(404);
  expect((await openExport(app, { token: '' }, id)).status).toBe(401);
  expect((await app.call('GET', `/api/data-exports/${id}/open`, athlete)).status).toBe(404);
  expect((await openExport(app, athlete, id)).status).toBe(200);
});

test('a second click and a second tab get the same download, and three a day are enough', async () => {
  const person = await app.join('coach');
  const clicks = await Promise.all([1, 2, 3].map(() => askForExport(app, person)));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(clicks.map(({ body }) => body.exports[0]?.id)).size).toBe(1);
  await readyExport(app, person);
  await readyExport(app, person);
  await readyExport(app, person);
  expect((await exportsOf(app, person)).left).toBe(0);
  const refused = await askForExport(app, person);
  expect([refused.status, problemOf(refused).code]).toEqual([409, 'too_many']);
  now = new Date(START.getTime() + DAY_MS + 1);
  expect((await exportsOf(app, person)).left).toBe(3);
});

test('a guardian gets it for a minor, and the family reads that in its log', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app);
  expect((await exportsOf(app, guardian)).athletes).toMatchObject([{ id: athlete.athleteId }]);
  const archive = await downloadOf(app, guardian, athlete.athleteId);
  expect(archive.rows('profile')).toMatchObject([{ bio: 'Plays the point' }]);
  expect(archive.rows('log').map(({ type }) => type)).toContain('athlete.data_requested');
  const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
  expect(types).toEqual(['athlete.data_requested', 'athlete.data_downloaded']);
});

test('nobody else gets it for an athlete: not the guardian of an adult, not a stranger, not a coach', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app, ADULT);
  expect((await exportsOf(app, guardian)).athletes).toEqual([]);
  expect((await askForExport(app, guardian, athlete.athleteId)).status).toBe(403);
  for (const who of [await app.join('guardian'), await app.join('coach')]) {
    expect((await askForExport(app, who, athlete.athleteId)).status).toBe(404);
  }
});

test('a guardian whose link has ended gets nothing, however far it had come', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app);
  const { id } = await readyExport(app, guardian, athlete.athleteId);
  const waiting = await requestedExport(app, guardian.userId, athlete.athleteId);
  await endLink(app, guardian);
  expect((await openExport(app, guardian, id)).status).toBe(404);
  expect((await exportsOf(app, guardian)).exports).toEqual([]);

  const deps = await exportDeps(app, clock);
  await makeExport(deps, waiting);
  expect(await statusOf(waiting)).toEqual({ status: 'failed' });
  const { storage_key: key } = await app.db
    .selectFrom('data_exports')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await forgetExports(app.db, now);
  expect(await statusOf(id)).toBeUndefined();
  await sweepFiles(app.db, deps.files, new Date());
  expect(await deps.files.read(key ?? '')).toBeNull();
});

test('a link that ends while the file is packed leaves no file behind', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app);
  const id = await requestedExport(app, guardian.userId, athlete.athleteId);
  const deps = await exportDeps(app, clock);
  const kept: string[] = [];
  const files = {
    ...deps.files,
    async putFile(key: string, path: string, type: string) {
      kept.push(key);
      await deps.files.putFile(key, path, type);
      await endLink(app, guardian);
    },
  };
  await makeExport({ ...deps, files }, id);
  expect(await statusOf(id)).toEqual({ status: 'failed' });
  expect(kept).toHaveLength(1);
  expect(await deps.files.read(kept[0] ?? '')).toBeNull();
});

test('what a guardian asked for is closed on the minor’s 18th birthday', async () => {
  const { athlete, guardian } = await joinFamilyWithPasswords(app);
  const { id } = await readyExport(app, guardian, athlete.athleteId);
  await app.db
    .updateTable('athletes')
    .set({ birthdate: ADULT })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await openExport(app, guardian, id)).status).toBe(404);
});

test('nothing is made for a suspended account', async () => {
  const person = await app.join('coach');
  const id = await requestedExport(app, person.userId);
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', person.userId).execute();
  await makeExport(await exportDeps(app, clock), id);
  expect(await statusOf(id)).toEqual({ status: 'failed' });
  expect((await openExport(app, person, id)).status).toBe(403);
});

test('after seven days it is closed, and the job deletes the bytes', async () => {
  const person = await app.join('guardian');
  const { id } = await readyExport(app, person);
  now = new Date(START.getTime() + DATA_EXPORT_DAYS * DAY_MS - 60_000);
  expect((await openExport(app, person, id)).status).toBe(200);
  now = new Date(START.getTime() + DATA_EXPORT_DAYS * DAY_MS + 60_000);
  expect((await openExport(app, person, id)).status).toBe(404);
  expect((await exportsOf(app, person)).exports).toEqual([]);
  await forget(app.db, 'data_exports', now);
  expect(await statusOf(id)).toBeUndefined();
  expect((await eventsOf(app.db, person.userId)).at(-1)).toMatchObject({ type: 'data_export.deleted' });
});

test('a server that dies on the way leaves nothing to fetch, and the next attempt makes it', async () => {
  const person = await app.join('guardian');
  const id = await requestedExport(app, person.userId);
  const deps = await exportDeps(app, clock);
  const broken = { ...deps.files, putFile: () => Promise.reject(new Error('no space left on device')) };
  await expect(makeExport({ ...deps, files: broken }, id)).rejects.toThrow('no space left');
  expect(await statusOf(id)).toEqual({ status: 'requested' });
  expect((await openExport(app, person, id)).status).toBe(404);
  // Two servers may both believe that it is theirs: one file is kept.
  await Promise.all([makeExport(deps, id), makeExport(deps, id)]);
  expect(await statusOf(id)).toEqual({ status: 'ready' });
  expect((await openExport(app, person, id)).status).toBe(200);
  const left = await app.db.selectFrom('unused_files').selectAll().where('is_arriving', '=', true).execute();
  expect(left).toEqual([]);
});

test('what could not be made for hours is given up, and the person is told', async () => {
  const person = await app.join('guardian');
  const id = await requestedExport(app, person.userId);
  await forgetExports(app.db, new Date(Date.now() + 60 * 60 * 1000));
  expect(await statusOf(id)).toEqual({ status: 'requested' });
  await forgetExports(app.db, new Date(Date.now() + 3 * 60 * 60 * 1000));
  expect(await statusOf(id)).toEqual({ status: 'failed' });
  await app.waitForMail(person.email, /could not prepare your download/u);
});

test('what people typed neither runs in the page nor in a spreadsheet', async () => {
  const { athlete } = await joinFamilyWithPasswords(app, ADULT);
  const bio = '=HYPERLINK("http://evil.test")<script>alert(1)</script><img src=x onerror=alert(1)>';
  await app.db.updateTable('athletes').set({ bio }).where('id', '=', athlete.athleteId).execute();
  await app.db
    .updateTable('users')
    .set({ name: '"><script>alert(2)</script>' })
    .where('id', '=', athlete.userId)
    .execute();
  const archive = await downloadOf(app, athlete);
  const page = archive.text('index.html');
  expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/u);
  expect(page).toContain('&#60;script&#62;alert(2)');
  expect(page).toContain("default-src 'none'");
  expect(archive.text('csv/profile.csv')).toContain("'=HYPERLINK");
  expect(archive.rows('profile')).toMatchObject([{ bio }]);
});
