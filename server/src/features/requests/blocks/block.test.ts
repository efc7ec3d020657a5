/** Blocks: for a blocked coach the athlete is gone, and nothing tells them why. */
import type { Block } from '@faircourt/contracts/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn, SignedInCoach } from '../../../../test/records/conversations.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../../test/app/test-app.ts';
import {
  ABSENT,
  APPROVE,
  APPROVE_FOR_ALL,
  askable,
  type AskedFamily,
  askForRelease,
  askToTalk,
  block,
  decide,
  decideContact,
  joinAskedFamily,
  joinAskingCoach,
  joinColleague,
  joinStranger,
  noticesOf,
  openRequestId,
  reads,
  requestsOf,
  sentBy,
} from '../../../../test/features/requests.ts';

let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});

async function blocksOf(person: SignedIn): Promise<Block[]> {
  const { body } = await app.call<{ blocks: Block[] }>('GET', '/api/blocks', { token: person.token });
  return body.blocks;
}

function lift(who: SignedIn, id: string): Promise<Answer> {
  return app.call('POST', `/api/blocks/${id}/lift`, { token: who.token });
}

const byCoach = (who = family.guardian) => block(app, who, family.athlete, { coach_id: coach.coachId });
const byInstitution = () =>
  block(app, family.guardian, family.athlete, { institution_id: coach.institutionId });

/** What anybody gets at the address of an athlete who does not exist, and what this coach gets here. */
async function isGoneFor(who: SignedIn): Promise<boolean> {
  const shapes = await Promise.all(
    [family.athlete.athleteId, ABSENT].map(async (athleteId) => {
      const answers = await Promise.all([
        app.call('POST', `/api/athletes/${athleteId}/open`, { token: who.token }),
        askable(app, who, { athleteId }),
        askForRelease(app, who, { athleteId }),
        askToTalk(app, who, { athleteId }),
      ]);
      return answers.map((answer) => ({
        status: answer.status,
        code: answer.status === 404 ? problemOf(answer).code : 'found',
        detail: answer.status === 404 ? problemOf(answer).detail : '',
      }));
    }),
  );
  return JSON.stringify(shapes[0]) === JSON.stringify(shapes[1]);
}

describe('blocking a coach', () => {
  test('makes the athlete disappear for them, and for no colleague', async () => {
    const colleague = await joinColleague(app, coach);
    expect(await isGoneFor(coach)).toBe(false);
    const blocked = await byCoach();
    expect(blocked.status).toBe(201);
    expect(blocked.body).toMatchObject({
      athlete: { name: 'Nia Bellweather' },
      // The institution only says where they work, and is not blocked.
      coach_id: coach.coachId,
      institution_id: null,
      coach_name: 'Dana Whistler',
      institution_name: 'Lakeside College',
      blocked_by: 'Rosa Bellweather',
      can_lift: true,
    });
    expect(await isGoneFor(coach)).toBe(true);
    expect(await isGoneFor(colleague)).toBe(false);
  });

  test('closes what they asked and ends the conversation, without a word to them', async () => {
    await askForRelease(app, coach, family.athlete);
    await askToTalk(app, coach, family.athlete);
    await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'));
    const [{ thread_id: threadId } = { thread_id: null }] = await sentBy(app, coach);
    const noticesBefore = await noticesOf(app, coach);
    const mailsBefore = (await app.mails()).filter(({ to }) => to === coach.email).length;

    await byCoach();
    const { open, decided } = await requestsOf(app, family.guardian);
    expect(open).toEqual([]);
    expect(decided.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'contact blocked',
      'release withdrawn',
    ]);
    expect(await noticesOf(app, coach)).toEqual(noticesBefore);
    expect((await sentBy(app, coach)).map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect((await app.call('GET', `/api/threads/${threadId}`, { token: coach.token })).status).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    // The approval above may still have been under way.
    const mails = (await app.mails()).filter(({ to }) => to === coach.email);
    expect(mails.length - mailsBefore).toBeLessThanOrEqual(1);
    expect(mails.filter(({ text }) => /closed|declined|block/i.test(text))).toEqual([]);
  });

  test('a request that it closed says so, and one that the family took back does not', async () => {
    await askForRelease(app, coach, family.athlete, ['academics']);
    await decide(app, family.guardian, await openRequestId(app, family.guardian), APPROVE);
    const [approved] = (await requestsOf(app, family.guardian)).decided;
    await decide(app, family.guardian, approved?.id ?? '', { decision: 'decline', reason: null });
    await askForRelease(app, coach, family.athlete, ['measurements']);
    await byCoach();
    const { decided } = await requestsOf(app, family.guardian);
    const endedBy = decided.map((request) => request.kind === 'release' && request.is_ended_by_block);
    expect(endedBy).toEqual([true, false]);
  });

  test('is in the log, with what it closed', async () => {
    await askForRelease(app, coach, family.athlete);
    await askToTalk(app, coach, family.athlete);
    await byCoach();
    const types = (await eventsOf(app.db, family.athlete.athleteId)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['block.created', 'release.closed', 'contact.blocked']);
  });

  test('ends what they were given for their institution, and leaves what every college may see', async () => {
    for (const [group, answer] of [
      ['academics', APPROVE],
      ['measurements', APPROVE_FOR_ALL],
    ] as const) {
      await askForRelease(app, coach, family.athlete, [group]);
      await decide(app, family.guardian, await openRequestId(app, family.guardian), answer);
    }
    const colleague = await joinColleague(app, coach);
    await byCoach();
    expect(await reads(app, colleague, family.athlete, 'academics')).toBe(false);
    expect(await reads(app, colleague, family.athlete, 'measurements')).toBe(true);
  });

  test('twice is once, also by double click', async () => {
    const answers = await Promise.all([byCoach(), byCoach(), byCoach()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await blocksOf(family.guardian)).toHaveLength(1);
    const events = await eventsOf(app.db, family.athlete.athleteId);
    expect(events.filter(({ type }) => type === 'block.created')).toHaveLength(1);
  });
});

describe('blocking an institution', () => {
  test('makes the athlete disappear for everybody there', async () => {
    const colleague = await joinColleague(app, coach);
    await askForRelease(app, colleague, family.athlete);
    await askToTalk(app, coach, family.athlete);
    const blocked = await byInstitution();
    expect(blocked.body).toMatchObject({ coach_name: null, institution_name: 'Lakeside College' });
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
    expect(await isGoneFor(coach)).toBe(true);
    expect(await isGoneFor(colleague)).toBe(true);
    expect(await isGoneFor(await joinColleague(app, coach))).toBe(true);
  });
});

describe('lifting a block', () => {
  test('brings the athlete back, but not the conversation', async () => {
    await askToTalk(app, coach, family.athlete);
    await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'));
    const { body } = await byCoach();
    expect((await lift(family.guardian, body.id)).status).toBe(204);
    expect((await lift(family.guardian, body.id)).status).toBe(204);
    expect(await blocksOf(family.guardian)).toEqual([]);
    expect((await askable(app, coach, family.athlete)).body.contact).toMatchObject({
      status: 'closed',
      thread_id: null,
      can_ask_again_on: null,
    });
    expect(await sentBy(app, coach)).toMatchObject([{ status: 'closed', thread_id: null, reason: null }]);
    const events = await eventsOf(app.db, family.athlete.athleteId);
    expect(events.filter(({ type }) => type === 'block.lifted')).toHaveLength(1);
  });

  test('is for the guardian who made it: another guardian’s block stays in effect', async () => {
    const first = await byCoach();
    expect((await lift(family.second, first.body.id)).status).toBe(404);
    const second = await byCoach(family.second);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await lift(family.guardian, first.body.id)).status).toBe(204);
    expect(await isGoneFor(coach)).toBe(true);
    expect(await blocksOf(family.guardian)).toMatchObject([
      { blocked_by: 'Otis Bellweather', can_lift: false },
    ]);
    expect((await lift(family.second, second.body.id)).status).toBe(204);
    expect(await isGoneFor(coach)).toBe(false);
  });

  test('falls to the others once the guardian who made it is linked no longer', async () => {
    const { body } = await byCoach();
    await app.db
      .updateTable('guardian_links')
      .set({ status: 'ended', ended_at: new Date() })
      .where('guardian_user_id', '=', family.guardian.userId)
      .execute();
    expect((await lift(family.guardian, body.id)).status).toBe(404);
    expect(await isGoneFor(coach)).toBe(true);
    expect((await lift(family.second, body.id)).status).toBe(204);
  });
});

describe('asked for by a page that was open during the upgrade', () => {
  const asBefore = (body: object) =>
    app.call('POST', '/api/blocks', {
      token: family.guardian.token,
      body: { coach_id: coach.coachId, ...body },
    });

  test('blocks the one athlete that it names', async () => {
    expect((await asBefore({ athlete_id: family.athlete.athleteId })).status).toBe(201);
    expect(await blocksOf(family.guardian)).toMatchObject([{ athlete: { id: family.athlete.athleteId } }]);
    expect(await isGoneFor(coach)).toBe(true);
  });

  test.each([
    [{ athlete_id: 'nobody' }],
    [{ athlete_id: ABSENT, athlete_ids: [ABSENT] }],
    [{ athlete_id: null }],
  ])('refuses what is neither of the two shapes: %o', async (body) => {
    expect(problemOf(await asBefore(body)).code).toBe('validation_failed');
  });
});

describe('who blocks', () => {
  test('only those who decide; for others the athlete does not exist', async () => {
    for (const person of [family.athlete, coach, await joinStranger(app)]) {
      expect((await byCoach(person)).status).toBe(404);
      expect((await blocksOf(person))?.length ?? 0).toBe(0);
    }
    expect(await isGoneFor(coach)).toBe(false);
  });

  test.each([[{}], [{ coach_id: ABSENT, institution_id: ABSENT }]])(
    'one coach or one institution is named: %o',
    async (whom) => {
      const refused = await block(app, family.guardian, family.athlete, whom);
      expect(problemOf(refused).errors).toMatchObject([{ field: 'coach_id', code: 'exactly_one' }]);
    },
  );

  test('nobody of that id is found', async () => {
    expect((await block(app, family.guardian, family.athlete, { coach_id: ABSENT })).status).toBe(404);
    expect((await block(app, family.guardian, family.athlete, { institution_id: ABSENT })).status).toBe(404);
  });
});

test.each(['release', 'contact'] as const)(
  'a block while another guardian approves a %s wins',
  async (kind) => {
    await (kind === 'release' ? askForRelease : askToTalk)(app, coach, family.athlete);
    const id = await openRequestId(app, family.guardian, kind);
    const lock: [string, string] = [
      'select from athletes where id = $1 for no key update',
      family.athlete.athleteId,
    ];
    const started = await whileLocked(app.url, lock, async (untilWaiting) => {
      const approve = (kind === 'release' ? decide : decideContact)(app, family.second, id);
      await untilWaiting(1);
      const blocking = byCoach();
      await untilWaiting(2);
      return { approve, blocking };
    });
    expect([200, 409]).toContain((await started.approve).status);
    expect((await started.blocking).status).toBe(201);
    expect(await isGoneFor(coach)).toBe(true);
    const open = await app.db
      .selectFrom('contact_requests')
      .select('id')
      .where('athlete_id', '=', family.athlete.athleteId)
      .where('status', 'in', ['requested', 'approved'])
      .execute();
    expect(open).toEqual([]);
  },
);
