/** Questions and answers arrive on open pages without reloading; and nobody asks faster than a person would. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinFamily, signIn, type SignedIn } from '../../../../test/records/conversations.ts';
import { giveRegion } from '../../../../test/records/joined-directors.ts';
import { openStream, until } from '../../../../test/app/live-stream.ts';
import { seedPerson } from '../../../../test/records/seeded-athletes.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { ask, joinCheckedFamily, seedCheck } from '../../../../test/features/verification.ts';
import { QUESTIONS_PER_ACCOUNT } from './question.limits.ts';

/** Two questions an hour, and one document. */
const SCALE = 2 / QUESTIONS_PER_ACCOUNT.max;

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: String(SCALE) } });
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function directorOf(country: string): Promise<SignedIn> {
  const userId = await seedPerson(app.db, { role: 'regional_director', name: 'Director Okafor' });
  await giveRegion(app, userId, [country]);
  return { userId, email: '', token: await signIn(app, userId) };
}

test('a question shows on the pages of the family and of the country’s directors, and on no others', async () => {
  const family = await joinCheckedFamily(app);
  const people = [
    family.guardian,
    await directorOf('ES'),
    await directorOf('BR'),
    (await joinFamily(app)).guardian,
  ];
  const streams = await Promise.all(people.map((person) => openStream(address, person)));
  const [guardian, director, elsewhere, stranger] = streams;

  const { body } = await ask(app, family.athlete, family.athleteId);
  const id = body.facts.find(({ question }) => question)?.question?.id;
  await until(() => guardian?.changes('verifications').length === 1);
  await until(() => director?.changes('verifications').length === 1);
  expect([guardian?.changes('verifications'), director?.changes('verifications')]).toEqual([[id], [id]]);
  await app.call('POST', `/api/verifications/${id}/withdraw`, { token: family.guardian.token });
  await until(() => director?.changes('verifications').length === 2);
  expect([elsewhere?.changes('verifications'), stranger?.changes('verifications')]).toEqual([[], []]);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('after some questions within an hour one has to wait, and so after some documents', async () => {
  const { athlete, guardian, athleteId } = await joinCheckedFamily(app);
  const question = (fact_group: string) =>
    ask(app, athlete, athleteId, { fact_group, statement: { note: 'Ask the coach.' } });
  expect([(await question('school')).status, (await question('academics')).status]).toEqual([201, 201]);
  const refused = await question('transcript');
  expect([refused.status, problemOf(refused).code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const id = await seedCheck(app.db, { athleteId });
  const show = () =>
    app.call('POST', `/api/verifications/${id}/files?name=a.pdf`, {
      token: guardian.token,
      body: pdf(),
      headers: { 'content-type': 'application/octet-stream' },
    });
  expect((await show()).status).toBe(201);
  expect((await show()).status).toBe(429);
});
