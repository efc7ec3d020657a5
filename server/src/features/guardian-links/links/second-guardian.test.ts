/** A minor's guardians and each other: nobody joins behind a guardian's back, and nobody is got rid of to open what they closed. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Family } from '@faircourt/contracts/family';
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { SearchPage } from '@faircourt/contracts/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { shareMailbox } from '../../../../test/records/shared-mailbox.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin as joinModerator } from '../../../../test/features/admin.ts';
import { joinAdmin } from '../../../../test/features/queue.ts';
import { cardOf, switchOn } from '../../../../test/features/guardianship.ts';
import { block, joinAskingCoach } from '../../../../test/features/requests.ts';
import {
  accept,
  agree,
  confirm,
  end,
  familyCode,
  guardiansOf,
  invite,
  joinAthlete,
  linkUp,
  noticesOf,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';

let moment = new Date('2026-11-15T12:00:00.000Z');
let app: TestApp;
let athlete: JoinedAthlete;
let mother: Joined;
let friend: Joined;
let linkId: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = new Date('2026-11-15T12:00:00.000Z');
  athlete = await joinAthlete(app);
  mother = await app.join('guardian');
  friend = await app.join('guardian');
  linkId = await linkUp(app, athlete, mother);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: mother.userId });
});

/** By code and the athlete's yes; the guardian who is there has not been asked yet. */
async function acceptByCode(guardian: Joined): Promise<string> {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  await confirm(app, athlete, body.link_id);
  return body.link_id;
}

async function statusOf(id: string): Promise<string> {
  const { status } = await app.db
    .selectFrom('guardian_links')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

async function setStatus({ userId }: Joined, status: 'active' | 'suspended'): Promise<void> {
  await app.db.updateTable('users').set({ status }).where('id', '=', userId).execute();
}

/** Whose yes is missing, as the athlete reads it and as the guardian who waits does. */
async function waitsFor(id: string, { token }: Joined) {
  const { links } = (await guardiansOf(app, athlete)).body;
  const { waiting } = (await app.call<Family>('GET', '/api/family', { token })).body;
  return [
    links.find((link) => link.id === id)?.waits_for,
    waiting.find(({ link_id }) => link_id === id)?.waits_for,
  ];
}

/** As an admin reads it. */
async function rowOf(id: string, { token }: { token: string }) {
  const { waiting } = (await app.call<FamilyHoldList>('GET', '/api/family-holds', { token })).body;
  return waiting.find(({ link_id }) => link_id === id);
}

const newsOf = async (person: Joined) =>
  (await noticesOf(app, person.userId)).flatMap(({ kind, data }) => (kind === 'guardian_news' ? [data] : []));

describe('another guardian', () => {
  test('joins only with the yes of the one who is there, who hears of every step', async () => {
    const id = await acceptByCode(friend);
    expect(await statusOf(id)).toBe('accepted');
    expect(await waitsFor(id, friend)).toEqual(['guardian', 'guardian']);
    expect(await newsOf(mother)).toEqual([
      expect.objectContaining({ what: 'offered', guardian_name: 'Test guardian' }),
      expect.objectContaining({ what: 'awaits_you' }),
    ]);
    await app.waitForMail(mother.email, /Do you agree to another guardian/);
    expect((await cardOf(app, mother, athlete)).joining).toEqual([
      expect.objectContaining({ link_id: id, can_agree: true }),
    ]);
    for (const person of [friend, athlete]) expect((await agree(app, person, id)).status).toBe(404);
    expect((await agree(app, mother, id)).body.status).toBe('active');
    expect(await newsOf(mother)).toContainEqual(expect.objectContaining({ what: 'added' }));
  });

  test('a mailed invitation waits for that yes too, and the guardian hears of the invitation', async () => {
    await invite(app, athlete, friend.email);
    expect(await newsOf(mother)).toEqual([
      expect.objectContaining({ what: 'offered', guardian_name: friend.email }),
    ]);
  });

  test('a guardian may say no, with a link alone, and says yes only once confirmed', async () => {
    await app.db
      .updateTable('guardian_links')
      .set({ stated_name: null, stated_birthdate: null, relationship: null, stated_at: null })
      .where('id', '=', linkId)
      .execute();
    const id = await acceptByCode(friend);
    expect(problemOf(await agree(app, mother, id)).code).toBe('statement_needed');
    expect((await end(app, mother, id)).status).toBe(204);
    expect(await statusOf(id)).toBe('ended');
  });

  test('an admin agrees on the family’s request, with a reason', async () => {
    const id = await acceptByCode(friend);
    const admin = await joinAdmin(app);
    const list = await app.call<FamilyHoldList>('GET', '/api/family-holds', { token: admin.token });
    expect(list.body.waiting.find(({ link_id }) => link_id === id)).toMatchObject({
      athlete_id: athlete.athleteId,
      admins_answer: null,
      court_order: null,
      guardians: [{ level: 'verified', is_in_conflict: false, shares_mailbox: false }],
    });
    expect(JSON.stringify(list.body)).not.toContain('Test athlete');
    expect(problemOf(await agree(app, admin, id)).code).toBe('validation_failed');
    expect((await agree(app, admin, id, { reason: 'Both parents wrote to us.' })).status).toBe(200);
    expect(await statusOf(id)).toBe('active');
  });

  test('an admin declines on the family’s request, with a reason, and everybody concerned is told', async () => {
    const id = await acceptByCode(friend);
    const admin = await joinAdmin(app);
    const decline = (body: object, { token }: { token: string } = admin) =>
      app.call('POST', `/api/guardian-links/${id}/decline`, { token, body });
    for (const person of [mother, friend, athlete]) {
      expect((await decline({ reason: 'Not him.' }, person)).status).toBe(404);
    }
    expect(problemOf(await decline({ reason: ' ' })).code).toBe('validation_failed');
    const reason = 'The mother called and asked us to.';
    const answers = await Promise.all([decline({ reason }), decline({ reason })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const kept = await app.db
      .selectFrom('guardian_links')
      .select(['status', 'ended_by', 'ended_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ status: 'ended', ended_by: admin.userId, ended_reason: reason });
    for (const person of [athlete, friend]) {
      const told = (await noticesOf(app, person.userId)).filter(({ kind }) => kind === 'link_ended');
      expect(told).toHaveLength(1);
    }
    expect(await newsOf(mother)).toContainEqual(expect.objectContaining({ what: 'ended' }));
    // The reason is for admins: it may say what one parent said about the other.
    expect(JSON.stringify(await eventsOf(app.db, athlete.athleteId))).not.toContain('mother called');
  });

  test('waits for an admin while the only guardian is suspended, and leaves that guardian’s lock-down and noes alone', async () => {
    await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: mother.token,
      body: { field_group: 'identity', audience: 'everyone', is_on: false },
    });
    await app.call('POST', `/api/family/${athlete.athleteId}/lock-down`, { token: mother.token });
    await setStatus(mother, 'suspended');
    const id = await acceptByCode(friend);
    expect(await statusOf(id)).toBe('accepted');
    expect(await waitsFor(id, friend)).toEqual(['faircourt', 'faircourt']);

    const admin = await joinAdmin(app);
    expect(await rowOf(id, admin)).toMatchObject({
      admins_answer: 'suspended',
      guardians: [{ name: 'Test G.', level: null, shares_mailbox: false }],
    });
    expect((await agree(app, admin, id, { reason: 'The family asked us to.' })).body.status).toBe('active');
    await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: friend.userId });
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: friend.userId });
    const liftLockDown = () =>
      app.call('POST', `/api/family/${athlete.athleteId}/lift-lock-down`, { token: friend.token });
    expect((await liftLockDown()).status).toBe(403);
    expect((await switchOn(app, friend, athlete)).body).toMatchObject({
      is_on: false,
      denied_by: [{ is_you: false }],
    });

    await setStatus(mother, 'active');
    expect((await liftLockDown()).status).toBe(204);
  });

  test('waits for Faircourt once the guardian whose yes was missing has left', async () => {
    const id = await acceptByCode(friend);
    await end(app, mother, linkId);
    expect(await waitsFor(id, friend)).toEqual(['faircourt', 'faircourt']);
    expect(await rowOf(id, await joinAdmin(app))).toMatchObject({
      admins_answer: 'no_guardian',
      guardians: [],
    });
  });

  test('is not asked of a guardian in conflict, whose yes would not count', async () => {
    const desk = await joinModerator(app);
    const [name, domain] = mother.email.split('@');
    await app.proveMailbox(desk.email, `${name}+desk@${domain}`);
    const ofMother = async () => (await cardOf(app, mother, athlete)).joining;
    const heard = async (person: Joined) => JSON.stringify(await newsOf(person));
    const first = await acceptByCode(friend);
    expect(await waitsFor(first, friend)).toEqual(['faircourt', 'faircourt']);
    expect(await ofMother()).toMatchObject([{ can_agree: false, awaits_admin: true }]);
    expect(await heard(mother)).not.toContain('awaits_you');

    const reason = 'The family asked us to.';
    expect((await agree(app, desk, first, { reason })).status, 'herself, as an admin').toBe(403);
    expect((await agree(app, await joinModerator(app), first, { reason })).status).toBe(200);
    await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: friend.userId });
    const aunt = await app.join('guardian');
    await acceptByCode(aunt);
    expect(await ofMother(), 'the friend answers').toMatchObject([{ can_agree: false, awaits_admin: false }]);
    expect(await heard(friend)).toContain('awaits_you');
    expect(await heard(mother)).not.toContain('awaits_you');
  });

  test('with another account of the same person, admins read so beside that account alone', async () => {
    const father = await app.join('guardian');
    await linkUp(app, athlete, father, { agreedBy: mother });
    const [name, domain] = mother.email.split('@');
    const twin = await app.join('guardian', `${name}+2@${domain}`);
    const id = await acceptByCode(twin);
    const admin = await joinAdmin(app);
    const shared = async () => {
      const row = await rowOf(id, admin);
      return [row?.admins_answer, row?.guardians.map((one) => one.shares_mailbox)];
    };
    expect(await shared()).toEqual([null, [true, false]]);
    await setStatus(father, 'suspended');
    expect(await shared()).toEqual(['same_person', [true, false]]);
  });

  test('an adult athlete asks nobody', async () => {
    const adult = await joinAthlete(app, '2000-01-01');
    await linkUp(app, adult, mother);
    const { body } = await accept(app, friend, await familyCode(app, adult));
    expect((await confirm(app, adult, body.link_id)).body.status).toBe('active');
  });
});

describe('a minor who ends a link', () => {
  test('is hidden at once, the noes and blocks stay, and the next guardian opens nothing for fourteen days', async () => {
    const coach = await joinAskingCoach(app);
    await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: mother.token,
      body: { field_group: 'videos', audience: 'everyone', is_on: false },
    });
    await block(app, mother, athlete, { coach_id: coach.coachId });
    await switchOn(app, mother, athlete);
    await end(app, athlete, linkId);

    const { visibility } = await app.db
      .selectFrom('athletes')
      .select('visibility')
      .where('id', '=', athlete.athleteId)
      .executeTakeFirstOrThrow();
    expect(visibility).toBe('private');
    // The switch may be turned, and yet nobody is shown anything.
    await app.db
      .updateTable('athletes')
      .set({ visibility: 'public' })
      .where('id', '=', athlete.athleteId)
      .execute();
    const member = await app.join('coach');
    const open = () => app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: member.token });
    expect((await open()).status).toBe(404);

    const next = await linkUp(app, athlete, friend);
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: friend.userId });
    expect(problemOf(await switchOn(app, friend, athlete)).code).toBe('family_held');
    expect((await cardOf(app, friend, athlete)).hold).toMatchObject({ can_lift: false, can_approve: false });
    const lift = () =>
      app.call('POST', `/api/family-holds/${athlete.athleteId}/lift`, {
        token: friend.token,
        body: { reason: null },
      });
    expect((await lift()).status).toBe(403);
    const { blocks } = (
      await app.call<{ blocks: { can_lift: boolean }[] }>('GET', '/api/blocks', { token: friend.token })
    ).body;
    expect(blocks.map(({ can_lift }) => can_lift)).toEqual([false]);
    const denials = await app.db
      .selectFrom('releases')
      .select('field_group')
      .where('athlete_id', '=', athlete.athleteId)
      .where('status', '=', 'declined')
      .execute();
    expect(denials).toEqual([{ field_group: 'videos' }]);

    moment = new Date(moment.getTime() + 14 * DAY_MS);
    expect((await switchOn(app, friend, athlete)).status).toBe(200);
    expect((await open()).status).toBe(404);
    expect((await lift()).status).toBe(204);
    expect((await cardOf(app, friend, athlete)).hold).toBeNull();
    expect(next).toBeTruthy();
  });

  test('leaves the search at once, also while another guardian stays', async () => {
    const second = await acceptByCode(friend);
    await agree(app, mother, second);
    await switchOn(app, mother, athlete);
    const { token } = await app.join('coach');
    const isFound = async () => {
      const { body } = await app.call<SearchPage>('GET', '/api/athletes', { token });
      return body.athletes.some(({ id }) => id === athlete.athleteId);
    };
    expect(await isFound()).toBe(true);
    await end(app, athlete, second);
    expect(await isFound()).toBe(false);
  });

  test('after fourteen days without verified guardianship nothing opens either', async () => {
    await end(app, athlete, linkId);
    await linkUp(app, athlete, friend, { level: 'confirmed' });
    moment = new Date(moment.getTime() + 60 * DAY_MS);
    expect(problemOf(await switchOn(app, friend, athlete)).code).toBe('family_held');
    await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: friend.userId });
    expect((await switchOn(app, friend, athlete)).status).toBe(200);
  });

  test('after a quiet report an admin decides about it first, and the answer to a guardian tells nothing of it', async () => {
    const message = 'I am afraid.';
    const said = await app.call('POST', `/api/guardian-links/${linkId}/report`, {
      token: athlete.token,
      body: { message },
    });
    expect(said.status).toBe(204);
    await end(app, athlete, linkId);
    await linkUp(app, athlete, friend);
    const lift = ({ token }: { token: string }, reason: string | null) =>
      app.call('POST', `/api/family-holds/${athlete.athleteId}/lift`, { token, body: { reason } });
    const early = await lift(await joinAdmin(app), 'We called the family.');
    expect([early.status, problemOf(early).code]).toEqual([409, 'conflict']);
    expect((await guardiansOf(app, athlete)).body.held_since).not.toBeNull();
    moment = new Date(moment.getTime() + 14 * DAY_MS);
    expect((await lift(friend, null)).status).toBe(204);
    expect((await guardiansOf(app, athlete)).body.held_since).toBeNull();
  });

  test('no admin lifts it who has a part in the family or in what the athlete said', async () => {
    await app.call('POST', `/api/guardian-links/${linkId}/report`, {
      token: athlete.token,
      body: { message: 'I am afraid.' },
    });
    await end(app, athlete, linkId);
    const [involved, reporting] = [await joinAdmin(app), await joinAdmin(app)];
    await shareMailbox(app, mother.userId, involved.userId);
    await sql`
      insert into moderation_reports (item_id, reported_by, category, reason, created_at)
      select item_id, ${reporting.userId}, category, reason, created_at from moderation_reports
      where reported_by = ${athlete.userId}`.execute(app.db);
    const lift = async ({ token }: { token: string }) => {
      const answer = await app.call('POST', `/api/family-holds/${athlete.athleteId}/lift`, {
        token,
        body: { reason: 'We called the family.' },
      });
      return [answer.status, problemOf(answer).detail];
    };
    const canLift = async ({ token }: { token: string }) => {
      const { body } = await app.call<FamilyHoldList>('GET', '/api/family-holds', { token });
      return body.holds.find(({ athlete_id: id }) => id === athlete.athleteId)?.can_lift;
    };
    expect(await lift(involved)).toEqual([403, 'Your account may not do this.']);
    expect([await canLift(involved), await canLift(reporting)]).toEqual([false, true]);
    expect(await lift(reporting)).toEqual([409, 'Another admin has to look at this family.']);
    expect((await guardiansOf(app, athlete)).body.held_since).not.toBeNull();
  });

  test('an admin who has looked lifts it, and so does the same guardian by coming back', async () => {
    await end(app, athlete, linkId);
    const admin = await joinAdmin(app);
    const lift = (reason: string | null) =>
      app.call('POST', `/api/family-holds/${athlete.athleteId}/lift`, {
        token: admin.token,
        body: { reason },
      });
    expect(problemOf(await lift(null)).code).toBe('validation_failed');
    expect((await lift('We called the family.')).status).toBe(204);
    expect((await guardiansOf(app, athlete)).body.held_since).toBeNull();

    const again = await linkUp(app, athlete, mother);
    await end(app, athlete, again);
    expect((await guardiansOf(app, athlete)).body.held_since).not.toBeNull();
    await linkUp(app, athlete, mother);
    expect((await guardiansOf(app, athlete)).body.held_since).toBeNull();
  });

  test('does not get rid of the hold by ending and renewing the link of an account of their own', async () => {
    await end(app, athlete, linkId);
    const ownLink = await linkUp(app, athlete, friend, { level: 'confirmed' });
    await end(app, athlete, ownLink);
    await linkUp(app, athlete, friend, { level: 'confirmed' });
    expect((await guardiansOf(app, athlete)).body.held_since).not.toBeNull();
    expect(problemOf(await switchOn(app, friend, athlete, 'verified_colleges')).code).toBe('family_held');
  });

  test('a guardian who leaves by themselves holds nobody up', async () => {
    await end(app, mother, linkId);
    expect((await guardiansOf(app, athlete)).body.held_since).toBeNull();
  });

  test('says quietly that they do not feel safe: no mail, no bell and no log entry tells the guardian', async () => {
    const report = (body: object, url: string) => app.call('POST', url, { token: athlete.token, body });
    expect((await report({ message: 'I am afraid.' }, `/api/guardian-links/${linkId}/report`)).status).toBe(
      204,
    );
    await report({ is_unsafe: true, message: 'Please help.' }, `/api/guardian-links/${linkId}/end`);
    const kept = await app.db
      .selectFrom('support_requests')
      .select(['type', 'message'])
      .where('email', '=', athlete.email)
      .execute();
    expect(kept.map(({ type }) => type)).toEqual(['safety', 'safety']);
    expect(JSON.stringify(kept)).toContain('I am afraid.');
    const log = JSON.stringify(await eventsOf(app.db, athlete.athleteId));
    expect(log).not.toMatch(/safe|support|report/);
    const notices = JSON.stringify(await noticesOf(app, mother.userId));
    expect(notices).not.toMatch(/safe|report/);
    const mails = (await app.mails()).filter(({ to }) => to === mother.email || to === athlete.email);
    expect(JSON.stringify(mails)).not.toMatch(/afraid|safety|We received/i);
    const stranger = await app.join('guardian');
    for (const person of [mother, stranger]) {
      const { status } = await app.call('POST', `/api/guardian-links/${linkId}/report`, {
        token: person.token,
        body: { message: null },
      });
      expect(status).toBe(404);
    }
  });
});
