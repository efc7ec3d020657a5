/**
 * Who has to prove more than a password, and has nothing to prove it with. Only demo accounts come this far without: to all others
 * nothing opens before.
 */
import type { SecondFactor } from '@faircourt/contracts/second-factor';
import { KeyRound } from 'lucide-react';
import type { Translate } from '../../../i18n/messages.ts';
import { PATHS } from '../../../shell/paths.ts';
import type { WaitingItem } from './waiting-item.ts';

export function secondFactorItems(factor: SecondFactor | undefined, t: Translate): WaitingItem[] {
  if (!factor?.is_required || factor.authenticator.since !== null || factor.passkeys.length > 0) return [];
  return [
    {
      key: 'second-factor',
      urgency: 'asked',
      since: null,
      icon: KeyRound,
      title: t('waiting.second_factor'),
      text: t('second_factor.demo'),
      action: { label: t('waiting.second_factor.set_up'), to: `${PATHS.settings}#security` },
    },
  ];
}
