/** The way to Stripe. Nothing is asked when it is opened, so a server starts also while Stripe is away. */
import { Stripe } from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';

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
