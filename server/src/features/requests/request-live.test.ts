/** Requests and answers arrive on open pages without reloading, and only on the pages of those concerned. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  askForRelease,
  askToTalk,
  decide,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinStranger,
  openRequestId,
  type AskedFamily,
} from '../../../test/features/requests.ts';

let app: TestApp;
let address: string;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});
afterAll(() => app.close());

test('both guardians see the question and the coach the answer; the athlete sees only what was approved', async () => {
  const people = {
    coach,
    guardian: family.guardian,
    second: family.second,
    athlete: family.athlete,
    stranger: await joinStranger(app),
  };
  const streams = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(
        async ([name, person]) => [name, await openStream(address, person)] as const,
      ),
    ),
  ) as Record<keyof typeof people, Awaited<ReturnType<typeof openStream>>>;
  const { athleteId } = family.athlete;

  await askForRelease(app, coach, family.athlete);
  await until(() => streams.guardian.changes('requests').length === 1);
  await until(() => streams.second.text().includes('release_requested'));
  await decide(app, family.guardian, await openRequestId(app, family.guardian));
  await until(() => streams.coach.text().includes('"decision":"approved"'));
  await until(() => streams.second.changes('requests').length === 2);
  expect(streams.coach.changes('requests')).toEqual([athleteId, athleteId]);

  await askToTalk(app, coach, family.athlete);
  await decideContact(app, family.second, await openRequestId(app, family.guardian, 'contact'), DECLINE);
  await until(() => streams.coach.text().includes('"decision":"declined"'));
  expect(streams.athlete.text()).not.toMatch(/contact|"topic":"(requests|threads)"/);

  const other = await joinAskingCoach(app);
  await askToTalk(app, other, family.athlete);
  await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'));
  await until(() => streams.athlete.text().includes('contact_approved'));
  expect(streams.athlete.changes('requests')).toEqual([]);
  expect(streams.stranger.changes('requests')).toEqual([]);
  expect(streams.coach.changes('threads')).toEqual([]);
  await Promise.all(Object.values(streams).map((stream) => stream.close()));
});
