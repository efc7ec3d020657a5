/** The road to being seen over HTTP: whose turn each step is, and that none is done before it is true. */
import type { Road, RoadStepName } from '@faircourt/contracts/road';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { familyCardOf, familyOf } from '../../../test/features/family.ts';
import { seedCheck } from '../../../test/features/verification.ts';
import {
  endLink,
  joinFamily,
  joinGuardian,
  MINORS_BIRTHDATE,
  type SignedIn,
  type SignedInAthlete,
} from '../../../test/records/conversations.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';

let app: TestApp;
let athlete: SignedInAthlete;
let guardian: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ athlete, guardian } = await joinFamily(app));
});

const BASICS = {
  primary_position: 'Point Guard',
  height_cm: 188,
  grad_year: 2028,
  school_name: 'Lakeside',
} as const;

async function roadFor(who: Pick<SignedIn, 'token'>): Promise<Road | undefined> {
  const [road] = (await familyOf(app, who)).roads;
  return road;
}

async function stepFor(who: Pick<SignedIn, 'token'>, name: RoadStepName) {
  const step = (await roadFor(who))?.steps.find((one) => one.step === name);
  if (!step) throw new Error(`No step ${name}`);
  return [step.state, step.turn, step.todo];
}

function change(values: Record<string, unknown>) {
  return app.db.updateTable('athletes').set(values).where('id', '=', athlete.athleteId).execute();
}

const release = (fieldGroup: 'identity' | 'measurements' = 'identity') =>
  app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: fieldGroup,
      audience: 'verified_colleges',
      status: 'approved',
      decided_by: guardian.userId,
      decided_at: new Date(0),
    })
    .execute();

const sign = () => seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });

test('a new athlete’s road has all steps, and the first thing is to state the birthdate', async () => {
  const road = await roadFor(await app.join('athlete'));
  expect(road).toMatchObject({ athlete_id: null, is_self: true });
  expect(road?.steps.map(({ step }) => step)).toEqual([
    'profile',
    'guardian',
    'proof',
    'forms',
    'released',
    'verified',
    'visible',
  ]);
  expect(road?.steps.filter(({ todo }) => todo !== null)).toEqual([
    { step: 'profile', state: 'now', turn: 'you', todo: 'set_birthdate' },
  ]);
  expect((await familyOf(app, await app.join('guardian'))).roads).toEqual([]);
});

test('athlete and guardian read one road, each told whose turn it is', async () => {
  expect(await stepFor(athlete, 'profile')).toEqual(['now', 'you', 'fill_profile']);
  expect(await stepFor(guardian, 'profile')).toEqual(['now', 'athlete', null]);
  await change(BASICS);
  for (const who of [athlete, guardian]) {
    expect(await stepFor(who, 'profile')).toEqual(['done', null, null]);
    expect(await stepFor(who, 'guardian')).toEqual(['done', null, null]);
    expect(await stepFor(who, 'proof')).toEqual(['done', null, null]);
  }
  expect(await stepFor(guardian, 'forms')).toEqual(['now', 'you', 'sign']);
  expect(await stepFor(athlete, 'forms')).toEqual(['now', 'guardian', null]);
  expect(await stepFor(guardian, 'released')).toEqual(['now', 'you', 'release']);
  expect(await stepFor(athlete, 'released')).toEqual(['now', 'guardian', null]);
});

test('a birthdate that is missing is asked for before all else, and what is missing is named', async () => {
  const alone = await app.join('athlete');
  const own = async () => ({
    step: await stepFor(alone, 'profile'),
    missing: (await roadFor(alone))?.missing_basics,
  });
  const save = (body: Record<string, unknown>) =>
    app.call('PUT', '/api/profile', { token: alone.token, body });
  await save({ height_cm: 188 });
  expect(await own()).toEqual({
    step: ['now', 'you', 'set_birthdate'],
    missing: ['position', 'grad_year', 'school', 'birthdate'],
  });
  expect(await stepFor(alone, 'guardian'), 'nobody knows yet whether one is needed').toEqual([
    'later',
    'you',
    null,
  ]);
  expect(await stepFor(alone, 'visible'), 'hidden until then').toEqual(['later', 'you', null]);
  await save(BASICS);
  expect(await own(), 'all of the rest is there').toEqual({
    step: ['now', 'you', 'set_birthdate'],
    missing: ['birthdate'],
  });
  await save({ ...BASICS, birthdate: MINORS_BIRTHDATE, school_name: null });
  expect(await own()).toEqual({ step: ['now', 'you', 'fill_profile'], missing: ['school'] });
});

test('once a guardian was linked, the birthdate is theirs to state and the rest the athlete’s', async () => {
  await change({ ...BASICS, birthdate: null, school_name: null });
  expect(await stepFor(athlete, 'profile')).toEqual(['now', 'you', 'fill_profile']);
  expect(await stepFor(guardian, 'profile')).toEqual(['now', 'you', 'set_birthdate']);
  await change(BASICS);
  expect(await stepFor(athlete, 'profile')).toEqual(['now', 'guardian', null]);
});

test('the card is in search as soon as the athlete chose so, without any release, and the road says so', async () => {
  const isCardInSearch = async () => (await roadFor(athlete))?.is_card_in_search;
  await endLink(app, guardian);
  const listed = { private: false, conditional: false, colleges_only: true, public: true } as const;
  for (const [visibility, isFound] of Object.entries(listed)) {
    await change({ visibility });
    expect(await isCardInSearch(), `visibility ${visibility}`).toBe(isFound);
  }
  await app.db.updateTable('athletes').set({ birthdate: null }).where('id', '=', athlete.athleteId).execute();
  expect(await isCardInSearch(), 'perhaps under 13, whatever was chosen').toBe(false);
});

test('without a guardian the athlete invites one, and everything a guardian does comes later', async () => {
  await endLink(app, guardian);
  expect(await stepFor(athlete, 'guardian')).toEqual(['now', 'you', 'invite_guardian']);
  for (const name of ['proof', 'forms', 'released'] as const) {
    expect(await stepFor(athlete, name)).toEqual(['later', 'guardian', null]);
  }
  const { id } = await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athlete.athleteId,
      status: 'invited',
      invited_email: 'parent@example.test',
      token_hash: Buffer.alloc(32, athlete.athleteId),
      invite_expires_at: new Date(Date.now() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await stepFor(athlete, 'guardian'), 'the invitation waits in a mailbox').toEqual([
    'now',
    'guardian',
    null,
  ]);
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'accepted', guardian_user_id: guardian.userId })
    .where('id', '=', id)
    .execute();
  expect(await stepFor(athlete, 'guardian')).toEqual(['now', 'you', 'confirm_guardian']);
});

test('a guardian to whom both sides agreed, and who waits for Faircourt, leaves the athlete nothing to press', async () => {
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', guardian.userId).execute();
  const joining = await app.join('guardian');
  const link = { athlete_id: athlete.athleteId, guardian_user_id: joining.userId };
  const { id } = await app.db
    .insertInto('guardian_links')
    .values({ ...link, status: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await stepFor(athlete, 'guardian')).toEqual(['now', 'you', 'confirm_guardian']);
  const { status } = await app.call('POST', `/api/guardian-links/${id}/confirm`, { token: athlete.token });
  expect(status).toBe(200);
  expect(await stepFor(athlete, 'guardian')).toEqual(['now', 'faircourt', null]);
});

test('a guardian who is only linked says who they are before anything else', async () => {
  await endLink(app, guardian);
  const linked = await joinGuardian(app, athlete.athleteId, 'Ola Bellweather', 'linked');
  expect(await stepFor(linked, 'proof')).toEqual(['now', 'you', 'state']);
  expect(await stepFor(linked, 'forms')).toEqual(['later', 'you', null]);
  expect(await stepFor(linked, 'released')).toEqual(['later', 'you', null]);
  expect(await stepFor(athlete, 'proof')).toEqual(['now', 'guardian', null]);
});

test('an approval without the forms is not released, and signing makes it so', async () => {
  await release();
  expect(await stepFor(guardian, 'released')).toEqual(['later', 'you', null]);
  await sign();
  expect(await stepFor(guardian, 'forms')).toEqual(['done', null, null]);
  expect(await stepFor(guardian, 'released')).toEqual(['done', null, null]);
});

test('what is released counts as partly while more of it waits for a form', async () => {
  const signer = { athleteId: athlete.athleteId, guardianUserId: guardian.userId };
  await seedSignatures(app.db, signer, ['platform', 'colleges']);
  await release('measurements');
  expect(await stepFor(guardian, 'released')).toEqual(['done', null, null]);
  await release();
  for (const who of [guardian, athlete]) {
    expect(await stepFor(who, 'released')).toEqual(['partly', null, null]);
  }
  expect(await stepFor(guardian, 'forms')).toEqual(['now', 'you', 'sign_waited_for']);
});

test('visible is what a verified coach would get, not what a switch says', async () => {
  await change({ ...BASICS, visibility: 'public' });
  expect(await stepFor(athlete, 'visible'), 'on, and yet nothing is released').toEqual(['later', null, null]);
  await sign();
  await release('measurements');
  expect(await stepFor(athlete, 'visible'), 'released, and yet unchecked').toEqual(['later', null, null]);
  await release();
  expect(await stepFor(athlete, 'visible')).toEqual(['done', null, null]);

  await change({ visibility: 'private' });
  expect(await stepFor(athlete, 'visible')).toEqual(['now', 'you', 'choose_visibility']);
  expect(await stepFor(guardian, 'visible'), 'there is something to find').toEqual([
    'now',
    'athlete',
    'tell_athlete',
  ]);
  await change({ visibility: 'public', locked_at: new Date(), locked_by: guardian.userId });
  expect(await stepFor(guardian, 'visible')).toEqual(['now', 'you', 'lift_lock_down']);
  expect(await stepFor(athlete, 'visible')).toEqual(['now', 'guardian', null]);
});

test('while everything is locked down, nobody is asked for anything but to lift it', async () => {
  const todosFor = async (who: SignedIn) => (await roadFor(who))?.steps.flatMap(({ todo }) => todo ?? []);
  const turnsFor = async (who: SignedIn) => (await roadFor(who))?.steps.flatMap(({ turn }) => turn ?? []);
  expect(await todosFor(guardian)).toEqual(['sign', 'release']);
  await change({ locked_at: new Date(), locked_by: guardian.userId });
  expect(await todosFor(guardian)).toEqual(['lift_lock_down']);
  expect(await todosFor(athlete), 'before it: fill_profile').toEqual([]);
  expect(await turnsFor(athlete)).toEqual(['guardian']);
  await change(BASICS);
  await sign();
  expect(await todosFor(athlete), 'before it: ask_director').toEqual([]);
  expect(await stepFor(guardian, 'forms'), 'what is done stays done').toEqual(['done', null, null]);
  await endLink(app, guardian);
  expect(await todosFor(athlete), 'only a guardian lifts it').toEqual(['invite_guardian']);
});

test('the check is asked for, waits for a director, and once all is done the road is gone', async () => {
  await change({ ...BASICS, visibility: 'colleges_only' });
  await sign();
  await release();
  expect(await stepFor(guardian, 'verified')).toEqual(['now', 'you', 'ask_director']);
  const id = await seedCheck(app.db, { athleteId: athlete.athleteId });
  expect(await stepFor(guardian, 'verified')).toEqual(['now', 'director', null]);
  await app.db.updateTable('verifications').set({ status: 'more_asked' }).where('id', '=', id).execute();
  expect(await stepFor(athlete, 'verified')).toEqual(['now', 'you', 'answer_director']);
  await seedCheck(app.db, { athleteId: athlete.athleteId, status: 'verified' });
  expect(await roadFor(guardian)).toBeUndefined();
  expect(await roadFor(athlete)).toBeUndefined();
});

test('one fact is verified while another waits: the step is done in part, and still says whose turn it is', async () => {
  await change({ ...BASICS, visibility: 'colleges_only' });
  await sign();
  await release();
  const { athleteId } = athlete;
  await app.db.insertInto('academics').values({ athlete_id: athleteId, gpa: 3.5 }).execute();
  await seedCheck(app.db, { athleteId, factGroup: 'academics', status: 'verified' });
  const id = await seedCheck(app.db, { athleteId, factGroup: 'measurements' });
  expect(await stepFor(athlete, 'verified')).toEqual(['partly', 'director', null]);
  await app.db.updateTable('verifications').set({ status: 'more_asked' }).where('id', '=', id).execute();
  expect(await stepFor(athlete, 'verified')).toEqual(['partly', 'you', 'answer_director']);
  await app.db.deleteFrom('verifications').where('id', '=', id).execute();
  await seedCheck(app.db, { athleteId, factGroup: 'academics' });
  expect(await roadFor(athlete), 'asked again before its badge ends').toBeUndefined();
});

test('an adult’s road has no guardian in it, and a guardian of an adult has none', async () => {
  await change({ birthdate: '2001-02-03' });
  expect((await roadFor(athlete))?.steps.map(({ step }) => step)).toEqual([
    'profile',
    'released',
    'verified',
    'visible',
  ]);
  expect(await stepFor(athlete, 'released')).toEqual(['now', 'you', 'release']);
  expect(await roadFor(guardian)).toBeUndefined();
});

test('forms that nothing waits for are named beside those that are done, until one is waited for', async () => {
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId }, [
    'platform',
    'colleges',
  ]);
  expect(await stepFor(guardian, 'forms')).toEqual(['done', null, null]);
  expect((await roadFor(guardian))?.optional_forms).toEqual(['transcript', 'media']);
  // The full name comes with a photo, which has a form of its own.
  await release('identity');
  expect(await stepFor(guardian, 'forms')).toEqual(['now', 'you', 'sign_waited_for']);
  expect((await roadFor(guardian))?.optional_forms).toEqual(['transcript']);
});

test('only a child who may be under 13 waits for the proof of guardianship with everything', async () => {
  expect((await roadFor(guardian))?.is_proof_needed).toBe(false);
  await change({ birthdate: '2020-01-01' });
  expect((await roadFor(guardian))?.is_proof_needed).toBe(true);
  await change({ birthdate: null });
  expect((await roadFor(guardian))?.is_proof_needed).toBe(true);
});

test('of a child under 13, only the forms of a guardian whose signature counts are signed ones', async () => {
  await change({ birthdate: '2020-01-01', visibility: 'public' });
  const father = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'confirmed');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: father.userId });
  await release();
  const read = async () => {
    const card = await familyCardOf(app, guardian, athlete);
    return {
      step: await stepFor(guardian, 'forms'),
      optional: (await roadFor(guardian))?.optional_forms,
      signed: card.consents.filter(({ is_signed }) => is_signed).map(({ kind }) => kind),
      hold: card.visibility_hold,
    };
  };
  expect(await read()).toEqual({
    step: ['now', 'you', 'sign'],
    optional: ['transcript'],
    signed: [],
    hold: 'consent_missing',
  });
  expect(await stepFor(father, 'forms'), 'his are signed').toEqual(['now', 'guardian', null]);
  await sign();
  expect(await read()).toMatchObject({ step: ['done', null, null], optional: [], hold: null });
});

test('where nobody’s signature counts yet, the proof is what is missing, and signed forms are signed', async () => {
  await endLink(app, guardian);
  await change({ birthdate: '2020-01-01', visibility: 'public' });
  const father = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'confirmed');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: father.userId });
  expect(await stepFor(father, 'forms')).toEqual(['done', null, null]);
  const { consents, visibility_hold: hold } = await familyCardOf(app, father, athlete);
  expect(consents.every(({ is_signed }) => is_signed)).toBe(true);
  expect(hold).toBe('guardianship_missing');
});
