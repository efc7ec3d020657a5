import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createAdmin } from './admin-account.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an admin made by the server command signs in as one, and only once per address', async () => {
  const { engine } = app.runtime;
  const admin = { email: 'root@example.test', name: 'Root', password: 'a long password' };
  const by = { userId: null, role: 'server_command' };
  const id = await createAdmin(engine, admin, by);
  await expect(createAdmin(engine, admin, by)).rejects.toThrow('This address has an account already.');

  const joined = await signInAs(app, 'root@example.test', 'a long password');
  expect(joined.session.user).toMatchObject({ id, status: 'active', user_metadata: { role: 'admin' } });
  const event = await app.db
    .selectFrom('events')
    .select(['type', 'actor_role'])
    .where('chain', '=', id)
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ type: 'account.created', actor_role: 'server_command' });
});
