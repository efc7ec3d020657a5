/** The comparison with the payment service over HTTP, for admins. */
import { cardComparisonSchema, type CardComparison } from '@faircourt/contracts/card-comparison';
import type { Guard } from '../../../access/engine/guard.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError, NOTHING_FOUND } from '../../../platform/errors.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { JobQueue } from '../../../platform/jobs.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { COMPARE_CARDS } from '../billing.limits.ts';
import type { CardPayments } from './card.payments.ts';
import { findLastComparison, listDifferences, type DifferenceRow } from './comparison.store.ts';
import { canBeLookedAt, lookAt } from './looked-at.service.ts';
import { listLookedAt } from './looked-at.store.ts';
import { RECONCILE } from './stripe.jobs.ts';

interface Deps {
  db: Database;
  jobs: JobQueue;
  limiter: RateLimiter;
  cards: CardPayments | null;
}

export function comparisonRoutes(server: HttpServer, deps: Deps): void {
  server.get(
    '/api/admin/card-comparison',
    {
      config: { action: 'invoice.settle' },
      schema: {
        tags: ['admin'],
        description: 'What the last comparison of plans with the payment service found.',
        response: { 200: cardComparisonSchema },
      },
    },
    (request) => readComparison(deps, request.guard),
  );

  server.post(
    '/api/admin/card-comparison',
    {
      config: { action: 'invoice.settle' },
      schema: {
        tags: ['admin'],
        description: 'Compares now instead of tonight.',
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await compareNow(deps, request.guard);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/admin/card-comparison/:id/looked-at',
    {
      config: { action: 'card_payment.look_at' },
      schema: {
        tags: ['admin'],
        description:
          'Takes off the list what only a person can judge. It comes back when something about it changes.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await lookAt(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}

async function readComparison({ db, cards }: Deps, guard: Guard): Promise<CardComparison> {
  guard.authorise('invoice.settle');
  const last = cards && (await findLastComparison(db));
  const found = last ? await listDifferences(db, last.id) : [];
  const looked = cards ? await listLookedAt(db) : [];
  return {
    is_offered: cards !== null,
    last: last && { compared_at: last.compared_at.toISOString(), compared: last.compared },
    items: found.map((difference) => ({
      id: difference.id,
      stripe_id: difference.stripe_id,
      what: difference.what,
      is_open: difference.is_open,
      detail: difference.detail,
      owner: ownerOf(difference),
      plan: difference.plan,
      can_be_looked_at: canBeLookedAt(difference),
    })),
    looked_at: looked.map((difference) => ({
      stripe_id: difference.stripe_id,
      what: difference.what,
      detail: difference.detail,
      owner: ownerOf(difference),
      plan: difference.plan,
      looked_at: difference.looked_at.toISOString(),
      looked_by: difference.looked_by,
    })),
  };
}

function ownerOf({
  owner_user_id: id,
  owner_name: name,
}: Pick<DifferenceRow, 'owner_user_id' | 'owner_name'>) {
  return id !== null && name !== null ? { id, name } : null;
}

async function compareNow({ db, jobs, limiter, cards }: Deps, guard: Guard): Promise<void> {
  guard.authorise('invoice.settle');
  // Without keys nobody works on the queue, which may not even be there.
  if (!cards) throw new AppError('not_found', NOTHING_FOUND);
  await inTransaction(db, async (trx) => {
    await limiter.count([{ limit: COMPARE_CARDS, key: 'all' }], trx);
    await jobs.enqueue(trx, RECONCILE, {});
  });
}
