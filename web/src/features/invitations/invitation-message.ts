/** What a coach sends to an athlete: a link that fills the code in, and words around it. */
import type { Invitation } from '@faircourt/contracts/invitations';
import { PATHS } from '../../shell/paths.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

export function joinAddress(code: string, origin: string): string {
  return `${origin}${PATHS.auth}?${new URLSearchParams({ mode: 'signup', invite: code }).toString()}`;
}

export function invitationMessage(
  { code, expires_at }: Pick<Invitation, 'code' | 'expires_at'>,
  origin: string,
  t: Translate,
  format: Pick<Format, 'day'>,
): string {
  return t('invitations.message', { code, link: joinAddress(code, origin), date: format.day(expires_at) });
}
