import type { Institution } from '@faircourt/contracts/institutions';
import type { VerificationItem } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { signIn, type SignedIn } from '../../../test/records/conversations.ts';
import { seedPerson } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  decide,
  joinNewCoach,
  joinWaitingCoach,
  nameAt,
  seedCode,
  seedInstitution,
  prove,
  affiliationOf,
  type NewCoach,
} from '../../../test/features/affiliation.ts';

const NOW = new Date();
let app: TestApp;
let coach: NewCoach;
let director: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinNewCoach(app);
  director = await joinDirector(['MX', 'US']);
});
afterAll(() => app.close());

async function joinDirector(countries: string[]): Promise<SignedIn> {
  const userId = await seedPerson(app.db, { role: 'regional_director', name: 'Director Okafor' });
  const { id } = await app.db
    .insertInto('regions')
    .values({ name: `Region of ${userId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('region_countries')
    .values(countries.map((country_code) => ({ region_id: id, country_code })))
    .execute();
  await app.db.insertInto('director_regions').values({ region_id: id, director_user_id: userId }).execute();
  return { userId, email: '', token: await signIn(app, userId) };
}

async function find(name: string, by: SignedIn = coach, more = ''): Promise<string[]> {
  const query = `name=${encodeURIComponent(name)}${more}`;
  const answer = await app.call<{ institutions: Institution[] }>('GET', `/api/institutions?${query}`, by);
  expect(answer.status).toBe(200);
  return answer.body.institutions.map((institution) => institution.name);
}

const correct = (id: string, by: SignedIn, changes: object) =>
  app.call<Institution>('PUT', `/api/institutions/${id}`, {
    token: by.token,
    body: {
      name: 'Puebla Tech',
      city: null,
      website: null,
      email_domain: null,
      division: null,
      ...changes,
    },
  });

test('institutions are found by the beginnings of their words, with or without accents, verified ones first', async () => {
  await seedInstitution(app, { name: 'Universidad de Málaga', country: 'ES' });
  await seedInstitution(app, { name: 'Malaga City Hoops', country: 'US', status: 'verified' });
  await seedInstitution(app, { name: "St. John's Academy" });
  expect(await find('malaga')).toEqual(['Malaga City Hoops', 'Universidad de Málaga']);
  expect(await find('MÁLAGA univ')).toEqual(['Universidad de Málaga']);
  expect(await find('malaga', coach, '&country_code=ES')).toEqual(['Universidad de Málaga']);
  expect(await find('alaga')).toEqual([]);
  expect(await find('st johns')).toEqual(["St. John's Academy"]);
  expect(await find('%_')).toEqual([]);
  expect(await find('mala\u0000ga')).toHaveLength(2);
  expect(await find('malaga', director)).toHaveLength(2);
});

test('one that was refused is found by the coaches who work there, and by nobody else', async () => {
  const refused = await seedInstitution(app, { name: 'Phantom Institute', status: 'rejected' });
  const own = await joinWaitingCoach(app, refused, NOW);
  expect(await find('phantom')).toEqual([]);
  expect(await find('phantom', director)).toEqual([]);
  expect(await find('phantom', own)).toEqual(['Phantom Institute']);
});

test('at most twenty are found, by at least two letters, and by those whose work it is', async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({
    name: `Crowded College ${n}`,
    kind: 'college' as const,
    country_code: 'US',
  }));
  await app.db.insertInto('institutions').values(many).execute();
  expect(await find('crowded')).toHaveLength(20);
  expect((await app.call('GET', '/api/institutions?name=c', coach)).status).toBe(422);
  const guardian = await app.join('guardian');
  expect((await app.call('GET', '/api/institutions?name=crowded', guardian)).status).toBe(403);
});

test('an address at the website of one’s own proposal says nothing, until a director has verified the place', async () => {
  const [proposer, friend] = [await joinNewCoach(app), await joinNewCoach(app)];
  const id = await seedInstitution(app, { proposedBy: proposer.userId });
  expect((await nameAt(app, proposer, { institution_id: id })).body.domain_match).toBe('own_claim');
  await seedCode(app, proposer);
  const { verification_id: question } = (await prove(app, proposer)).body;
  const item = await app.call<VerificationItem>('GET', `/api/verifications/${question}`, director);
  expect(item.body).toMatchObject({
    institution: { is_proposed_by_coach: true },
    coach: { domain_match: 'own_claim' },
  });
  // Nor does it for a friend, or for a second account.
  expect((await nameAt(app, friend, { institution_id: id })).body.domain_match).toBe('own_claim');

  await decide(app, proposer, 'verified', { now: NOW });
  expect((await affiliationOf(app, proposer)).domain_match).toBe('website');
  expect((await affiliationOf(app, friend)).domain_match).toBe('website');
});

test('a director of the country corrects what is known, and what waits follows', async () => {
  const id = await seedInstitution(app, { name: 'Puebla Tec', country: 'MX' });
  const waiting = await joinWaitingCoach(app, id, NOW);
  const corrected = await correct(id, director, {
    website: 'https://puebla.test',
    email_domain: 'State.test',
  });
  expect(corrected).toMatchObject({
    status: 200,
    body: { name: 'Puebla Tech', website: 'https://puebla.test/' },
  });
  const question = await app.db
    .selectFrom('verifications')
    .select(['status', 'fact_values', 'values_hash'])
    .select((eb) => eb.fn<Buffer>('facts_hash', ['fact_values']).as('hash'))
    .where('coach_id', '=', waiting.coachId)
    .executeTakeFirstOrThrow();
  expect(question).toMatchObject({
    status: 'open',
    fact_values: { email_domain: 'state.test', domain_match: 'same', website: 'https://puebla.test/' },
  });
  expect(question.values_hash).toEqual(question.hash);
  expect((await eventsOf(app.db, id)).at(-1)).toMatchObject({
    type: 'institution.corrected',
    actor_role: 'regional_director',
    data: { fields: ['name', 'website', 'email_domain'] },
  });
});

test('correcting nothing says nothing', async () => {
  const id = await seedInstitution(app, { name: 'Puebla Tech', country: 'US' });
  await correct(id, director, { website: 'https://www.state.test' });
  const before = await eventsOf(app.db, id);
  expect((await correct(id, director, { website: 'https://www.state.test' })).status).toBe(200);
  expect(await eventsOf(app.db, id)).toEqual(before);
});

test('a name that another institution of the country has is refused', async () => {
  const id = await seedInstitution(app, { name: 'Monterrey One', country: 'MX' });
  await seedInstitution(app, { name: 'Monterrey Dos', country: 'MX' });
  const refused = await correct(id, director, { name: 'monterrey dós' });
  expect(problemOf(refused).errors).toMatchObject([{ field: 'name', code: 'known_institution' }]);
});

test('to a director elsewhere, one with an interest, a coach or an admin it is not there', async () => {
  const id = await seedInstitution(app, { country: 'MX' });
  const elsewhere = await joinDirector(['FR']);
  const interested = await joinDirector(['MX']);
  await app.db
    .insertInto('declared_conflicts')
    .values({ director_user_id: interested.userId, institution_id: id })
    .execute();
  const adminId = await seedPerson(app.db, { role: 'admin', name: 'Root' });
  const admin = { userId: adminId, email: '', token: await signIn(app, adminId) };
  for (const person of [elsewhere, interested, coach, admin]) {
    expect((await correct(id, person, {})).status).toBe(404);
  }
  expect((await correct('0190a0a0-0000-7000-8000-000000000000', director, {})).status).toBe(404);
});
