/** Accounts on their way to being erased, as tests ask for it and let the days pass. */
import type { FamilyErasure, OwnErasure } from '@faircourt/contracts/erasure';
import { DAY_MS } from '@faircourt/contracts/time';
import { openFileStore, type FileStore } from '../../src/platform/storage/file-store.ts';
import { erasureJob } from '../../src/features/rights/erasure/erasure.job.ts';
import { PASSWORD, type Answer, type TestApp } from '../app/test-app.ts';

interface SignedIn {
  token: string;
}

export function askToErase(
  app: TestApp,
  { token }: SignedIn,
  password = PASSWORD,
): Promise<Answer<OwnErasure>> {
  return app.call('POST', '/api/erasure', { token, body: { current_password: password } });
}

export function readErasure(app: TestApp, { token }: SignedIn): Promise<Answer<OwnErasure>> {
  return app.call('GET', '/api/erasure', { token });
}

export function keepAccount(app: TestApp, { token }: SignedIn): Promise<Answer<OwnErasure>> {
  return app.call('DELETE', '/api/erasure', { token });
}

export function eraseAthlete(
  app: TestApp,
  { token }: SignedIn,
  { athleteId }: { athleteId: string },
  password = PASSWORD,
): Promise<Answer<FamilyErasure>> {
  return app.call('POST', `/api/family/${athleteId}/erasure`, {
    token,
    body: { current_password: password },
  });
}

export function keepAthlete(
  app: TestApp,
  { token }: SignedIn,
  { athleteId }: { athleteId: string },
): Promise<Answer<FamilyErasure>> {
  return app.call('DELETE', `/api/family/${athleteId}/erasure`, { token });
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

export function filesOf(app: TestApp): Promise<FileStore> {
  return openFileStore(app.config.files);
}

/** The job, as it runs on that day. */
export async function runErasures(app: TestApp, now: Date): Promise<void> {
  const job = erasureJob({ db: app.db, files: await filesOf(app), clock: { now: () => now } });
  await job.run({}, app.runtime.jobs, 'test');
}

export async function isThere(app: TestApp, { userId }: { userId: string }): Promise<boolean> {
  const row = await app.db.selectFrom('users').select('auth_id').where('id', '=', userId).executeTakeFirst();
  return row?.auth_id !== undefined && row.auth_id !== null;
}

export async function setStatus(
  app: TestApp,
  { userId }: { userId: string },
  status: 'active' | 'suspended',
): Promise<void> {
  await app.db.updateTable('users').set({ status }).where('id', '=', userId).execute();
}
