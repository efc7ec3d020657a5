/** How often an owner asks somebody to take the plan over: each question is an email, a bell and a line of the log. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinOwner, joinStaff, seatIdOf, type Owner } from '../../../../test/features/staff.ts';

let app: TestApp;
let owner: Owner;
let colleague: Joined;
let other: Joined;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await joinOwner(app);
  colleague = await joinStaff(app, owner);
  other = await joinStaff(app, owner);
});

async function offer(to: Joined): Promise<number> {
  const body = { seat_id: await seatIdOf(app, to) };
  return (await app.call('PUT', '/api/team/offer', { token: owner.token, body })).status;
}

test('an owner who asks again and again is stopped before mailboxes fill', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 11; n++) answers.push(await offer(n % 2 === 0 ? colleague : other));
  expect(answers.filter((status) => status === 204)).toHaveLength(10);
  expect(answers.at(-1)).toBe(429);
  // Asking the one who is asked already tells nobody, and costs nothing.
  expect(await offer(other)).toBe(204);
});

test('one colleague is asked five times a day at most, and everybody else may still be asked', async () => {
  for (let n = 0; n < 5; n++) {
    expect(await offer(colleague)).toBe(204);
    await app.call('DELETE', '/api/team/offer', { token: owner.token });
  }
  expect(await offer(colleague)).toBe(429);
  expect(await offer(other)).toBe(204);
});
