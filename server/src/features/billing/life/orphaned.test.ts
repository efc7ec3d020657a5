/** A plan whose owner is gone: billed to nobody, told to the staff, and handed over also after it has ended. */
import type { Billing } from '@faircourt/contracts/billing';
import type { UserDesks } from '@faircourt/contracts/team';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner, joinStaff } from '../../../../test/features/staff.ts';
import { noticesOf } from '../../../../test/features/links.ts';
import { reinstateAccount, suspendAccount } from '../../accounts/suspension.service.ts';
import { passTimeOfPlans } from './clock.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an orphaned plan is cancelled once, its staff hears of it, and admins still see it after its end', async () => {
  const admin = await joinAdmin(app);
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  await suspendAccount(app.db, owner.email, { userId: null, role: 'admin' });
  const now = new Date();
  await passTimeOfPlans(app.db, now);
  await passTimeOfPlans(app.db, now);
  const plan = await app.db
    .selectFrom('subscriptions')
    .select(['cancelled_at', 'period_to', 'current_period_ends_at'])
    .where('id', '=', owner.subscriptionId)
    .executeTakeFirstOrThrow();
  expect(plan.cancelled_at).not.toBeNull();
  const told = async (what: string) =>
    (await noticesOf(app, colleague.userId)).filter(
      ({ kind, data }) => kind === 'team_news' && JSON.stringify(data).includes(`"${what}"`),
    );
  expect(await told('plan_ending')).toHaveLength(1);
  await app.waitForMail(colleague.email, /not billed anymore/);

  await passTimeOfPlans(app.db, new Date((plan.current_period_ends_at ?? now).getTime() + 1));
  expect(await told('plan_over')).toHaveLength(1);
  const open = await app.db.selectFrom('invoices').select('id').where('state', '=', 'open').execute();
  expect(open).toEqual([]);
  const { body } = await app.call<UserDesks>('GET', `/api/users/${colleague.userId}/desks`, admin);
  const desk = body.desks.find(({ id }) => id === owner.subscriptionId);
  expect(desk).toMatchObject({ can_hand_over: true });
});

test('an owner who comes back from a suspension hears that the plan ends, and keeps it', async () => {
  const owner = await joinOwner(app);
  await suspendAccount(app.db, owner.email, { userId: null, role: 'admin' });
  await passTimeOfPlans(app.db, new Date());
  await reinstateAccount(app.db, owner.email, { userId: null, role: 'admin' });
  expect((await app.waitForMail(owner.email, /^Your Pro Scout plan ends on/)).text).toContain(
    'stopped billing',
  );
  const { token } = await signInAs(app, owner.email, owner.password);
  const { body } = await app.call<Billing>('GET', '/api/billing', { token });
  expect(body).toMatchObject({ subscription: { is_ended_by_suspension: true }, can: { resume: true } });
  const kept = await app.call<Billing>('POST', '/api/billing/resume', { token });
  expect(kept.body.subscription).toMatchObject({ is_ended_by_suspension: false, cancels_on: null });
});
