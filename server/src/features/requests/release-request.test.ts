/** A coach asks for releases: who may, who hears of it, and what they read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedCollege, seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  ABSENT,
  askable,
  type AskedFamily,
  askForRelease,
  CHECKED_BY,
  decide,
  joinAskedFamily,
  joinAskingCoach,
  joinCollegeCoach,
  joinNewCoach,
  joinStranger,
  noticesOf,
  openRequestId,
  requestsOf,
  sentBy,
} from '../../../test/features/requests.ts';

let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date('2026-11-15T09:00:00Z') } });
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});

const ask = (groups?: Parameters<typeof askForRelease>[3], who = coach) =>
  askForRelease(app, who, family.athlete, groups);

describe('asking', () => {
  test('shows every guardian who asks, for what, and who has verified them', async () => {
    const answer = await ask(['academics', 'transcript']);
    expect(answer.status).toBe(201);
    expect(answer.body.releases.map(({ field_group, status }) => `${field_group} ${status}`)).toEqual([
      'academics requested',
      'transcript requested',
    ]);
    for (const guardian of [family.guardian, family.second]) {
      const { open, decided } = await requestsOf(app, guardian);
      expect(decided).toEqual([]);
      expect(open).toHaveLength(2);
      expect(open[0]).toMatchObject({
        kind: 'release',
        field_group: 'academics',
        status: 'requested',
        message: 'We would like to see more of Nia.',
        athlete: { id: family.athlete.athleteId, name: 'Nia Bellweather' },
        coach: {
          coach_id: coach.coachId,
          name: 'Dana Whistler',
          institution: { id: coach.institutionId, name: 'Lakeside College', kind: 'college' },
          verification: {
            method: 'called the registrar',
            director_name: CHECKED_BY,
            verified_on: '2026-03-02',
          },
        },
      });
    }
  });

  test('emails every guardian the same facts, and the bell rings once for all groups', async () => {
    await ask(['academics', 'transcript']);
    for (const { email } of [family.guardian, family.second]) {
      const mail = await app.waitForMail(email, /Lakeside College asks for a release/);
      for (const fact of [
        'Dana Whistler',
        'Nia Bellweather',
        'academics, transcript',
        CHECKED_BY,
        'March 2, 2026',
        'called the registrar',
        'We would like to see more of Nia.',
        '/dashboard/requests',
      ]) {
        expect(mail.text).toContain(fact);
      }
    }
    expect(await noticesOf(app, family.guardian)).toEqual([
      {
        kind: 'release_requested',
        data: { athlete_name: 'Nia Bellweather', institution_name: 'Lakeside College' },
      },
    ]);
  });

  test('writes to each guardian in their own language', async () => {
    await app.db
      .updateTable('users')
      .set({ locale: 'pt-BR' })
      .where('id', '=', family.second.userId)
      .execute();
    await ask(['identity']);
    const mail = await app.waitForMail(family.second.email, /pede uma liberação/);
    expect(mail.text).toContain(
      'nome completo, foto, cidade, escola, equipe, número da camisa, apresentação e contas em outras plataformas',
    );
    expect(mail.text).toContain('2 de março de 2026');
  });

  test('tells a minor nothing, and lets them decide nothing', async () => {
    await ask();
    expect(await noticesOf(app, family.athlete)).toEqual([]);
    expect(await requestsOf(app, family.athlete)).toEqual({ open: [], decided: [], records: [] });
    const id = await openRequestId(app, family.guardian);
    expect((await decide(app, family.athlete, id)).status).toBe(404);
  });

  test('an adult athlete is asked alone', async () => {
    const adult = await joinAskedFamily(app, { birthdate: '2006-01-01' });
    await askForRelease(app, coach, adult.athlete);
    expect((await requestsOf(app, adult.guardian)).open).toEqual([]);
    const id = await openRequestId(app, adult.athlete);
    expect((await decide(app, adult.guardian, id)).status).toBe(404);
    expect((await decide(app, adult.athlete, id)).body).toMatchObject({ status: 'approved' });
  });

  test('leaves an entry per group in the log, without a word of the message', async () => {
    await ask(['academics', 'videos']);
    const events = await eventsOf(app.db, family.athlete.athleteId);
    expect(events.map(({ type, data }) => `${type} ${String(data.field_group)}`)).toEqual([
      'release.requested academics',
      'release.requested videos',
    ]);
    expect(JSON.stringify(events)).not.toContain('see more');
  });
});

describe('who may ask', () => {
  test('a coach whose institution is not verified is told so, and asks nothing', async () => {
    const newcomer = await joinNewCoach(app);
    const answer = await askable(app, newcomer, family.athlete);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ refusal: 'unverified', releases: [] });
    expect((await askForRelease(app, newcomer, family.athlete)).status).toBe(403);
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
  });

  test('a coach of another institution does not learn what this one asked', async () => {
    await ask();
    const other = await joinCollegeCoach(app);
    expect((await askable(app, other, family.athlete)).body.releases).toEqual([]);
    expect(await sentBy(app, other)).toEqual([]);
  });

  test('families and strangers ask nothing', async () => {
    for (const person of [family.athlete, family.guardian, await joinStranger(app)]) {
      expect((await askForRelease(app, person, family.athlete)).status).toBe(403);
      expect((await askable(app, person, family.athlete)).status).toBe(403);
    }
  });

  test('a private athlete answers like one that does not exist', async () => {
    await app.db
      .updateTable('athletes')
      .set({ visibility: 'private' })
      .where('id', '=', family.athlete.athleteId)
      .execute();
    for (const athleteId of [family.athlete.athleteId, ABSENT]) {
      expect((await askForRelease(app, coach, { athleteId })).status).toBe(404);
      expect((await askable(app, coach, { athleteId })).status).toBe(404);
    }
  });

  test.each([
    [{ field_groups: [], message: 'x' }],
    [{ field_groups: ['contact'], message: 'x' }],
    [{ field_groups: ['academics'], message: ' ' }],
    [{ field_groups: ['academics'], message: 'x'.repeat(1001) }],
  ])('an ask that makes no sense is refused: %o', async (body) => {
    const url = `/api/athletes/${family.athlete.athleteId}/release-requests`;
    expect((await app.call('POST', url, { token: coach.token, body })).status).toBe(422);
  });
});

describe('what a coach has sent', () => {
  test('is listed newest first in pages, with the name cut short', async () => {
    const athletes = await seedManyAthletes(app.db, 26);
    for (const athleteId of athletes) await askForRelease(app, coach, { athleteId });
    const url = '/api/requests/sent';
    const first = await app.call<{ requests: { id: string }[]; next: string }>('GET', url, {
      token: coach.token,
    });
    expect(first.body.requests).toHaveLength(25);
    expect(first.body.requests[0]).toMatchObject({
      kind: 'release',
      athlete: { id: athletes.at(-1), name: 'Many A.' },
      status: 'requested',
      thread_id: null,
    });
    const second = await app.call<{ requests: { id: string }[]; next: string | null }>(
      'GET',
      `${url}?after=${first.body.next}`,
      { token: coach.token },
    );
    expect(second.body).toMatchObject({ requests: [{ athlete: { id: athletes[0] } }], next: null });
  });

  test('keeps what it says when the coach moves on to another college', async () => {
    await ask();
    await seedCollege(app.db, coach.userId, 'Hillside College');
    expect(await sentBy(app, coach)).toMatchObject([{ status: 'requested' }]);
    expect((await requestsOf(app, family.guardian)).open).toMatchObject([
      { coach: { institution: { name: 'Lakeside College' } } },
    ]);
  });
});
