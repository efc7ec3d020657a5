/** Documents for directors: kept whole or not at all, and read by the family and those who judge, nobody else. */
import type { EvidenceFile, FamilyVerifications } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  endLink,
  joinCoach,
  joinFamily,
  joinGuardian,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { joinDirector } from '../../../../test/records/joined-directors.ts';
import { heic, jpegOfAPhone, pdf } from '../../../../test/records/sample-files.ts';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import { download } from '../../../../test/records/uploads.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { openAffiliationQuestion } from '../affiliation/question.service.ts';
import {
  joinCheckedFamily,
  seedCheck,
  factOf,
  type CheckedFamily,
} from '../../../../test/features/verification.ts';

let app: TestApp;
let family: CheckedFamily;
let question: string;
let director: Joined;
beforeAll(async () => {
  app = await startTestApp();
  family = await joinCheckedFamily(app);
  question = await seedCheck(app.db, { athleteId: family.athleteId });
  director = await joinDirector(app, ['ES']);
});
afterAll(() => app.close());

function show(
  person: { token?: string },
  content: Buffer,
  { id = question, name = 'protocol.pdf' }: { id?: string; name?: string } = {},
): Promise<Answer<EvidenceFile>> {
  return app.call<EvidenceFile>('POST', `/api/verifications/${id}/files?name=${encodeURIComponent(name)}`, {
    token: person.token,
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

async function statusFor(person: SignedIn, file: EvidenceFile): Promise<number> {
  return (await download(app, file.url, { token: person.token })).status;
}

async function remove(person: SignedIn, file: EvidenceFile): Promise<number> {
  return (await app.call('DELETE', file.url, { token: person.token })).status;
}

function filesKept() {
  return app.db.selectFrom('evidence_files').select('id').where('verification_id', '=', question).execute();
}

describe('a document', () => {
  test('is uploaded by the family and downloaded with its name by a director who holds the key of the page', async () => {
    const content = pdf('Medidas');
    const { status, body: file } = await show(family.guardian, content, { name: 'C:\\docs\\Medición ñ.exe' });
    expect(status).toBe(201);
    expect(file).toEqual({
      id: expect.any(String),
      name: 'Medición ñ.pdf',
      content_type: 'application/pdf',
      bytes: content.length,
      url: `/api/evidence-files/${file.id}`,
      uploaded_at: expect.any(String),
    });
    expect((await factOf(app, family)).question?.files).toEqual([file]);

    const own = await app.call<FamilyVerifications>('GET', '/api/own-verifications', {
      token: family.athlete.token,
    });
    const got = await download(app, `${file.url}?key=${own.body.file_key}`);
    expect([got.status, got.content.equals(content)]).toEqual([200, true]);
    expect(got.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="Medici/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
  });

  test('is read by the director of the country, once noted, and by nobody else', async () => {
    const { body: file } = await show(family.athlete, pdf());
    const former = await joinGuardian(app, family.athleteId);
    expect(await statusFor(former, file)).toBe(200);
    await endLink(app, former);
    const elsewhere = await joinDirector(app, ['BR']);
    for (const person of [former, (await joinFamily(app)).guardian, await joinCoach(app), elsewhere]) {
      expect(await statusFor(person, file)).toBe(404);
      expect((await show(person, pdf())).status).toBe(404);
    }
    expect(await statusFor(director, file)).toBe(200);
    expect(await statusFor(director, file)).toBe(200);
    const looks = (await eventsOf(app.db, family.athleteId)).filter(
      ({ type }) => type === 'verification.opened',
    );
    expect(looks.map(({ actor_role }) => actor_role)).toEqual(['regional_director']);
    // Directors read, they add nothing.
    expect((await show(director, pdf())).status).toBe(404);
  });

  test('of a picture is redrawn, without a trace of the phone', async () => {
    const { body: file } = await show(family.athlete, await jpegOfAPhone(), { name: 'me.heic' });
    expect(file).toMatchObject({ name: 'me.jpg', content_type: 'image/jpeg' });
    const got = await download(app, file.url, { token: family.athlete.token });
    expect(got.content.toString('latin1')).not.toMatch(/exif|Secret Phone|Hidden Person/i);
  });

  test.each([
    ['an unknown kind of file', () => Buffer.from('MZ\u0090 a program'), 415, 'file_type_wrong'],
    ['a HEIC picture', () => heic(), 415, 'file_type_wrong'],
    ['nothing', () => Buffer.alloc(0), 422, 'file_unreadable'],
    ['half a PDF', () => pdf().subarray(0, 40), 422, 'file_unreadable'],
    ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024), 413, 'file_too_large'],
  ])('that is %s is refused, and nothing of it is kept', async (_case, content, status, code) => {
    const before = await filesKept();
    const answer = await show(family.athlete, content());
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
    expect(await filesKept()).toEqual(before);
    expect(await app.db.selectFrom('unused_files').selectAll().execute()).toEqual([]);
  });

  test('is one of five at most, also when several arrive at once', async () => {
    const id = await seedCheck(app.db, { athleteId: family.athleteId, factGroup: 'school' });
    for (let count = 0; count < 4; count++) {
      expect((await show(family.athlete, pdf(), { id })).status).toBe(201);
    }
    const last = await Promise.all([
      show(family.athlete, pdf(), { id }),
      show(family.guardian, pdf(), { id }),
    ]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('comes too late once it is decided', async () => {
    const id = await seedCheck(app.db, {
      athleteId: family.athleteId,
      factGroup: 'academics',
      status: 'rejected',
    });
    const answer = await show(family.athlete, pdf(), { id });
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
  });

  test('is removed by the family alone, once, and only before it is decided', async () => {
    const { athleteId, athlete, guardian } = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, { athleteId });
    const [wrong, right] = [
      (await show(athlete, pdf('Wrong'), { id })).body,
      (await show(athlete, pdf('Right'), { id })).body,
    ];
    for (const person of [director, family.guardian, await joinCoach(app)]) {
      expect(await remove(person, wrong)).toBe(404);
    }
    const answers = await Promise.all([remove(guardian, wrong), remove(athlete, wrong)]);
    expect(answers.toSorted()).toEqual([204, 404]);
    expect(await statusFor(director, wrong)).toBe(404);
    expect(await statusFor(director, right)).toBe(200);
    const removed = (await eventsOf(app.db, athleteId)).filter(
      ({ type }) => type === 'verification.evidence_removed',
    );
    expect(removed.map(({ data }) => data)).toEqual([
      { verification_id: id, fact_group: 'measurements', evidence_file_id: wrong.id },
    ]);
    await app.db.updateTable('verifications').set({ status: 'rejected' }).where('id', '=', id).execute();
    expect(await remove(athlete, right)).toBe(409);
    expect(await statusFor(director, right)).toBe(200);
  });

  test.each([
    ['taken back', 'open', { url: 'withdraw' }],
    ['declined as a correction', 'offered', { url: 'settle', body: { is_accepted: false } }],
  ] as const)(
    'is nobody’s to read once the question is %s, and the store gives it up',
    async (_case, status, end) => {
      const { athleteId, athlete } = await joinCheckedFamily(app);
      const id = await seedCheck(app.db, { athleteId });
      const { body: file } = await show(athlete, pdf(), { id });
      const { storage_key } = await app.db
        .selectFrom('evidence_files')
        .select('storage_key')
        .where('id', '=', file.id)
        .executeTakeFirstOrThrow();
      await app.db
        .updateTable('verifications')
        .set({ status, offered_values: '{"height_cm": 190}' })
        .where('id', '=', id)
        .execute();
      const ended = await app.call('POST', `/api/verifications/${id}/${end.url}`, {
        token: athlete.token,
        body: 'body' in end ? end.body : undefined,
      });
      expect(ended.status).toBeLessThan(300);
      expect([await statusFor(director, file), await statusFor(athlete, file)]).toEqual([404, 404]);
      const unused = await app.db
        .selectFrom('unused_files')
        .select('storage_key')
        .where('storage_key', '=', storage_key)
        .executeTakeFirst();
      expect(unused).toEqual({ storage_key });
    },
  );

  test('of an adult is not a guardian’s to read or to show', async () => {
    const { athleteId, athlete, guardian } = await joinCheckedFamily(app, { birthdate: '2001-01-01' });
    const id = await seedCheck(app.db, { athleteId });
    const { body: file } = await show(athlete, pdf(), { id });
    expect([await statusFor(athlete, file), await statusFor(guardian, file)]).toEqual([200, 404]);
    expect((await show(guardian, pdf(), { id })).status).toBe(404);
    expect(await remove(guardian, file)).toBe(404);
  });

  test('is shown by a coach for their own institution only', async () => {
    const coach = await joinCoach(app);
    const id = await inTransaction(app.db, (trx) =>
      openAffiliationQuestion(trx, {
        coachId: coach.coachId,
        institutionId: coach.institutionId,
        values: { title: 'Head Coach', domain_match: 'same' },
        requestedBy: coach.userId,
        now: new Date(),
      }),
    );
    const { status, body: file } = await show(coach, pdf(), { id });
    expect(status).toBe(201);
    expect(await statusFor(coach, file)).toBe(200);
    expect((await show(await joinCoach(app), pdf(), { id })).status).toBe(404);
    expect((await show(family.guardian, pdf(), { id })).status).toBe(404);
  });
});
