/** What families ask the directors to check: who may, when it is refused, and what becomes of the question. */
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  endLink,
  joinCoach,
  joinFamily,
  joinGuardian,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { listAskers } from '../news/concerned.store.ts';
import {
  ask,
  joinCheckedFamily,
  seedCheck,
  readOwn,
  rowOf,
  factOf,
  type CheckedFamily,
} from '../../../../test/features/verification.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let app: TestApp;
let stranger: SignedIn;
let coach: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  stranger = (await joinFamily(app)).guardian;
  coach = await joinCoach(app);
});
afterAll(() => app.close());

const NOTED = { note: 'The school office knows.' };
const NOTHING_SAID = { method: '', place: null, on: null, link: '', note: '  ' };

function say(person: SignedIn, id: string, statement: object) {
  return app.call('POST', `/api/verifications/${id}/statements`, { token: person.token, body: statement });
}

function takeBack(person: SignedIn, id: string) {
  return app.call('POST', `/api/verifications/${id}/withdraw`, { token: person.token });
}

async function refusal(answer: ReturnType<typeof ask>): Promise<string> {
  const got = await answer;
  return `${got.status} ${problemOf(got).code}`;
}

describe('asking', () => {
  test('a minor asks for themself, and the whole family sees the question with what was shown', async () => {
    const family = await joinCheckedFamily(app);
    const { athlete, athleteId, guardian } = family;
    const statement = {
      method: 'A tape on the wall',
      place: 'Home gym',
      on: '2026-05-30',
      link: 'https://league.example/nia',
      note: 'Without shoes.',
    };
    const asked = await ask(app, athlete, athleteId, { fact_group: 'measurements', statement });
    expect(asked.status).toBe(201);

    const [verifications] = await readOwn(app, guardian);
    const fact = verifications?.facts.find(({ fact_group }) => fact_group === 'measurements');
    expect(asked.body).toEqual(verifications);
    expect(fact).toMatchObject({ is_empty: false, badge: null, ask: null });
    expect(fact?.question).toEqual({
      id: expect.any(String),
      fact_group: 'measurements',
      season_id: null,
      status: 'open',
      statements: [{ ...statement, given_at: NOW.toISOString() }],
      files: [],
      reason: null,
      offered_values: null,
      claimed_values: { height_cm: 198.5, weight_kg: 91, wingspan_cm: null, vertical_cm: null },
      is_being_checked: false,
      created_at: NOW.toISOString(),
      decided_at: null,
    });
    expect(await eventsOf(app.db, athleteId)).toEqual([
      {
        type: 'verification.asked',
        actor_role: 'athlete',
        data: { verification_id: fact?.question?.id, fact_group: 'measurements' },
      },
    ]);
    const stored = { country_code: 'ES', requested_by: athlete.userId };
    expect(await rowOf(app.db, fact?.question?.id ?? '')).toMatchObject(stored);
  });

  test('a guardian asks for each season by itself', async () => {
    const { guardian, athleteId, seasonId } = await joinCheckedFamily(app);
    const season = { fact_group: 'season', season_id: seasonId, statement: {}, has_documents: true };
    expect((await ask(app, guardian, athleteId, season)).status).toBe(201);
    const [verifications] = await readOwn(app, guardian);
    expect(
      verifications?.facts.map(({ fact_group, season_label, ask: why }) => [fact_group, season_label, why]),
    ).toEqual([
      ['measurements', null, 'first'],
      ['academics', null, 'first'],
      ['transcript', null, 'first'],
      ['school', null, 'first'],
      ['season', '2025-26 · Herons', null],
    ]);
    expect(verifications?.facts.at(-1)?.question?.statements).toEqual([]);
  });

  test('all athletes of a guardian are on one page, and no others', async () => {
    const one = await joinCheckedFamily(app);
    const other = await joinCheckedFamily(app);
    await app.db
      .updateTable('guardian_links')
      .set({ guardian_user_id: one.guardian.userId })
      .where('athlete_id', '=', other.athleteId)
      .execute();
    const seen = (await readOwn(app, one.guardian)).map(({ athlete }) => athlete.id);
    expect(seen.toSorted()).toEqual([one.athleteId, other.athleteId].toSorted());
    expect((await readOwn(app, one.athlete)).map(({ athlete }) => athlete.id)).toEqual([one.athleteId]);
    expect(await readOwn(app, other.guardian)).toEqual([]);
  });

  test('nobody outside the family asks, and none of them learns that there is such an athlete', async () => {
    const family = await joinCheckedFamily(app);
    const former = await joinGuardian(app, family.athleteId);
    await endLink(app, former);
    for (const person of [stranger, former, coach, (await joinFamily(app)).athlete]) {
      expect(await refusal(ask(app, person, family.athleteId))).toBe('404 not_found');
    }
    expect(await eventsOf(app.db, family.athleteId)).toEqual([]);
  });

  test('from 18 on the athlete asks alone, and a guardian neither sees it, adds to it nor hears of it', async () => {
    const family = await joinCheckedFamily(app, { birthdate: '2008-05-31' });
    const { athlete, guardian, athleteId } = family;
    expect(await refusal(ask(app, guardian, athleteId))).toBe('404 not_found');
    expect((await ask(app, athlete, athleteId)).status).toBe(201);
    expect(await readOwn(app, guardian)).toEqual([]);
    const id = (await factOf(app, family)).question?.id ?? '';
    expect((await say(guardian, id, { note: 'I measured.' })).status).toBe(404);
    expect((await takeBack(guardian, id)).status).toBe(404);
    const of = { athlete_id: athleteId, coach_id: null, guardian_link_id: null };
    expect(await listAskers(app.db, of, NOW)).toEqual([athlete.userId]);
    const before = new Date('2026-05-01T00:00:00Z');
    expect((await listAskers(app.db, of, before)).toSorted()).toEqual(
      [athlete.userId, guardian.userId].toSorted(),
    );
  });

  test('asked twice at once, it is asked once', async () => {
    const { athlete, guardian, athleteId } = await joinCheckedFamily(app);
    const answers = await Promise.all([
      ask(app, athlete, athleteId),
      ask(app, guardian, athleteId),
      ask(app, athlete, athleteId),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await eventsOf(app.db, athleteId)).map(({ type }) => type)).toEqual(['verification.asked']);
  });

  test('a question with nothing to go by is refused, unless the transcript on the profile is compared or documents follow', async () => {
    const { athlete, athleteId } = await joinCheckedFamily(app);
    const silent = (fact_group: string) =>
      ask(app, athlete, athleteId, { fact_group, statement: NOTHING_SAID });
    const answer = await silent('school');
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toMatchObject([{ field: 'statement.note', code: 'required' }]);
    expect(await eventsOf(app.db, athleteId), 'no director gets it').toEqual([]);
    expect((await silent('transcript')).status).toBe(201);
    expect((await silent('academics')).status, 'with a transcript on the profile').toBe(201);
    const documents = { fact_group: 'school', statement: NOTHING_SAID, has_documents: true };
    expect((await ask(app, athlete, athleteId, documents)).status).toBe(201);

    const other = await joinCheckedFamily(app);
    await app.db
      .updateTable('academics')
      .set({ transcript_url: null })
      .where('athlete_id', '=', other.athleteId)
      .execute();
    const grades = ask(app, other.athlete, other.athleteId, { fact_group: 'academics', statement: {} });
    expect(await refusal(grades), 'grades with nothing to compare them with').toBe('422 validation_failed');
  });

  test('what is not on the record, or not said which, is refused', async () => {
    const { athlete, athleteId, seasonId } = await joinCheckedFamily(app);
    const other = await joinCheckedFamily(app);
    await app.db.updateTable('athletes').set({ school_name: null }).where('id', '=', athleteId).execute();
    await app.db
      .updateTable('academics')
      .set({ gpa: null, sat: null, core_courses: '[]' })
      .where('athlete_id', '=', athleteId)
      .execute();
    const refuse = (body: object) => refusal(ask(app, athlete, athleteId, { statement: NOTED, ...body }));
    expect(await refuse({ fact_group: 'school' })).toBe('409 conflict');
    expect(await refuse({ fact_group: 'academics' })).toBe('409 conflict');
    expect(await refuse({ fact_group: 'season' })).toBe('422 validation_failed');
    expect(await refuse({ fact_group: 'school', season_id: seasonId })).toBe('422 validation_failed');
    expect(await refuse({ fact_group: 'season', season_id: other.seasonId })).toBe('404 not_found');
    expect(await refuse({ fact_group: 'institution' })).toBe('422 validation_failed');
    const [verifications] = await readOwn(app, athlete);
    expect(
      verifications?.facts
        .filter(({ is_empty }) => is_empty)
        .map(({ fact_group, ask: why }) => [fact_group, why]),
    ).toEqual([
      ['academics', null],
      ['school', null],
    ]);
  });
});

describe('asking again', () => {
  test.each([
    ['a badge is in effect for long', { status: 'verified', expiresAt: inDays(31) }, null],
    ['a badge lapses within thirty days', { status: 'verified', expiresAt: inDays(30) }, 'expiring'],
    ['a badge has lapsed', { status: 'verified', expiresAt: NOW }, 'expired'],
    ['a badge was dropped by an edit', { status: 'dropped', expiresAt: inDays(90) }, 'edited'],
    ['it was rejected', { status: 'rejected' }, 'rejected'],
    ['it was taken back', { status: 'dropped' }, 'first'],
    ['it waits for a director', { status: 'open' }, null],
    ['it waits for the family', { status: 'more_asked' }, null],
  ] as const)('when %s', async (_case, check, why) => {
    const family = await joinCheckedFamily(app);
    await seedCheck(app.db, { athleteId: family.athleteId, ...check });
    expect((await factOf(app, family)).ask).toBe(why);
    const { status } = await ask(app, family.guardian, family.athleteId);
    expect(status).toBe(why === null ? 409 : 201);
  });

  test('what was taken back says nothing about the badge that lapsed before', async () => {
    const family = await joinCheckedFamily(app);
    const { athleteId } = family;
    await seedCheck(app.db, { athleteId, status: 'verified', expiresAt: NOW, createdAt: inDays(-200) });
    await seedCheck(app.db, { athleteId, status: 'dropped', createdAt: inDays(-1) });
    expect((await factOf(app, family)).ask).toBe('expired');
  });
});

describe('a question', () => {
  async function moreAsked(family: CheckedFamily): Promise<string> {
    return seedCheck(app.db, {
      athleteId: family.athleteId,
      status: 'more_asked',
      reason: 'Who measured?',
      decidedAt: inDays(-1),
      createdAt: inDays(-9),
    });
  }

  test('goes back to its place in the queue when the family answers', async () => {
    const family = await joinCheckedFamily(app);
    const id = await moreAsked(family);
    expect((await say(family.guardian, id, { note: 'The school nurse did.' })).status).toBe(204);
    expect(await rowOf(app.db, id)).toMatchObject({
      status: 'open',
      created_at: inDays(-9),
      claimed_by: null,
      evidence: [{ note: 'The school nurse did.', given_at: NOW.toISOString(), method: null }],
    });
    const { question } = await factOf(app, family);
    expect(question).toMatchObject({ status: 'open', reason: 'Who measured?' });
    expect((await eventsOf(app.db, family.athleteId)).map(({ type }) => type)).toEqual([
      'verification.answered',
    ]);
  });

  test('is not answered by silence, unless a document says it', async () => {
    const family = await joinCheckedFamily(app);
    const id = await moreAsked(family);
    expect((await say(family.athlete, id, NOTHING_SAID)).status).toBe(422);
    expect((await rowOf(app.db, id)).status).toBe('more_asked');
    const sent = await app.call('POST', `/api/verifications/${id}/files?name=letter.pdf`, {
      token: family.athlete.token,
      body: pdf('A letter'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(sent.status).toBe(201);
    expect((await rowOf(app.db, id)).status).toBe('more_asked');
    expect((await say(family.athlete, id, NOTHING_SAID)).status).toBe(204);
    expect(await rowOf(app.db, id)).toMatchObject({ status: 'open', evidence: [] });
  });

  test('takes more while it waits, and no more once it is decided or offered', async () => {
    const family = await joinCheckedFamily(app);
    const { athleteId, seasonId } = family;
    const open = await seedCheck(app.db, { athleteId });
    expect((await say(family.athlete, open, { note: 'One more thing.' })).status).toBe(204);
    const offered = await seedCheck(app.db, {
      athleteId,
      factGroup: 'academics',
      status: 'offered',
      correctedValues: { gpa: 3 },
    });
    const rejected = await seedCheck(app.db, {
      athleteId,
      factGroup: 'season',
      seasonId,
      status: 'rejected',
    });
    for (const id of [offered, rejected]) {
      expect((await say(family.athlete, id, { note: 'But…' })).status).toBe(409);
      expect((await takeBack(family.athlete, id)).status).toBe(409);
    }
  });

  test('is taken back by the family alone, and can be asked again', async () => {
    const family = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, { athleteId: family.athleteId });
    for (const person of [stranger, coach]) {
      expect((await takeBack(person, id)).status).toBe(404);
      expect((await say(person, id, { note: 'Me too.' })).status).toBe(404);
    }
    expect((await say(family.athlete, id, { note: 'At home.' })).status).toBe(204);
    expect((await takeBack(family.guardian, id)).status).toBe(204);
    expect((await takeBack(family.guardian, id)).status).toBe(409);
    expect(await rowOf(app.db, id)).toMatchObject({ status: 'dropped', evidence: [] });
    expect((await factOf(app, family)).ask).toBe('first');
    expect((await ask(app, family.athlete, family.athleteId)).status).toBe(201);
    const types = (await eventsOf(app.db, family.athleteId)).map(({ type }) => type);
    expect(types).toEqual(['verification.answered', 'verification.withdrawn', 'verification.asked']);
  });

  test('says when a director is at it, for as long as the claim lasts', async () => {
    const family = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, { athleteId: family.athleteId });
    const claimedAt = async (claimed_at: Date) => {
      await app.db
        .updateTable('verifications')
        .set({ claimed_by: stranger.userId, claimed_at })
        .where('id', '=', id)
        .execute();
      return (await factOf(app, family)).question?.is_being_checked;
    };
    expect(await claimedAt(new Date(NOW.getTime() - 4 * 60 * 60 * 1000 + 1))).toBe(true);
    expect(await claimedAt(new Date(NOW.getTime() - 4 * 60 * 60 * 1000))).toBe(false);
  });
});
