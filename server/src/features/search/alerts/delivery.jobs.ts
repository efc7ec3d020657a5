/** Every minute what is due is told; each email is a job of its own, tried again until it is out. */
import type { JobDefinition } from '../../../platform/jobs.ts';
import {
  deliverAlerts,
  SEND_DIGEST,
  sendDigest,
  type DeliveryDeps,
  type DigestDeps,
} from './delivery.service.ts';

export function deliverAlertsJob(deps: DeliveryDeps): JobDefinition<object> {
  return {
    name: 'deliver-alerts',
    schedule: '* * * * *',
    atOnce: 1,
    run: (_data, jobs) => deliverAlerts(deps, jobs),
  };
}

export function sendDigestJob(deps: DigestDeps): JobDefinition<{ digestId: string }> {
  return { name: SEND_DIGEST.name, run: ({ digestId }, jobs) => sendDigest(deps, jobs, digestId) };
}
