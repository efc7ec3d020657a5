/** Numbers of purchase orders that we have already: they are refused, and refusals are counted. */
import { isSignedIn } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { USED_ORDER_NUMBER_PER_ACCOUNT } from '../billing.limits.ts';

const USED = 'used';

/** The same words for one's own and a colleague's: whose it was is nobody's business here. */
export function numberUsed(): AppError {
  return validationFailed([
    { field: 'number', code: USED, message: 'We already have a purchase order with this number.' },
  ]);
}

/** Counts once the transaction of `work` is over: a refusal takes back all that was counted in it. */
export async function countingUsedNumbers<T>(
  { limiter }: { limiter: RateLimiter },
  { actor }: Guard,
  work: () => Promise<T>,
): Promise<T> {
  // Who is not signed in is refused by the work itself.
  if (!isSignedIn(actor)) return work();
  await limiter.refuseWhenUsedUp(USED_ORDER_NUMBER_PER_ACCOUNT, actor.userId);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.fieldErrors.some(({ code }) => code === USED)) {
      await limiter.count([{ limit: USED_ORDER_NUMBER_PER_ACCOUNT, key: actor.userId }]);
    }
    throw error;
  }
}
