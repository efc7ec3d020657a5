/** What falls when a guardian takes a form back, over HTTP: more than waits for the next signature. */
import type { Signature } from '@faircourt/contracts/consent-signing';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinConversation,
  joinGuardian,
  openThread,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { familyCardOf } from '../../../test/features/family.ts';

let app: TestApp;
let family: JoinedConversation;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinConversation(app);
  other = await joinGuardian(app, family.athlete.athleteId);
  for (const who of [family.guardian, other]) await sign(who);
  await release('academics', family.guardian);
  await release('transcript', other);
  await release('videos', other);
});

function sign(who: SignedIn, kinds?: ConsentKind[]): Promise<void> {
  const signer = { athleteId: family.athlete.athleteId, guardianUserId: who.userId };
  return seedSignatures(app.db, signer, kinds);
}

function release(field_group: string, who: SignedIn) {
  return app.call('PUT', `/api/family/${family.athlete.athleteId}/releases`, {
    token: who.token,
    body: { field_group, audience: 'verified_colleges', is_on: true },
  });
}

/** One's own signature. */
async function takeBack(kind: ConsentKind, who: SignedIn): Promise<void> {
  const { id } = await app.db
    .selectFrom('consent_signatures as signature')
    .innerJoin('consent_documents as document', 'document.id', 'signature.document_id')
    .select('signature.id')
    .where('document.kind', '=', kind)
    .where('signature.athlete_id', '=', family.athlete.athleteId)
    .where('signature.guardian_user_id', '=', who.userId)
    .where('signature.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  const answer = await app.call<Signature>('POST', `/api/consents/${id}/withdraw`, { token: who.token });
  expect(answer.status).toBe(200);
}

const card = () => familyCardOf(app, other, family.athlete);

async function groupsOn(): Promise<string[]> {
  return (await card()).switches.filter(({ is_on }) => is_on).map(({ field_group }) => field_group);
}

async function isTalking(): Promise<boolean> {
  return (await openThread(app, family.threadId, family.coach)).status === 200;
}

test.each([
  ['transcript', ['academics', 'videos'], true],
  ['media', ['academics', 'transcript'], true],
  ['colleges', [], false],
  ['platform', [], false],
] as const)(
  'withdrawing the form %s withdraws every release that needed it, no matter who approved it, and signing again restores none',
  async (kind, left, talksOn) => {
    expect(await groupsOn()).toEqual(['academics', 'transcript', 'videos']);
    await takeBack(kind, family.guardian);
    expect(await groupsOn()).toEqual(left);
    expect(await isTalking()).toBe(talksOn);
    await sign(family.guardian);
    expect(await groupsOn()).toEqual(left);
    expect(await isTalking()).toBe(talksOn);

    const events = await eventsOf(app.db, family.athlete.athleteId);
    const fallen = events.filter(({ type }) => ['release.withdrawn', 'contact.declined'].includes(type));
    expect(fallen).toHaveLength(3 - left.length + (talksOn ? 0 : 1));
    for (const { data } of fallen) expect(data['cause']).toBe('consent_withdrawn');
  },
);

test('the coach of a conversation that ends with a form is not told, as after every other end', async () => {
  await takeBack('colleges', other);
  const notices = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', family.coach.userId)
    .where('kind', '=', 'request_decided')
    .execute();
  expect(notices).toEqual([]);
});

test('what waited for a take-over waits no longer once a form it needs is taken back', async () => {
  const { id } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', family.guardian.userId)
    .executeTakeFirstOrThrow();
  await app.call('POST', `/api/guardian-links/${id}/end`, { token: family.athlete.token });
  const offered = async () => (await card()).offered.map(({ field_group }) => field_group);
  expect(await offered()).toEqual(['academics', 'contact']);
  await takeBack('media', other);
  expect(await offered()).toEqual(['academics', 'contact']);
  await takeBack('colleges', other);
  expect(await offered()).toEqual([]);
});
