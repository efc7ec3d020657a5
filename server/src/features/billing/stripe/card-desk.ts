/** The two subscriptions that a coach can pay by card, each found, held and come back to in its own way. */
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadDeskFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { findBilledDeskOf } from '../billing.store.ts';
import type { Product } from '../life/product.ts';
import { holdReport, type ReportAction } from '../report-plan/hold-report.ts';
import { findReportDesk } from '../report-plan/report-plan.store.ts';

export interface CardDesk {
  product: Product;
  /** Of the reader. Null: they have none. */
  find: (queries: Queries, guard: Guard) => Promise<string | null>;
  /** Refuses who may not decide about it. */
  hold: (trx: Transaction<DB>, guard: Guard, deskId: string | null) => Promise<{ subscriptionId: string }>;
  /** Where the payment service leads its buyer, who has paid or thought better of it. */
  paths: { paid: string; back: string };
}

const BILLING = '/dashboard/billing';

export const SCOUT_DESK: CardDesk = {
  product: 'scout',
  find: async (queries, guard) => (await findBilledDeskOf(queries, guard.actor))?.id ?? null,
  hold: (trx, guard, deskId) =>
    holdFor(trx, guard, 'billing.manage', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    }),
  paths: { paid: `${BILLING}?checkout=done`, back: BILLING },
};

/** Nobody else's, and there from the moment in which somebody wants to buy it. */
export function reportDesk(action: ReportAction): CardDesk {
  return {
    product: 'report',
    async find(queries, { actor }) {
      if (actor.kind !== 'coach') return null;
      return (await findReportDesk(queries, actor.userId))?.id ?? null;
    },
    hold: (trx, guard) => holdReport(trx, guard, action),
    // Who has paid wants to read.
    paths: { paid: '/dashboard/reports?checkout=done', back: BILLING },
  };
}
