/** The log as the family reads and keeps it. */
import { createHash } from 'node:crypto';
import type { LogPage } from '@faircourt/contracts/family';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  endLink,
  joinCoach,
  joinFamily,
  type SignedIn,
  type SignedInAthlete,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { writeEntry } from '../../platform/audit.ts';
import { familyCardOf } from '../../../test/features/family.ts';

let app: TestApp;
let athlete: SignedInAthlete;
let guardian: SignedIn;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinCoach(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ athlete, guardian } = await joinFamily(app));
});

function happened(type: string, by: { userId: string | null; role: string }, data = {}) {
  return writeEntry(app.db, { chain: athlete.athleteId, type, actor: by, data });
}
const by = ({ userId }: SignedIn, role: string) => ({ userId, role });

async function read(who: Pick<SignedIn, 'token'>, query = ''): Promise<LogPage> {
  const url = `/api/family/${athlete.athleteId}/log${query}`;
  const { status, body } = await app.call<LogPage>('GET', url, { token: who.token });
  expect(status).toBe(200);
  return body;
}

async function download(who: Pick<SignedIn, 'token'>): Promise<string[][]> {
  const url = `/api/family/${athlete.athleteId}/log.csv`;
  const { status, body, headers } = await app.call<string>('GET', url, { token: who.token });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parseCsv(body);
}

/** As RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}

test('newest first, with the names that a family may know', async () => {
  const stranger = await app.join('guardian');
  const director = await app.join('regional_director');
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  await happened('athlete.viewed', by(coach, 'coach'), { institution_id: coach.institutionId, groups: [] });
  await happened('contact.requested', by(coach, 'coach'), { coach_id: coach.coachId });
  await happened('block.created', by(guardian, 'guardian'), {
    coach_id: coach.coachId,
    institution_id: null,
  });
  await happened('verification.decided', by(director, 'regional_director'));
  await happened('account.corrected', by(admin, 'admin'));
  await happened('guardian_link.accepted', by(stranger, 'guardian'));
  await happened('video.forgotten', { userId: null, role: 'system' });

  const { entries, next } = await read(guardian);
  expect(next).toBeNull();
  const lakeside = 'Lakeside College';
  expect(entries.map((entry) => [entry.seq, entry.type, entry.actor_name, entry.institution_name])).toEqual([
    [7, 'video.forgotten', null, null],
    [6, 'guardian_link.accepted', null, null],
    [5, 'account.corrected', null, null],
    [4, 'verification.decided', 'Test regional_director', null],
    [3, 'block.created', 'Rosa Bellweather', lakeside],
    [2, 'contact.requested', 'Dana Whistler', lakeside],
    [1, 'athlete.viewed', 'Dana Whistler', lakeside],
  ]);
  expect(entries.at(-1)?.data).toEqual({ institution_id: coach.institutionId, groups: [] });
});

test('page after page, nothing twice and nothing left out', async () => {
  for (let n = 0; n < 120; n++) await happened('video.added', by(athlete, 'athlete'));
  const seen: number[] = [];
  let query = '';
  for (let page = 0; page < 3; page++) {
    const { entries, next } = await read(guardian, query);
    seen.push(...entries.map(({ seq }) => seq));
    query = `?before=${next}`;
    expect(next === null).toBe(page === 2);
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => 120 - n));
});

test('a minor learns of a coach’s request from the log once a guardian has approved it', async () => {
  const ids = {
    first: '0190a0a0-0000-7000-8000-000000000001',
    second: '0190a0a0-0000-7000-8000-000000000002',
  };
  for (const contact_request_id of Object.values(ids)) {
    await happened('contact.requested', by(coach, 'coach'), { contact_request_id, coach_id: coach.coachId });
  }
  await happened('contact.declined', by(guardian, 'guardian'), { contact_request_id: ids.first });
  expect((await read(guardian)).entries).toHaveLength(3);
  expect((await read(athlete)).entries).toEqual([]);
  expect(await download(athlete)).toHaveLength(1);

  await happened('contact.approved', by(guardian, 'guardian'), { contact_request_id: ids.second });
  expect((await read(athlete)).entries.map(({ seq }) => seq)).toEqual([4, 2]);
  expect(await download(athlete)).toHaveLength(3);
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-01-01' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await read(athlete)).entries).toHaveLength(4);
});

test('a minor learns neither who was blocked nor how much a lock-down has closed', async () => {
  await happened('block.created', by(guardian, 'guardian'), { coach_id: coach.coachId });
  await happened('block.lifted', by(guardian, 'guardian'), { coach_id: coach.coachId });
  const counts = { releases: 0, requests: 1, contacts: 1 };
  await happened('athlete.locked_down', by(guardian, 'guardian'), counts);
  expect((await read(athlete)).entries).toMatchObject([{ type: 'athlete.locked_down', data: {} }]);
  expect((await read(athlete)).entries[0]?.data).toEqual({});
  const [, line, ...more] = await download(athlete);
  expect(more).toEqual([]);
  expect([line?.[2], line?.[6], line?.[9]]).toEqual(['athlete.locked_down', '{}', '']);
  const { changes } = await familyCardOf(app, athlete, athlete);
  expect(changes).toMatchObject([{ type: 'athlete.locked_down', data: {} }]);
  expect(JSON.stringify(changes)).not.toContain('contacts');

  const { entries } = await read(guardian);
  expect(entries.map(({ type }) => type)).toEqual(['athlete.locked_down', 'block.lifted', 'block.created']);
  expect(entries[0]?.data).toEqual(counts);
  expect((await download(guardian)).at(-1)?.[9]).toContain('"contacts": 1');
});

test('looks do not crowd out what changed for the athlete, who reads of nothing that the log keeps back', async () => {
  await happened('verification.verified', by(guardian, 'guardian'), { fact_group: 'measurements' });
  await happened('contact.requested', by(coach, 'coach'), { coach_id: coach.coachId });
  for (let look = 0; look < 12; look += 1) await happened('athlete.viewed', by(coach, 'coach'));
  const { changes } = await familyCardOf(app, athlete, athlete);
  expect(changes.map(({ type }) => type)).toEqual(['verification.verified']);
  const { entries } = await read(athlete);
  expect(entries.map(({ seq }) => seq)).toContain(changes[0]?.seq);
  const forGuardian = await familyCardOf(app, guardian, athlete);
  expect(forGuardian.changes.map(({ type }) => type)).toEqual(
    Array.from({ length: 10 }, () => 'athlete.viewed'),
  );
});

test('the download proves itself: every hash can be made again from it', async () => {
  await app.db
    .updateTable('users')
    .set({ name: '=HYPERLINK("x"),' })
    .where('id', '=', guardian.userId)
    .execute();
  for (let n = 0; n < 3; n++)
    await happened('release.approved', by(guardian, 'guardian'), { note: 'a "b", c', n });
  const [head, ...lines] = await download(guardian);
  expect(head).toEqual([
    'seq',
    'time',
    'type',
    'actor_role',
    'actor',
    'institution',
    'data',
    'prev_hash',
    'hash',
    'hashed_text',
  ]);
  expect(lines.map(([seq]) => seq)).toEqual(['1', '2', '3']);
  let before = createHash('sha256')
    .update(Buffer.from(athlete.athleteId.replaceAll('-', ''), 'hex'))
    .digest('hex');
  for (const [, , type, , actor, , data, prevHash, hash, text] of lines) {
    expect(prevHash).toBe(before);
    const made = createHash('sha256')
      .update(Buffer.from(prevHash ?? '', 'hex'))
      .update(text ?? '', 'utf8')
      .digest('hex');
    expect(made).toBe(hash);
    expect(actor).toBe('\'=HYPERLINK("x"),');
    expect(JSON.parse(text ?? '')).toContainEqual(JSON.parse(data ?? ''));
    expect(JSON.parse(text ?? '')).toContain(type);
    before = hash ?? '';
  }
});

test('a long log comes whole', async () => {
  await sql`insert into events (chain, type, actor_user_id, actor_role)
    select ${athlete.athleteId}, 'video.added', ${athlete.userId}, 'athlete' from generate_series(1, 1203)`.execute(
    app.db,
  );
  const lines = await download(guardian);
  expect(lines.slice(1).map(([seq]) => Number(seq))).toEqual(Array.from({ length: 1_203 }, (_, n) => n + 1));
});

test('a person who does not belong to the family, or no longer does, finds no log', async () => {
  await endLink(app, guardian);
  for (const who of [guardian, coach, await app.join('guardian'), await app.join('athlete')]) {
    for (const path of ['log', 'log.csv']) {
      const url = `/api/family/${athlete.athleteId}/${path}`;
      expect((await app.call('GET', url, { token: who.token })).status).toBe(404);
    }
  }
});
