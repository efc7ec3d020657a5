/** How long another guardian may take over what fell with a link. */
import { DAY_MS } from '@faircourt/contracts/time';

const HANDOVER_DAYS = 14;

export function endOfHandover(linkEndedAt: Date): Date {
  return new Date(linkEndedAt.getTime() + HANDOVER_DAYS * DAY_MS);
}
