/** Summaries over HTTP: by rules without settings, and by a model that is set up, allowed, covered by a form and believed. */
import type { AthleteSummary, ReadSummary } from '@faircourt/contracts/summaries';
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
const GOOD = JSON.stringify({
  sentences: [
    'Plays {position} and measures {height}.',
    'Carries a GPA of {gpa} into the class of {grad_year}.',
  ],
});
let model: ModelServer;
let app: TestApp;
let coach: Joined;
let athlete: SeededAthlete;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    clock: { now: () => NOW },
    environment: {
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'test-model',
      AI_API_KEY: 'secret-key',
      AI_MONTHLY_TOKENS: '1000',
    },
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
  athlete = await seedAthlete(app.db);
  const groups = ['measurements', 'academics'] as const;
  await seedRelease(app.db, athlete, groups, { audience: 'verified_colleges' });
  for (const group of groups) await seedBadge(app.db, athlete, group);
  await turn(true);
});

const ask = (who: Joined = coach, locale = 'en'): Promise<Answer<ReadSummary>> =>
  app.call('POST', `/api/athletes/${athlete.athleteId}/summary`, { token: who.token, body: { locale } });

async function summaryOf(answer: Promise<Answer<ReadSummary>>): Promise<AthleteSummary> {
  const { status, body } = await answer;
  expect(status).toBe(200);
  if (!body.summary) throw new Error(`locked: ${String(body.locked)}`);
  return body.summary;
}

async function turn(isOn: boolean): Promise<void> {
  await app.db.updateTable('summary_switch').set({ is_on: isOn }).execute();
}

const sign = (): Promise<void> => seedSignatures(app.db, athlete, [...NEEDED_CONSENTS, 'summaries']);

test('a model that is allowed and covered writes the sentences, and the values come from us', async () => {
  await sign();
  model.answers = [GOOD];
  const summary = await summaryOf(ask());
  expect(summary.writer).toEqual({ kind: 'model', name: 'test-model' });
  expect(summary.sentences).toEqual([
    'Plays {position} and measures {height}.',
    'Carries a GPA of {gpa} into the class of {grad_year}.',
  ]);
  expect(summary.facts).toContainEqual(expect.objectContaining({ key: 'gpa', value: 3.71 }));
});

test('a model is told facts without a name, a school, a team, a town, a text or an id', async () => {
  await sign();
  model.answers = [GOOD];
  await ask();
  expect(model.asked).toHaveLength(1);
  const told = (model.asked[0] ?? '').toLowerCase();
  for (const hidden of [
    'nia',
    'rose',
    'bellweather',
    'northgate',
    'kettlebrook',
    'i rebound',
    '2009-06',
    'shown tape',
  ]) {
    expect(told).not.toContain(hidden);
  }
  expect(told).not.toContain(athlete.athleteId);
  expect(told).toContain('198.5');
});

test('the same facts are written about once; another fact asks again', async () => {
  await sign();
  model.answers = [GOOD, GOOD];
  await ask();
  await ask();
  expect(model.asked).toHaveLength(1);
  await app.db
    .updateTable('academics')
    .set({ gpa: 3.9 })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await ask();
  expect(model.asked).toHaveLength(2);
});

test.each([
  ['nobody has turned it on', async () => turn(false).then(sign)],
  ['the family has not signed the form for it', () => Promise.resolve()],
  [
    'the athlete is an adult, for whom nobody signs',
    async () => {
      await sign();
      await app.db
        .updateTable('athletes')
        .set({ birthdate: '2000-01-01' })
        .where('id', '=', athlete.athleteId)
        .execute();
    },
  ],
  [
    'the form was taken back',
    async () => {
      await sign();
      await app.db
        .updateTable('consent_signatures')
        .set({ withdrawn_at: NOW })
        .where('athlete_id', '=', athlete.athleteId)
        .where('document_id', 'in', (ids) =>
          ids.selectFrom('consent_documents').select('id').where('kind', '=', 'summaries'),
        )
        .execute();
    },
  ],
])('nothing is sent when %s, and our own rules write', async (_reason, arrange) => {
  await arrange();
  model.answers = [GOOD];
  const summary = await summaryOf(ask());
  expect(model.asked).toEqual([]);
  expect(summary.writer).toEqual({ kind: 'rules' });
  expect(summary.sentences.length).toBeGreaterThan(1);
});

test('what was written is not shown once the form is taken back', async () => {
  await sign();
  model.answers = [GOOD];
  expect((await summaryOf(ask())).writer.kind).toBe('model');
  await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', athlete.athleteId).execute();
  await seedSignatures(app.db, athlete);
  expect((await summaryOf(ask())).writer.kind).toBe('rules');
});

test.each([
  ['a fact of its own', JSON.stringify({ sentences: ['Measures {height} and scored 40 points.'] })],
  ['a name', JSON.stringify({ sentences: ['Plays {position} like Jordan.'] })],
  ['a key that was not given', JSON.stringify({ sentences: ['Call {phone} about the {position}.'] })],
  ['a link', JSON.stringify({ sentences: ['Plays {position}, see https://evil.example.'] })],
  ['another shape', JSON.stringify({ summary: 'Plays {position}.' })],
  ['no sentence', JSON.stringify({ sentences: [] })],
  ['words around the JSON', 'Sure! Here is your summary.'],
  ['no JSON at all', 'broken'],
  ['an error', 'refused'],
])('an answer with %s is asked for once more, and then our own rules write', async (_what, answer) => {
  await sign();
  model.answers = [answer, answer];
  const summary = await summaryOf(ask());
  expect(model.asked).toHaveLength(2);
  expect(summary.writer).toEqual({ kind: 'rules' });
  expect(JSON.stringify(summary)).not.toContain('evil');
});

test('a second answer that can be believed is taken', async () => {
  await sign();
  model.answers = ['refused', GOOD];
  expect((await summaryOf(ask())).writer.kind).toBe('model');
});

test('a release that is withdrawn while the model writes is not in the summary', async () => {
  await sign();
  model.answers = [GOOD];
  model.beforeAnswer = async () => {
    await app.db
      .updateTable('releases')
      .set({ status: 'withdrawn' })
      .where('athlete_id', '=', athlete.athleteId)
      .where('field_group', '=', 'academics')
      .execute();
  };
  const summary = await summaryOf(ask());
  expect(summary.writer).toEqual({ kind: 'rules' });
  expect(JSON.stringify(summary)).not.toMatch(/gpa|3\.71/);
});

test('a subscription that has used up its month is written for by rules', async () => {
  await sign();
  model.answers = [GOOD, GOOD, GOOD, GOOD];
  for (const gpa of [1, 2, 3, 3.5]) {
    await app.db.updateTable('academics').set({ gpa }).where('athlete_id', '=', athlete.athleteId).execute();
    await ask();
  }
  // 400 tokens each, and 1,000 are allowed.
  expect(model.asked).toHaveLength(3);
});

test('an answer that nobody can read counts as what it may have cost', async () => {
  await sign();
  model.answers = ['broken', 'broken', GOOD];
  expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  expect(model.asked).toHaveLength(2);
  expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  expect(model.asked, 'the month is used up').toHaveLength(2);
});

test('a server that is down costs nothing', async () => {
  await sign();
  model.answers = ['refused', 'refused', GOOD];
  expect((await summaryOf(ask())).writer).toEqual({ kind: 'rules' });
  expect((await summaryOf(ask())).writer.kind).toBe('model');
});

test('requests that come at once do not pass what is left of the month', async () => {
  await sign();
  model.answers = [GOOD, GOOD, GOOD, GOOD];
  const othersAnswered = Promise.withResolvers<void>();
  // The model thinks until the three others are written for by rules, however slow the machine is.
  model.beforeAnswer = () => {
    if (model.asked.length > 1) othersAnswered.resolve();
    return othersAnswered.promise;
  };
  let answers = 0;
  const asked = [1, 2, 3, 4].map(() =>
    ask().finally(() => {
      if (++answers === 3) othersAnswered.resolve();
    }),
  );
  await Promise.all(asked);
  expect(model.asked).toHaveLength(1);
});

test('a summary is a look, and holds nothing that the page does not show this coach', async () => {
  const elsewhere = await app.join('coach');
  await seedPlan(app.db, elsewhere.userId, 'pro_scout');
  const summary = await summaryOf(ask(elsewhere));
  expect(summary.facts.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['gpa']));
  expect(JSON.stringify(summary)).not.toContain('3.71');
  const looks = await app.db
    .selectFrom('profile_views')
    .select('viewer_user_id')
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(looks).toEqual([{ viewer_user_id: elsewhere.userId }]);
});

test('without Pro nothing is written or looked at, and the answer says what it takes', async () => {
  const basic = await app.join('coach');
  await seedPlan(app.db, basic.userId, 'basic_scout');
  expect((await ask(basic)).body).toEqual({ summary: null, locked: 'needs_pro' });
  const looks = await app.db
    .selectFrom('profile_views')
    .selectAll()
    .where('viewer_user_id', '=', basic.userId)
    .execute();
  expect(looks).toEqual([]);
});

test.each(['es', 'pt-BR'])('it is written in the language of its reader: %s', async (locale) => {
  const { sentences } = await summaryOf(ask(coach, locale));
  expect(sentences[0]).toMatch(locale === 'es' ? /Juega de/ : /Joga de/);
});
