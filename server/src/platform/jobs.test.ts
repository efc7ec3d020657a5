import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { withClient } from './database/scratch.ts';
import { startJobs } from './jobs.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a fault of the queue is told in its own words', async () => {
  const faults: Error[] = [];
  const jobs = await startJobs({
    url: fresh.url,
    onError: (error) => faults.push(error),
    pollingSeconds: 0.5,
  });
  await jobs.work([{ name: 'rest', run: async () => {} }]);
  const asOwner = (text: string) => withClient(fresh.url, (owner) => owner.query(text));
  await asOwner('revoke usage on schema pgboss from faircourt_app');
  // The worker's own fault: the queue hands it over as a plain object.
  const ofWorker = () => faults.find((fault) => 'queue' in fault);
  await expect.poll(ofWorker).toBeDefined();
  await asOwner('grant usage on schema pgboss to faircourt_app');
  await jobs.stop();
  expect(ofWorker()).toBeInstanceOf(Error);
  expect(ofWorker()).toMatchObject({ code: '42501', queue: 'rest' });
  expect(ofWorker()?.message).toContain('permission denied for schema pgboss');
});
