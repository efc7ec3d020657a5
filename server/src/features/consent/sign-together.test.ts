/** Several consent forms in one sitting: each signed by itself, all of them or none. */
import type { SignedTogether } from '@faircourt/contracts/consent-signing';
import { NEEDED_CONSENTS, type ConsentKind } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { PASSWORD, problemOf, type Answer, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { consentCalls, joinLinkedFamily, startAppWithForms } from '../../../test/features/consent.ts';
import type { JoinedAthlete } from '../../../test/features/links.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';

const NOBODYS_ID = '0190a0a0-0000-7000-8000-000000000000';
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
beforeAll(async () => {
  app = await startAppWithForms();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ athlete, guardian } = await joinLinkedFamily(app));
});

const { documentId, sign, consentsOf, signaturesInDatabase } = consentCalls(
  () => app,
  () => athlete,
);

async function signAll(
  person: Joined,
  kinds: readonly ConsentKind[],
  changes: Record<string, unknown> = {},
): Promise<Answer<SignedTogether>> {
  return app.call('POST', '/api/consents/together', {
    token: person.token,
    body: {
      athlete_id: athlete.athleteId,
      document_ids: await Promise.all(kinds.map(documentId)),
      signed_name: 'Maria Okafor',
      password: PASSWORD,
      ...changes,
    },
  });
}

test('one name and one password sign every form, each with its own record, checksum and log entry', async () => {
  const { status, body } = await signAll(guardian, NEEDED_CONSENTS);
  expect(status).toBe(201);
  expect(body.signatures.map(({ signed_name }) => signed_name)).toEqual(
    NEEDED_CONSENTS.map(() => 'Maria Okafor'),
  );
  expect((await consentsOf(athlete.athleteId))?.toSorted()).toEqual([...NEEDED_CONSENTS].toSorted());

  const documents = await app.db.selectFrom('consent_documents').select(['id', 'body_hash']).execute();
  const rows = await signaturesInDatabase();
  expect(rows).toHaveLength(NEEDED_CONSENTS.length);
  for (const row of rows) {
    const signed = documents.find(({ id }) => id === row.document_id);
    expect(signed && row.body_hash?.equals(signed.body_hash)).toBe(true);
  }
  const logged = (await eventsOf(app.db, athlete.athleteId)).filter(({ type }) => type === 'consent.signed');
  expect(logged.map(({ data }) => (data as { kind: string }).kind)).toEqual([...NEEDED_CONSENTS]);
});

test('a form that was replaced meanwhile stops the whole sitting', async () => {
  const ids = await Promise.all((['platform', 'media'] as const).map(documentId));
  await app.db
    .insertInto('consent_documents')
    .columns(['kind', 'version', 'locale', 'title', 'body', 'body_hash'])
    .expression((eb) =>
      eb
        .selectFrom('consent_documents')
        .select((of) => ['kind', of('version', '+', 1).as('version'), 'locale', 'title', 'body', 'body_hash'])
        .where('kind', '=', 'media')
        .where('version', '=', 2),
    )
    .execute();
  const problem = problemOf(await signAll(guardian, [], { document_ids: ids }));
  expect(problem.code).toBe('conflict');
  expect(await signaturesInDatabase(), 'nor the form before it').toEqual([]);
  expect((await eventsOf(app.db, athlete.athleteId)).some(({ type }) => type === 'consent.signed')).toBe(
    false,
  );
});

test('a form that does not exist, one named twice, none at all or a wrong password sign nothing', async () => {
  const platform = await documentId('platform');
  expect(problemOf(await signAll(guardian, [], { document_ids: [platform, NOBODYS_ID] })).code).toBe(
    'not_found',
  );
  for (const document_ids of [[], [platform, platform]]) {
    expect(problemOf(await signAll(guardian, [], { document_ids })).code).toBe('validation_failed');
  }
  const wrong = problemOf(await signAll(guardian, NEEDED_CONSENTS, { password: 'wrong horse' }));
  expect(wrong.code).toBe('current_password_wrong');
  expect(await signaturesInDatabase()).toEqual([]);
});

test('the athlete and a stranger sign nothing, as if there were no such athlete', async () => {
  const stranger = await app.join('guardian');
  const absent = await signAll(stranger, NEEDED_CONSENTS, { athlete_id: NOBODYS_ID });
  for (const person of [stranger, athlete]) {
    expect((await signAll(person, NEEDED_CONSENTS)).status).toBe(absent.status);
  }
  expect(absent.status).toBe(404);
  expect(await signaturesInDatabase()).toEqual([]);
});

test('what was signed before is kept as it is, and the rest is added', async () => {
  const before = await sign(guardian, 'platform');
  const { body } = await signAll(guardian, NEEDED_CONSENTS);
  expect(body.signatures[0]).toEqual(before.body);
  expect(await signaturesInDatabase()).toHaveLength(NEEDED_CONSENTS.length);
});

test('two tabs that sign at once leave one signature per form', async () => {
  const lock: [string, string] = ['select id from athletes where id = $1 for update', athlete.athleteId];
  const running = await whileLocked(app.url, lock, async (untilWaiting) => {
    const both = [signAll(guardian, NEEDED_CONSENTS), signAll(guardian, NEEDED_CONSENTS)];
    await untilWaiting(2);
    return both;
  });
  const [one, two] = await Promise.all(running);
  expect([one?.status, two?.status]).toEqual([201, 201]);
  expect(two?.body).toEqual(one?.body);
  expect(await signaturesInDatabase()).toHaveLength(NEEDED_CONSENTS.length);
});
