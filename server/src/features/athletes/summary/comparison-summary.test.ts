/** Summaries of comparisons over HTTP: by rules without settings, and by a model that every family agrees to. */
import type { ComparisonSummary, ReadComparisonSummary } from '@faircourt/contracts/summaries';
import { NEEDED_CONSENTS } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startModelServer, type ModelServer } from '../../../../test/app/model-server.ts';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const GOOD_SENTENCES = [
  '{a_name} measures {a_height}, {b_name} {b_height}.',
  '{b_name} holds a GPA of {b_gpa}; {a_name} holds {a_gpa}.',
];
const GOOD = JSON.stringify({ sentences: GOOD_SENTENCES });
let model: ModelServer;
let app: TestApp;
let coach: Joined;
let one: SeededAthlete;
let other: SeededAthlete;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    clock: { now: () => NOW },
    environment: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model', AI_MONTHLY_TOKENS: '1000' },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.asked = [];
  model.answers = [];
  model.beforeAnswer = () => Promise.resolve();
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  one = await seedOpen('Nia Rose Bellweather');
  other = await seedOpen('Ada Lin Okafor');
  await app.db.updateTable('summary_switch').set({ is_on: true }).execute();
});

async function seedOpen(name: string): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db, { name });
  const groups = ['identity', 'measurements', 'academics'] as const;
  await seedRelease(app.db, athlete, groups, { audience: 'verified_colleges' });
  for (const group of ['measurements', 'academics'] as const) await seedBadge(app.db, athlete, group);
  return athlete;
}

function ask(athletes = [one, other], who = coach, locale = 'en'): Promise<Answer<ReadComparisonSummary>> {
  const athlete_ids = athletes.map(({ athleteId }) => athleteId);
  return app.call('POST', '/api/comparisons/summary', { token: who.token, body: { athlete_ids, locale } });
}

async function summaryOf(answer: Promise<Answer<ReadComparisonSummary>>): Promise<ComparisonSummary> {
  const { status, body } = await answer;
  expect(status).toBe(200);
  if (!body.summary) throw new Error(`locked: ${String(body.locked)}`);
  return body.summary;
}

const sign = (...athletes: SeededAthlete[]) =>
  Promise.all(athletes.map((athlete) => seedSignatures(app.db, athlete, [...NEEDED_CONSENTS, 'summaries'])));
const withdraw = ({ athleteId }: SeededAthlete, group: 'academics' | 'measurements') =>
  app.db
    .updateTable('releases')
    .set({ status: 'withdrawn' })
    .where('athlete_id', '=', athleteId)
    .where('field_group', '=', group)
    .execute();

test('our own rules set the athletes beside each other, with names and figures from their pages', async () => {
  const { writer, sentences, facts } = await summaryOf(ask());
  expect(writer).toEqual({ kind: 'rules' });
  expect(sentences.find((sentence) => sentence.startsWith('Height'))).toBeDefined();
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'name', value: 'Ada Lin Okafor' }));
  expect(model.asked).toEqual([]);
});

test('a model that every family agrees to words it, and is told neither names nor ids', async () => {
  await sign(one, other);
  model.answers = [GOOD];
  const summary = await summaryOf(ask());
  expect(summary).toMatchObject({ writer: { kind: 'model', name: 'test-model' }, sentences: GOOD_SENTENCES });
  expect(model.asked).toHaveLength(1);
  const told = (model.asked[0] ?? '').toLowerCase();
  for (const hidden of ['nia', 'bellweather', 'okafor', 'kettlebrook', one.athleteId, other.athleteId]) {
    expect(told).not.toContain(hidden);
  }
  expect(told).toContain('a_name');
});

test('one family that has not agreed is enough: nothing about any of them is sent', async () => {
  await sign(one);
  model.answers = [GOOD];
  expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  expect(model.asked).toEqual([]);
});

test('nothing is sent while no admin has turned it on', async () => {
  await sign(one, other);
  await app.db.updateTable('summary_switch').set({ is_on: false }).execute();
  expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  expect(model.asked).toEqual([]);
});

test.each([
  ['gives one athlete the figure of the other', ['{a_name} measures {b_height}.']],
  ['says who is ahead', ['{a_name} is taller than {b_name} at {b_height}.']],
  ['holds a figure of its own', ['{a_name} scored 40 points, {a_height}.']],
  ['holds a name of its own', ['{a_name} plays like Jordan, {a_height}.']],
  ['holds a link', ['{a_name} {a_height}, see https://evil.example.']],
  ['speaks of somebody who is not compared', ['{c_name} measures {c_height}.']],
])('an answer that %s is asked for once more, and then our own rules write', async (_what, sentences) => {
  await sign(one, other);
  const answer = JSON.stringify({ sentences });
  model.answers = [answer, answer];
  const summary = await summaryOf(ask());
  expect(model.asked).toHaveLength(2);
  expect(summary.writer).toEqual({ kind: 'rules' });
  expect(JSON.stringify(summary)).not.toMatch(/evil|Jordan|taller/);
});

test.each(['refused', 'broken', 'Sure! Here it is.'])(
  'an answer "%s" leaves it to our own rules',
  async (answer) => {
    await sign(one, other);
    model.answers = [answer, answer];
    expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  },
);

test('the same facts are written about once, in whichever order the athletes are compared', async () => {
  await sign(one, other);
  model.answers = [GOOD];
  await ask();
  expect((await summaryOf(ask([other, one]))).writer.kind).toBe('model');
  expect(model.asked).toHaveLength(1);
});

test('a release that is withdrawn takes the summary with it', async () => {
  await sign(one, other);
  model.answers = [GOOD];
  expect((await summaryOf(ask())).writer.kind).toBe('model');
  await withdraw(one, 'academics');
  model.answers = ['refused', 'refused'];
  const summary = await summaryOf(ask());
  expect(summary.writer.kind).toBe('rules');
  const ofOne = summary.facts.filter(({ athlete_id }) => athlete_id === one.athleteId);
  expect(ofOne.map(({ fact }) => fact)).not.toContain('gpa');
});

test('a release that is withdrawn while the model writes is not in the summary', async () => {
  await sign(one, other);
  model.answers = [GOOD];
  model.beforeAnswer = async () => void (await withdraw(other, 'academics'));
  const summary = await summaryOf(ask());
  expect(summary.writer).toEqual({ kind: 'rules' });
  const ofOther = summary.facts.filter(({ athlete_id }) => athlete_id === other.athleteId);
  expect(ofOther.map(({ fact }) => fact)).not.toContain('gpa');
});

test('without Pro nothing is written or looked at, and the answer says what it takes', async () => {
  await seedPlan(app.db, coach.userId, 'basic_scout');
  expect((await ask()).body).toEqual({ summary: null, locked: 'needs_pro' });
  const looks = await app.db
    .selectFrom('profile_views')
    .selectAll()
    .where('viewer_user_id', '=', coach.userId)
    .execute();
  expect(looks).toEqual([]);
});

test('with one athlete gone there is nothing to compare', async () => {
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', other.athleteId)
    .execute();
  expect((await ask()).status).toBe(404);
});

test('what a model wrote is kept without a name or a figure', async () => {
  await sign(one, other);
  model.answers = [GOOD];
  await ask();
  const kept = () => app.db.selectFrom('comparison_summaries').selectAll().execute();
  expect((await kept()).length).toBeGreaterThan(0);
  expect(JSON.stringify((await kept()).map(({ sentences }) => sentences))).not.toMatch(/Nia|Ada|3\.71/);
});

test.each(['es', 'pt-BR'])('it is written in the language of its reader: %s', async (locale) => {
  const { sentences } = await summaryOf(ask([one, other], coach, locale));
  expect(sentences.join(' ')).toMatch(locale === 'es' ? /Estatura/ : /Altura/);
});
