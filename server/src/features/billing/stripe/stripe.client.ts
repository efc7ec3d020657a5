/** The way to Stripe. Nothing is asked when it is opened, so a server starts also while Stripe is away. */
import { Stripe } from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';

/** A reader waits for most of what we ask. */
const WITHIN_MS = 10_000;
/** Repeats of the package itself, with the same idempotency key. Our own jobs repeat what fails after that. */
const REPEATS = 2;

export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: REPEATS,
    timeout: WITHIN_MS,
    telemetry: false,
    ...(apiBase === null ? {} : addressOf(apiBase)),
  });
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Whether Stripe has no object of this id, or has it no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Null: Stripe has no such object. */
export async function orMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const AGAIN_SECONDS = 30;

/** What is wrong on our side of Stripe, such as prices that nobody made: only who runs this can set it right. */
export class NotSetUp extends Error {}

/**
 * For somebody who waits for a page of Stripe. That it is away is no fault of ours, and said as such; what it refuses is logged with
 * its cause, and the reader learns that there is another way to pay.
 */
export async function orAway<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    if (isAway(error)) {
      throw new AppError('unavailable', 'The payment service cannot be reached. Try again in a moment.', {
        retryAfterSeconds: AGAIN_SECONDS,
        cause: error,
      });
    }
    if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof NotSetUp)) throw error;
    throw cardNotWorking(error);
  }
}

export function cardNotWorking(cause: Error): AppError {
  const detail = 'Paying by card does not work just now. Pay by invoice or write to us.';
  return new AppError('card_not_working', detail, { cause });
}

/** Whether Stripe says no to what was asked, and would say so again. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}
