/** An adult whom a corrected birthdate turns into a minor: what they decided alone is over. */
import { expect, test } from 'vitest';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  openConversation,
  openThread,
} from '../../../../test/records/conversations.ts';
import { startTestApp } from '../../../../test/app/test-app.ts';
import { processBirthdays } from './coming-of-age.service.ts';

test('what somebody decided as a supposed adult is taken back, and does not wake up at the real 18', async () => {
  const app = await startTestApp();
  const family = await joinFamily(app, { birthdate: '2001-02-10' });
  const { athleteId, userId, token } = family.athlete;
  const coach = await joinCoach(app);
  const threadId = await openConversation(app, family, coach, userId);
  const body = { field_group: 'academics', audience: 'everyone', is_on: true };
  await app.call('PUT', `/api/family/${athleteId}/releases`, { token, body });
  const before = (await eventsOf(app.db, athleteId)).length;

  const { jobs } = app.runtime;
  const runBirthdays = (now: string) =>
    processBirthdays({ db: app.db, jobs, baseUrl: 'https://faircourt.test' }, new Date(now));
  const decided = async () => {
    const facts = await loadAthleteFacts(app.db, athleteId);
    return { releases: facts?.releases.length, contacts: facts?.contacts.length };
  };
  await runBirthdays('2028-02-11T12:00:00.000Z');
  expect(await decided()).toEqual({ releases: 1, contacts: 1 });

  await app.db.updateTable('athletes').set({ birthdate: '2011-02-10' }).where('id', '=', athleteId).execute();
  await runBirthdays('2028-02-11T13:00:00.000Z');
  await runBirthdays('2028-02-11T14:00:00.000Z');
  expect(await decided()).toEqual({ releases: 0, contacts: 0 });
  const events = (await eventsOf(app.db, athleteId)).slice(before);
  expect(events.map(({ type, data }) => [type, data['cause']])).toEqual([
    ['release.withdrawn', 'not_of_age'],
    ['contact.declined', 'not_of_age'],
  ]);

  await runBirthdays('2029-02-10T12:00:00.000Z');
  expect(await decided()).toEqual({ releases: 0, contacts: 0 });
  expect((await openThread(app, threadId, coach)).status).toBe(404);
  await app.close();
});
