/**
 * Where Stripe tells us that something happened. The signature over the very bytes is the only key; what is told is not believed but
 * read again by a job, so a repeated or an old message does no harm. Answered as soon as the job is in the queue.
 */
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError, NOTHING_FOUND } from '../../../platform/errors.ts';
import { done } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { JobQueue } from '../../../platform/jobs.ts';
import type { CardPayments } from './card.payments.ts';
import { insertEvent } from './event.store.ts';
import { WORK_ON_EVENT } from './stripe.jobs.ts';
import { aboutWhich } from './webhook.subject.ts';
import { WEBHOOK_PATH } from './webhook.events.ts';

const BODY_BYTES = 256 * 1024;
/** Stripe's own: older messages are somebody's copies. */
const TOLERANCE_SECONDS = 300;

interface Deps {
  db: Database;
  clock: Clock;
  jobs: JobQueue;
  cards: CardPayments | null;
}

export async function webhookRoutes(server: HttpServer, deps: Deps): Promise<void> {
  await server.register(async (scope: HttpServer) => {
    // As it came: the signature is over these bytes and not over what they mean.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, body, read) => read(null, body),
    );
    scope.post(
      WEBHOOK_PATH,
      {
        config: { action: 'public' },
        schema: {
          tags: ['billing'],
          description: 'For Stripe alone: signed with the secret of the endpoint.',
          response: { 204: done },
        },
      },
      async (request, reply) => {
        if (!deps.cards) throw new AppError('not_found', NOTHING_FOUND);
        const event = verify(deps.cards, deps.clock, request.body, request.headers['stripe-signature']);
        await keep(deps, event);
        return reply.code(204).send();
      },
    );
  });
}

function verify(
  { stripe, webhookSecret }: CardPayments,
  clock: Clock,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('Not signed');
    const now = clock.now().getTime();
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    throw new AppError('malformed_request', 'The signature does not fit.');
  }
}

async function keep({ db, clock, jobs }: Deps, event: Stripe.Event): Promise<void> {
  const told = { id: event.id, type: event.type, stripeSubscriptionId: aboutWhich(event), now: clock.now() };
  await inTransaction(db, async (trx) => {
    const isNew = await insertEvent(trx, told);
    if (isNew && told.stripeSubscriptionId !== null) {
      await jobs.enqueue(trx, WORK_ON_EVENT, { eventId: event.id });
    }
  });
}
