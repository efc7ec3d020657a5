/** Who counts as a guardian: what each level may do, and that a child cannot be their own guardian. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type Family,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { seedCollege, seedPlan } from '../../../../test/records/seeded-athletes.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refreshCards } from '../../search/cards/card.service.ts';
import { joinAthlete, linkUp } from '../../../../test/features/links.ts';
import {
  askToTalk,
  askForRelease,
  block,
  decide,
  decideContact,
  DECLINE,
  joinAskingCoach,
  openRequestId,
} from '../../../../test/features/requests.ts';
import {
  askCheck,
  cardOf,
  proveMailbox,
  state,
  STATEMENT,
  switchOn,
} from '../../../../test/features/guardianship.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A minor with a guardian of this level who has signed every form. */
async function joinFamilyAt(level: 'linked' | 'confirmed' | 'verified', birthdate?: string): Promise<Family> {
  const { athlete } = await joinFamily(app, birthdate === undefined ? {} : { birthdate });
  await app.db.deleteFrom('guardian_links').where('athlete_id', '=', athlete.athleteId).execute();
  const guardian = await joinGuardian(app, athlete.athleteId, 'Rosa Bellweather', level);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  return { athlete, guardian };
}

async function opens(person: SignedIn, athleteId: string): Promise<boolean> {
  const { status } = await app.call('POST', `/api/athletes/${athleteId}/open`, { token: person.token });
  return status === 200;
}

async function seenName(person: SignedIn, athleteId: string): Promise<string | undefined> {
  const { body } = await app.call<OpenedAthlete>('POST', `/api/athletes/${athleteId}/open`, {
    token: person.token,
  });
  return body.card.name;
}

async function joinStrangerCoach(): Promise<SignedIn> {
  const coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  return coach;
}

test('an 11-year-old who is their own guardian shows nothing to anybody', async () => {
  const child = await joinAthlete(app, '2015-03-01');
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'public' })
    .where('id', '=', child.athleteId)
    .execute();
  const second = await app.join('guardian');
  await linkUp(app, child, second, { level: 'linked' });
  await proveMailbox(app, second);
  expect((await state(app, second, child)).body.level).toBe('confirmed');
  await seedSignatures(app.db, { athleteId: child.athleteId, guardianUserId: second.userId });
  const answer = await switchOn(app, second, child);
  expect(answer.body).toMatchObject({ is_on: false, missing_level: 'verified', missing_consents: [] });

  const stranger = await joinStrangerCoach();
  expect(await opens(stranger, child.athleteId)).toBe(false);
  const cards = await app.db
    .selectFrom('athlete_cards')
    .select('card')
    .where('athlete_id', '=', child.athleteId)
    .execute();
  expect(cards).toEqual([]);
  expect(await cardOf(app, second, child)).toMatchObject({ visibility_hold: 'guardianship_missing' });

  await seedGuardianship(app.db, { athleteId: child.athleteId, guardianUserId: second.userId });
  await inTransaction(app.db, (trx) => refreshCards(trx, [child.athleteId], new Date()));
  expect(await opens(stranger, child.athleteId)).toBe(true);
});

describe('from 13 to 17', () => {
  test('a release to everyone waits for verified guardianship, one to colleges does not', async () => {
    const { athlete, guardian } = await joinFamilyAt('confirmed');
    expect((await switchOn(app, guardian, athlete, 'everyone')).body).toMatchObject({
      is_on: false,
      missing_level: 'verified',
    });
    const member = await joinStrangerCoach();
    await app.db
      .updateTable('coaches')
      .set({ affiliation_status: 'unverified' })
      .where('user_id', '=', member.userId)
      .execute();
    expect(await seenName(member, athlete.athleteId)).toBe('Nia B.');
    expect((await switchOn(app, guardian, athlete, 'verified_colleges')).body).toMatchObject({
      is_on: true,
      missing_level: null,
    });
    const coach = await joinStrangerCoach();
    expect(await seenName(coach, athlete.athleteId)).toBe('Nia Bellweather');
  });

  test('without a statement a guardian releases and signs nothing, and is told what to do', async () => {
    const { athlete, guardian } = await joinFamilyAt('linked');
    expect((await switchOn(app, guardian, athlete, 'verified_colleges')).body).toMatchObject({
      is_on: false,
      missing_level: 'confirmed',
    });
    const coach = await joinStrangerCoach();
    expect(await seenName(coach, athlete.athleteId)).toBe('Nia B.');
    const { body } = await app.call('POST', '/api/consents', {
      token: guardian.token,
      body: {
        athlete_id: athlete.athleteId,
        document_id: athlete.athleteId,
        signed_name: 'Rosa Bellweather',
        password: 'correct horse',
      },
    });
    expect(problemOf({ body } as never).code).toBe('statement_needed');
  });

  test('contact is approved with verified guardianship only, and declined, blocked and locked down with a link', async () => {
    const { athlete, guardian } = await joinFamilyAt('confirmed');
    const coach = await joinAskingCoach(app);
    await askToTalk(app, coach, athlete);
    const id = await openRequestId(app, guardian, 'contact');
    const refused = await decideContact(app, guardian, id);
    expect([refused.status, problemOf(refused).code]).toEqual([403, 'guardianship_needed']);
    expect((await decideContact(app, guardian, id, DECLINE)).status).toBe(200);

    const linked = await joinFamilyAt('linked');
    await askForRelease(app, coach, linked.athlete);
    const asked = await openRequestId(app, linked.guardian);
    expect(problemOf(await decide(app, linked.guardian, asked)).code).toBe('statement_needed');
    expect((await decide(app, linked.guardian, asked, DECLINE)).status).toBe(200);
    expect((await block(app, linked.guardian, linked.athlete, { coach_id: coach.coachId })).status).toBe(201);
    const locked = await app.call('POST', `/api/family/${linked.athlete.athleteId}/lock-down`, {
      token: linked.guardian.token,
    });
    expect(locked.status).toBe(204);
  });

  test('when the check of guardianship expires, what hung on it closes by itself', async () => {
    const { athlete, guardian } = await joinFamilyAt('verified');
    await switchOn(app, guardian, athlete);
    const member = await joinStrangerCoach();
    expect(await seenName(member, athlete.athleteId)).toBe('Nia Bellweather');
    await app.db
      .updateTable('verifications')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('athlete_id', '=', athlete.athleteId)
      .where('guardian_link_id', 'is not', null)
      .execute();
    expect(await seenName(member, athlete.athleteId)).toBe('Nia B.');
    expect((await cardOf(app, guardian, athlete)).guardianship).toMatchObject({
      level: 'confirmed',
      next_step: 'ask',
    });
  });
});

describe('the way there', () => {
  let family: Family;
  beforeEach(async () => {
    family = await joinFamilyAt('linked');
  });

  test('the guardian sees each step, and how long the check takes', async () => {
    const { athlete, guardian } = family;
    const where = async () => (await cardOf(app, guardian, athlete)).guardianship;
    await proveMailbox(app, guardian, false);
    expect(await where()).toMatchObject({ level: 'linked', next_step: 'prove_mailbox', statement: null });
    await proveMailbox(app, guardian);
    expect(await where()).toMatchObject({ level: 'linked', next_step: 'state' });
    expect((await state(app, guardian, athlete)).body).toMatchObject({
      level: 'confirmed',
      next_step: 'ask',
      statement: STATEMENT,
      check_hours: 48,
    });
    const asked = await askCheck(app, guardian, athlete);
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ level: 'confirmed', next_step: 'wait', question: { status: 'open' } });
    expect(problemOf(await askCheck(app, guardian, athlete)).code).toBe('conflict');
    // The athlete learns the level and nothing of what was stated.
    const own = await app.call<{ links: { level: string }[] }>('GET', '/api/guardians', {
      token: athlete.token,
    });
    expect(own.body.links.map(({ level }) => level)).toEqual(['confirmed']);
    expect(JSON.stringify(own.body)).not.toContain('1980');
    expect((await cardOf(app, athlete, athlete)).guardianship).toBeNull();
  });

  test('a guardian is 18 or over, and asks only after the statement', async () => {
    const { athlete, guardian } = family;
    await proveMailbox(app, guardian);
    const young = await state(app, guardian, athlete, { birthdate: '2010-01-01' });
    expect(problemOf(young).errors).toEqual([
      expect.objectContaining({ field: 'birthdate', code: 'not_of_age' }),
    ]);
    expect(problemOf(await askCheck(app, guardian, athlete)).code).toBe('statement_needed');
    expect((await state(app, athlete, athlete)).status).toBe(404);
    expect((await state(app, await joinStrangerCoach(), athlete)).status).toBe(404);
  });

  test.each([
    ['Rosa\nBellweather', 'line_break'],
    ['Rosa https://evil.example', 'has_address'],
    ['Rosa', 'not_full_name'],
  ])(
    'the name %j that a guardian states is refused: it is a full name in one line and leads nowhere',
    async (name, code) => {
      const { athlete, guardian } = await joinFamilyAt('linked');
      await proveMailbox(app, guardian);
      const refused = problemOf(await state(app, guardian, athlete, { full_name: name }));
      expect(refused.errors).toMatchObject([{ field: 'full_name', code }]);
    },
  );

  test('stating something else ends the check that was about the old words', async () => {
    const { athlete, guardian } = family;
    await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
    expect((await cardOf(app, guardian, athlete)).guardianship?.level).toBe('verified');
    await state(app, guardian, athlete, { full_name: 'Somebody Else' });
    expect((await cardOf(app, guardian, athlete)).guardianship).toMatchObject({
      level: 'confirmed',
      next_step: 'ask',
    });
  });

  test('a coach’s second account is no guardian where the coach deals, whatever dots and tags it uses', async () => {
    const { athlete } = family;
    const coach = await joinAskingCoach(app);
    const pair = async (userId: string, email: string) => {
      await app.db
        .updateTable('auth_users')
        .set({ email, email_verified: true })
        .where('id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('users.id', '=', userId))
        .execute();
    };
    await pair(coach.userId, 'dana.whistler@gmail.com');
    await askForRelease(app, coach, athlete);
    const alias = await joinGuardian(app, athlete.athleteId, 'D. Whistler', 'linked');
    await pair(alias.userId, 'danawhistler+family@googlemail.com');
    const answer = await state(app, alias, athlete);
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'guardian_conflict']);

    const other = await joinFamilyAt('linked');
    await pair(other.guardian.userId, 'Dana.Whistler+two@gmail.com');
    expect((await state(app, other.guardian, other.athlete)).status).toBe(200);
    // Nor does the coach then ask that family.
    await seedCollege(app.db, coach.userId, 'Another College');
    expect(problemOf(await askForRelease(app, coach, other.athlete)).code).toBe('guardian_conflict');
  });
});
