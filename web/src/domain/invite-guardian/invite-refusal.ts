import { describeFieldError } from '../../api/field-errors.ts';
import type { Translate } from '../../i18n/messages.ts';

/** Addresses that the server has its own reasons to refuse. */
export function inviteRefusal(code: string, t: Translate): string {
  if (code === 'own_address') return t('guardians.invite.error.own_address');
  if (code === 'already_linked') return t('guardians.invite.error.already_linked');
  if (code === 'waits_for_you') return t('guardians.invite.error.waits_for_you');
  return describeFieldError(code, t);
}
