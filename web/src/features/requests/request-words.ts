/** What a request asks for, as one sentence; each group has its own, since languages join the words differently. */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import type { Translate } from '../../i18n/messages.ts';

export function requestTitle({ coach, athlete, ...request }: FamilyRequest, t: Translate): string {
  const asked = request.kind === 'contact' ? 'contact' : request.field_group;
  return t(`requests.asks.${asked}`, { coach: coach.name, athlete: athlete.name });
}
