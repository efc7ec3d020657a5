/** Looks every hour at what has lapsed and what is about to; a server that slept catches up. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { processExpiry } from './expiry.service.ts';

export function verificationExpiryJob(deps: {
  db: Database;
  clock: Clock;
  baseUrl: string;
}): JobDefinition<object> {
  return {
    name: 'verification-expiry',
    schedule: '12 * * * *',
    run: (_data, jobs) => processExpiry({ ...deps, jobs }, deps.clock.now()),
  };
}
