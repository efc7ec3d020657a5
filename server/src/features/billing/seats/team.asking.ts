/** An offered plan waits for an answer, and one whose owner is gone for somebody who takes it over. */
import type { StillAsks } from '../../../delivery/asking.ts';
import { findDesk, listSeats } from './seat.store.ts';

export const asksStaff: StillAsks<'team_news'> = async (trx, { chain, userId, data }) => {
  const desk = await findDesk(trx, chain);
  if (!desk) return false;
  if (data.what === 'ownership_offered') return desk.offered_to === userId;
  const isTheirs = (await listSeats(trx, chain)).some((seat) => seat.user_id === userId);
  return isTheirs && desk.owner_user_id !== userId && !desk.is_owner_active;
};
