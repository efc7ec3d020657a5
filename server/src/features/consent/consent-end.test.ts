/** How signatures end, over HTTP: taken back, fallen with a link, replaced by a new version. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { problemOf, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { end, linkUp, type JoinedAthlete } from '../../../test/features/links.ts';
import { readConsentDocuments } from './consent-document.files.ts';
import { publishConsentDocuments } from './consent-document.service.ts';
import { consentCalls, joinLinkedFamily, startAppWithForms } from '../../../test/features/consent.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
const clock = { now: () => new Date(moment) };
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
let linkId: string;
beforeAll(async () => {
  app = await startAppWithForms(clock);
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  ({ athlete, guardian, linkId } = await joinLinkedFamily(app));
});

const { listFor, formFor, documentId, sign, withdraw, consentsOf } = consentCalls(
  () => app,
  () => athlete,
);

test('taking back works at once, stays readable, and twice is once', async () => {
  const { body } = await sign(guardian, 'colleges');
  moment = '2026-11-16T08:00:00.000Z';
  const taken = await withdraw(guardian, body.id);
  expect(taken.body).toEqual({ ...body, withdrawn_at: moment });
  expect((await withdraw(guardian, body.id)).body).toEqual(taken.body);
  expect(await consentsOf(athlete.athleteId)).toEqual([]);
  expect(await formFor(guardian, 'colleges')).toMatchObject({ signatures: [], past: [taken.body] });
  const events = (await eventsOf(app.db, athlete.athleteId)).filter(
    ({ type }) => type === 'consent.withdrawn',
  );
  expect(events.map(({ data }) => data)).toEqual([
    { signature_id: body.id, kind: 'colleges', version: 2, reason: 'withdrawn' },
  ]);
  // Signing again is a new signature.
  expect((await sign(guardian, 'colleges')).body.id).not.toBe(body.id);
});

test('without the form on pictures no video stays public', async () => {
  await app.db
    .insertInto('videos')
    .values([
      { athlete_id: athlete.athleteId, title: 'Shown', url: 'https://vimeo.com/1', is_public: true },
      { athlete_id: athlete.athleteId, title: 'Kept', url: 'https://vimeo.com/2', is_public: false },
    ])
    .execute();
  const { body } = await sign(guardian, 'media');
  await withdraw(guardian, body.id);
  const videos = await app.db
    .selectFrom('videos')
    .select('is_public')
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(videos).toEqual([{ is_public: false }, { is_public: false }]);
  const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
  expect(types.filter((type) => type === 'video.unpublished')).toHaveLength(1);
});

test('without the form on the record the profile is hidden, as the form promises', async () => {
  const coach = await app.join('coach');
  const open = () => app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });
  const { body } = await sign(guardian, 'platform');
  expect((await open()).status).toBe(200);
  await withdraw(guardian, body.id);
  expect((await open()).status).toBe(404);
  expect(
    await app.db
      .selectFrom('athlete_cards')
      .select('athlete_id')
      .where('athlete_id', '=', athlete.athleteId)
      .execute(),
  ).toEqual([]);
});

test('linking again after the link has ended asks for a new signature', async () => {
  await sign(guardian, 'platform');
  await end(app, athlete, linkId);
  expect(await consentsOf(athlete.athleteId)).toEqual([]);
  await linkUp(app, athlete, guardian);
  expect(await consentsOf(athlete.athleteId)).toEqual([]);
  expect((await formFor(guardian, 'platform')).past).toHaveLength(1);
});

test('a former guardian still finds what they signed, and nothing of what others did', async () => {
  const other = await app.join('guardian');
  await linkUp(app, athlete, other, { agreedBy: guardian });
  await sign(guardian, 'platform');
  await end(app, athlete, linkId);
  await sign(other, 'platform');
  const [one, ...more] = await listFor(guardian);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ id: athlete.athleteId, name: 'Test athlete', can_sign: false });
  const seen = one?.forms.flatMap(({ signatures, past }) => [...signatures, ...past]) ?? [];
  expect(seen.map(({ is_yours }) => is_yours)).toEqual([true]);
});

async function shownNow() {
  const { visibility } = await app.db
    .selectFrom('athletes')
    .select('visibility')
    .where('id', '=', athlete.athleteId)
    .executeTakeFirstOrThrow();
  const videos = await app.db
    .selectFrom('videos')
    .select('is_public')
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  return { visibility, videos: videos.map(({ is_public }) => is_public) };
}

test('a link that ends keeps the promises of the forms that nobody else has signed', async () => {
  const other = await app.join('guardian');
  const otherLink = await linkUp(app, athlete, other, { agreedBy: guardian });
  await app.db
    .insertInto('videos')
    .values({ athlete_id: athlete.athleteId, title: 'Shown', url: 'https://vimeo.com/1', is_public: true })
    .execute();
  await sign(guardian, 'platform');
  await sign(other, 'platform');
  await sign(guardian, 'media');
  await end(app, guardian, linkId);
  expect(await shownNow()).toEqual({ visibility: 'public', videos: [false] });
  await end(app, other, otherLink);
  expect(await shownNow()).toEqual({ visibility: 'private', videos: [false] });
});

test('nothing of an adult hangs on a form, so nothing is hidden when the signer’s link ends', async () => {
  await app.db
    .insertInto('videos')
    .values({ athlete_id: athlete.athleteId, title: 'Shown', url: 'https://vimeo.com/1', is_public: true })
    .execute();
  await sign(guardian, 'platform');
  await sign(guardian, 'media');
  await setBirthdate('2001-04-05');
  await end(app, athlete, linkId);
  expect(await shownNow()).toEqual({ visibility: 'public', videos: [true] });
});

test('what an adult’s guardian had released passes on when the link of its only signer ends before the day’s work', async () => {
  for (const kind of ['platform', 'colleges'] as const) await sign(guardian, kind);
  await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'academics', audience: 'everyone', is_on: true },
  });
  await setBirthdate('2001-04-05');
  await end(app, athlete, linkId);
  const releases = await app.db
    .selectFrom('releases')
    .select(['field_group', 'status', 'decided_by'])
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(releases).toEqual([{ field_group: 'academics', status: 'approved', decided_by: athlete.userId }]);
});

async function setBirthdate(birthdate: string): Promise<void> {
  await app.db.updateTable('athletes').set({ birthdate }).where('id', '=', athlete.athleteId).execute();
}

// Last, because the form has one version more from here on.
test('a new version asks again and shows what was signed before; until then the old one counts', async () => {
  const first = await sign(guardian, 'platform');
  const switched = await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'academics', audience: 'everyone', is_on: true },
  });
  expect(switched.status).toBe(200);
  const old = await documentId('platform');
  const documents = await readConsentDocuments();
  const next = documents
    .filter(({ kind, version }) => kind === 'platform' && version === 2)
    .map((document) => ({ ...document, version: 3, body: `${document.body}\n\nNew words.` }));
  await publishConsentDocuments(app.db, [...documents, ...next]);

  const form = await formFor(guardian, 'platform');
  expect(form.document.version).toBe(3);
  expect(form.signatures).toEqual([first.body]);
  const before = documents.findLast(({ kind, locale }) => kind === 'platform' && locale === 'en');
  expect(form.outdated).toEqual({ version: 2, body: before?.body });
  expect(await consentsOf(athlete.athleteId)).toEqual(['platform']);
  expect(problemOf(await sign(guardian, 'platform', { document_id: old })).code).toBe('conflict');

  const again = await sign(guardian, 'platform');
  expect(again.body.version).toBe(3);
  const renewed = await formFor(guardian, 'platform');
  expect(renewed).toMatchObject({ signatures: [again.body], outdated: null });
  expect(renewed.past.map(({ id }) => id)).toEqual([first.body.id]);
  const events = (await eventsOf(app.db, athlete.athleteId)).slice(-2);
  expect(events.map(({ type, data }) => [type, data['reason'] ?? data['version']])).toEqual([
    ['consent.withdrawn', 'replaced'],
    ['consent.signed', 3],
  ]);
  // Nothing was taken back, so nothing falls.
  const facts = await loadAthleteFacts(app.db, athlete.athleteId);
  expect(facts).toMatchObject({ visibility: 'public', releases: [{ fieldGroup: 'academics' }] });
});
