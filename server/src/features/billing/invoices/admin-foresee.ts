/** What an admin's mark on an invoice would do, said beside it before anybody confirms. */
import type { Queries } from '../../../platform/database/database.ts';
import { findLife, type FoundLife } from '../life/life.store.ts';
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

export type LifeNow = Pick<FoundLife, 'life' | 'ownerUserId'>;

export async function findLifeNow(queries: Queries, subscriptionId: string, now: Date): Promise<LifeNow> {
  const found = await findLife(queries, subscriptionId);
  if (!found) throw new Error('An invoice is for a plan that is gone');
  return { life: passTime(found.life, now).life, ownerUserId: found.ownerUserId };
}

export async function foreseeFor(queries: Queries, row: InvoiceRow, now: Date): Promise<ForeseenMark> {
  const { subscription_id: subscriptionId, state } = row;
  if (subscriptionId === null || state === 'paid') return NOTHING_MORE;
  if (state === 'void' && row.void_code !== 'unpaid') return NOTHING_MORE;
  const found = await findLifeNow(queries, subscriptionId, now);
  if (state === 'open') return { ...NOTHING_MORE, endsIfVoid: endsWhenVoided(found.life, row.ordinal, now) };
  const canBePaidLate = isLate(row, found) && (await findLateInvoice(queries, row.id)) === null;
  return { ...NOTHING_MORE, canBePaidLate };
}

/** The last bill of a plan that lapsed because nobody paid it. Money of a former owner is not the next one's to have a period for. */
export function isLate(
  {
    state,
    void_code: why,
    ordinal,
    buyer_user_id: buyerId,
  }: Pick<InvoiceRow, 'state' | 'void_code' | 'ordinal' | 'buyer_user_id'>,
  { life, ownerUserId }: LifeNow,
): boolean {
  const isLast = life.stage === 'lapsed' && life.bill === null && life.billed === ordinal;
  return state === 'void' && why === 'unpaid' && isLast && buyerId === ownerUserId;
}
