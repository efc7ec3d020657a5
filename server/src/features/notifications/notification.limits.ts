import type { Limit } from '../../platform/rate-limit.ts';

/** How many pages of one person stay in step at once, in each process: more than anybody looks at, few for a robot. */
export const STREAMS_PER_ACCOUNT = 10;

/** When the refused page may try again: pages that nobody looks at give their place back within a minute. */
export const STREAM_RETRY_SECONDS = 30;

/** Changes of what reaches a person, each of which is logged: far more than anybody makes by hand. */
export const CHOICES_PER_ACCOUNT: Limit = {
  name: 'notification-choices:account',
  max: 120,
  windowSeconds: 60 * 60,
};
