/** A director-to-be shows a document instead of a referee; admins read it, and nobody keeps it for long. */
import type { DirectorList, OwnApplication, Region } from '@faircourt/contracts/regions';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION, assign, createRegion, joinAdmin, joinPending } from '../../../test/features/admin.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { joinCoach, joinFamily, type SignedIn } from '../../../test/records/conversations.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { heic, jpegOfAPhone, pdf } from '../../../test/records/sample-files.ts';
import { download } from '../../../test/records/uploads.ts';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { forget } from '../../../test/features/retention.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.service.ts';

let app: TestApp;
let admin: SignedIn;
let north: Region;
let applicant: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  north = await createRegion(app, admin, { name: 'North', countries: ['NO'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  applicant = await joinPending(app);
  await app.db.deleteFrom('director_applications').where('user_id', '=', applicant.userId).execute();
});

const { referee_name: _, referee_contact: __, ...WITHOUT_REFEREE } = APPLICATION;

const say = (body: object = WITHOUT_REFEREE) =>
  app.call<OwnApplication>('PUT', '/api/director-application', { token: applicant.token, body });

function show(
  person: { token?: string },
  content: Buffer,
  name = 'letter.pdf',
): Promise<Answer<OwnApplication>> {
  const url = `/api/director-application/document?name=${encodeURIComponent(name)}`;
  return app.call<OwnApplication>('PUT', url, {
    token: person.token,
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

const remove = () =>
  app.call<OwnApplication>('DELETE', '/api/director-application/document', { token: applicant.token });

const urlOf = ({ userId }: { userId: string }) => `/api/directors/${userId}/document`;

async function listed() {
  const { body } = await app.call<DirectorList>('GET', '/api/directors', admin);
  return { key: body.file_key, row: body.directors.find(({ user_id }) => user_id === applicant.userId) };
}

function kept() {
  return app.db
    .selectFrom('application_documents')
    .select(['storage_key', 'decided_at'])
    .where('user_id', '=', applicant.userId)
    .execute();
}

describe('an approval', () => {
  test('asks for a document or a referee, and refuses the rest', async () => {
    expect((await say()).status).toBe(200);
    const refused = await assign(app, admin, applicant, [north]);
    expect(problemOf(refused)).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('document'),
    });
    expect((await show(applicant, pdf('Letter'))).body).toEqual({
      application: expect.objectContaining({ referee_name: null, referee_contact: null }),
      document: {
        name: 'letter.pdf',
        content_type: 'application/pdf',
        bytes: expect.any(Number),
        uploaded_at: expect.any(String),
      },
      refusal: null,
    });
    expect((await remove()).body.document).toBeNull();
    expect(problemOf(await assign(app, admin, applicant, [north])).code).toBe('conflict');
    await show(applicant, pdf());
    expect((await assign(app, admin, applicant, [north])).status).toBe(200);
  });

  test('needs the name of the federation beside a document', async () => {
    await show(applicant, pdf());
    expect(problemOf(await assign(app, admin, applicant, [north])).code).toBe('conflict');
  });

  test.each([
    ['no way to reach them', { referee_name: 'Rosa Halvorsen', referee_contact: ' ' }, 'referee_contact'],
    ['no name', { referee_name: null, referee_contact: '+1 555 0142' }, 'referee_name'],
  ])('is not asked for with a referee of %s', async (_case, referee, field) => {
    const answer = await say({ ...WITHOUT_REFEREE, ...referee });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toMatchObject([{ field, code: 'required' }]);
  });
});

describe('the document', () => {
  test('is read by admins, each look noted, and by nobody else, not even its owner', async () => {
    const content = pdf('Letter');
    await show(applicant, content, 'C:\\docs\\Carta ñ.exe');
    const { key, row } = await listed();
    expect(row?.document).toMatchObject({ name: 'Carta ñ.pdf', url: urlOf(applicant) });
    const got = await download(app, `${urlOf(applicant)}?key=${key}`);
    expect([got.status, got.content.equals(content)]).toEqual([200, true]);
    expect(got.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
    const looks = (await eventsOf(app.db, applicant.userId)).filter(
      ({ type }) => type === 'director.document_opened',
    );
    expect(looks).toMatchObject([{ actor_role: 'admin', data: {} }]);

    const { athlete, guardian } = await joinFamily(app);
    const others = [await joinCoach(app), await joinPending(app), await joinDirector(app, ['NO'])];
    for (const { token } of [applicant, athlete, guardian, ...others]) {
      expect((await download(app, urlOf(applicant), { token })).status).toBe(404);
    }
    expect((await download(app, urlOf(applicant))).status).toBe(401);
  });

  test('as a picture opens in place, redrawn without a trace of the phone', async () => {
    const { body } = await show(applicant, await jpegOfAPhone(), 'card.heic');
    expect(body.document).toMatchObject({ name: 'card.jpg', content_type: 'image/jpeg' });
    const got = await download(app, urlOf(applicant), { token: admin.token });
    expect(got.headers['content-disposition']).toBe('inline');
    expect(got.content.toString('latin1')).not.toMatch(/exif|Secret Phone|Hidden Person/i);
  });

  test('is one: a later one takes its place, also when two arrive at once', async () => {
    await show(applicant, pdf('First'));
    const [first] = await kept();
    const answers = await Promise.all([show(applicant, pdf('Second')), show(applicant, pdf('Third'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toHaveLength(1);
    const unused = await app.db
      .selectFrom('unused_files')
      .select('storage_key')
      .where('storage_key', '=', first?.storage_key ?? '')
      .executeTakeFirst();
    expect(unused).toBeDefined();
  });

  test.each([
    ['an unknown kind of file', () => Buffer.from('MZ\u0090 a program'), 415, 'file_type_wrong'],
    ['a HEIC picture', () => heic(), 415, 'file_type_wrong'],
    ['nothing', () => Buffer.alloc(0), 422, 'file_unreadable'],
    ['half a PDF', () => pdf().subarray(0, 40), 422, 'file_unreadable'],
    ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024), 413, 'file_too_large'],
  ])('that is %s is refused, and nothing of it is kept', async (_case, content, status, code) => {
    const answer = await show(applicant, content());
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
    expect(await kept()).toEqual([]);
  });

  test('comes from somebody who waits, and from nobody else', async () => {
    const { athlete } = await joinFamily(app);
    for (const person of [athlete, await joinCoach(app), admin, await joinDirector(app, ['NO'])]) {
      expect((await show(person, pdf())).status).toBe(403);
    }
    await say(APPLICATION);
    await assign(app, admin, applicant, [north]);
    expect((await show(applicant, pdf())).status).toBe(403);
    expect((await remove()).status).toBe(403);
  });

  test('is deleted thirty days after the approval, and the approval stays', async () => {
    await say();
    await show(applicant, pdf());
    const before = Date.now();
    await forget(app.db, 'application_documents', new Date(before + 400 * DAY_MS));
    expect(await kept(), 'nobody has decided yet').toHaveLength(1);
    await assign(app, admin, applicant, [north]);
    await forget(app.db, 'application_documents', new Date(before + 29 * DAY_MS));
    expect(await kept()).toHaveLength(1);
    await forget(app.db, 'application_documents', new Date(before + 31 * DAY_MS));
    expect(await kept()).toEqual([]);
    expect((await listed()).row).toMatchObject({ status: 'active', document: null });
    expect((await download(app, urlOf(applicant), { token: admin.token })).status).toBe(404);
  });

  test('of somebody who is suspended while they wait goes too, unless they come back to wait', async () => {
    await show(applicant, pdf());
    const byAdmin = { userId: admin.userId, role: 'admin' };
    await suspendAccount(app.db, applicant.email, byAdmin);
    expect((await kept()).map(({ decided_at }) => decided_at)).toEqual([expect.any(Date)]);
    await reinstateAccount(app.db, applicant.email, byAdmin);
    expect((await kept()).map(({ decided_at }) => decided_at)).toEqual([null]);
  });
});
