/**
 * What waits for admins, queue by queue. The page of a queue, the dashboard and the navigation read the same answers, so they
 * never count differently. Each key begins with the live topic that makes it old.
 */
import type { AdminInvoices } from '@faircourt/contracts/billing';
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { ModerationList } from '@faircourt/contracts/moderation';
import type { AdminPurchaseOrders } from '@faircourt/contracts/purchase-orders';
import type { Director, DirectorList } from '@faircourt/contracts/regions';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import type { Queue } from '@faircourt/contracts/verification';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const openReportsQuery = queryOptions({
  queryKey: ['moderation', 'waiting'],
  queryFn: ({ signal }): Promise<ModerationList> =>
    answerOf(api.GET('/api/moderation-items', { params: { query: { part: 'open' } }, signal })),
});

export const openSupportQuery = queryOptions({
  queryKey: ['support', 'waiting'],
  queryFn: ({ signal }): Promise<SupportInbox> =>
    answerOf(api.GET('/api/support-requests', { params: { query: { view: 'open' } }, signal })),
});

/** The first page of the directors' queue: the oldest check, and how many are open. */
export const openChecksQuery = queryOptions({
  queryKey: ['verifications', 'waiting'],
  queryFn: ({ signal }): Promise<Queue> =>
    answerOf(api.GET('/api/verifications', { params: { query: { part: 'open' } }, signal })),
});

/** Holds and guardians who wait come in one answer. */
export const waitingFamiliesQuery = queryOptions({
  queryKey: ['safety', 'families'],
  queryFn: ({ signal }): Promise<FamilyHoldList> => answerOf(api.GET('/api/family-holds', { signal })),
});

export const directorsQuery = queryOptions({
  queryKey: ['directors', 'people'],
  queryFn: ({ signal }): Promise<DirectorList> => answerOf(api.GET('/api/directors', { signal })),
});

/** Oldest first, as the answer has them. */
export function waitingDirectors({ directors }: DirectorList): Director[] {
  return directors.filter(({ status, refusal }) => status === 'pending' && refusal === null);
}

export const confirmationsQuery = queryOptions({
  queryKey: ['confirmations'],
  queryFn: async ({ signal }): Promise<Confirmation[]> =>
    (await answerOf(api.GET('/api/confirmations', { signal }))).confirmations,
});

/** What the reader asked for waits for another admin, and not for them. */
export function waitingConfirmations(confirmations: readonly Confirmation[]): Confirmation[] {
  return confirmations.filter((asked) => asked.can_confirm || asked.can_refuse);
}

export const openInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'waiting'],
  queryFn: ({ signal }): Promise<AdminInvoices> =>
    answerOf(api.GET('/api/admin/invoices', { params: { query: { state: 'open' } }, signal })),
});

export const pendingOrdersQuery = queryOptions({
  queryKey: ['purchase_orders', 'waiting'],
  queryFn: ({ signal }): Promise<AdminPurchaseOrders> =>
    answerOf(api.GET('/api/admin/purchase-orders', { params: { query: { state: 'pending' } }, signal })),
});
