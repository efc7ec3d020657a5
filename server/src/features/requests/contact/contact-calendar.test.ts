/** The contact calendar of a coach's division, as it is today. */
import type { ContactCalendar } from '@faircourt/contracts/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAskingCoach } from '../../../../test/features/requests.ts';
import type { SignedIn, SignedInCoach } from '../../../../test/records/conversations.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
let app: TestApp;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  coach = await joinAskingCoach(app);
});
afterAll(() => app.close());

async function calendarFor({ token }: SignedIn): Promise<ContactCalendar> {
  const { status, body } = await app.call<ContactCalendar>('GET', '/api/contact-calendar', { token });
  expect(status).toBe(200);
  return body;
}

test('the calendar names the four classes in school and when each opens for the coach’s division', async () => {
  await app.db
    .updateTable('institutions')
    .set({ division: 'ncaa_d1' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('coaches').select('institution_id').where('id', '=', coach.coachId),
    )
    .execute();
  const { division, today, classes, as_of } = await calendarFor(coach);
  expect(division).toBe('ncaa_d1');
  expect(today).toBe('2026-11-17');
  expect(as_of).toMatch(/^20\d\d-/u);
  expect(classes.map(({ grad_year, men }) => [grad_year, men.verdict, men.opens_on])).toMatchObject([
    [2027, expect.stringMatching(/allowed|warn/), expect.any(String)],
    [2028, expect.stringMatching(/allowed|warn/), expect.any(String)],
    [2029, 'hold', '2027-06-15'],
    [2030, 'hold', '2028-06-15'],
  ]);
});

test('while no director has recorded a division, the strictest calendar counts', async () => {
  await app.db
    .updateTable('institutions')
    .set({ division: null })
    .where('id', 'in', (eb) =>
      eb.selectFrom('coaches').select('institution_id').where('id', '=', coach.coachId),
    )
    .execute();
  const { division, classes } = await calendarFor(coach);
  expect(division).toBeNull();
  expect(classes.at(-1)?.women.verdict).toBe('hold');
});

test('an athlete reads the own class in it, and nobody else reads one', async () => {
  const kid = await app.join('athlete');
  expect((await calendarFor(kid)).own_class).toBeNull();
  await app.db.insertInto('athletes').values({ user_id: kid.userId, grad_year: 2029 }).execute();
  expect((await calendarFor(kid)).own_class).toBe(2029);
  expect((await calendarFor(coach)).own_class).toBeNull();
});
