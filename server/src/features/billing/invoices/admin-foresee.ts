/** What an admin's mark on an invoice would do, said beside it before anybody confirms. */
import type { Queries } from '../../../platform/database/database.ts';
import type { Life } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { passTime } from '../life/pass-time.ts';
import { endsWhenVoided } from '../life/settle.ts';
import { findLateInvoice, type InvoiceRow } from './invoice.store.ts';

export interface ForeseenMark {
  /** When the plan would end if the invoice was taken back. Null: it has ended, or nothing is open. */
  endsIfVoid: Date | null;
  /** The plan lapsed because of it, and the money may still come. */
  canBePaidLate: boolean;
}

export const NOTHING_MORE: ForeseenMark = { endsIfVoid: null, canBePaidLate: false };

export async function findLifeNow(queries: Queries, subscriptionId: string, now: Date): Promise<Life> {
  const found = await findLife(queries, subscriptionId);
  if (!found) throw new Error('An invoice is for a plan that is gone');
  return passTime(found.life, now).life;
}

export async function foreseeFor(queries: Queries, row: InvoiceRow, now: Date): Promise<ForeseenMark> {
  const { subscription_id: subscriptionId, state } = row;
  if (subscriptionId === null || state === 'paid') return NOTHING_MORE;
  if (state === 'void' && row.void_reason !== 'unpaid') return NOTHING_MORE;
  const life = await findLifeNow(queries, subscriptionId, now);
  if (state === 'open') return { ...NOTHING_MORE, endsIfVoid: endsWhenVoided(life, row.ordinal, now) };
  const canBePaidLate = isLate(row, life) && (await findLateInvoice(queries, row.id)) === null;
  return { ...NOTHING_MORE, canBePaidLate };
}

/** The last bill of a plan that lapsed because nobody paid it. */
export function isLate(
  { state, void_reason: why, ordinal }: Pick<InvoiceRow, 'state' | 'void_reason' | 'ordinal'>,
  life: Life,
): boolean {
  return state === 'void' && why === 'unpaid' && life.stage === 'lapsed' && life.billed === ordinal;
}
