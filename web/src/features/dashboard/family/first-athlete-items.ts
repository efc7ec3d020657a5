/**
 * What a guardian has to do who has no athlete yet. There is no road before that. A link that waits for others is told of
 * by the card of what comes next.
 */
import type { Family } from '@faircourt/contracts/family';
import { HeartHandshake, UserRoundPlus } from 'lucide-react';
import type { Translate } from '../../../i18n/messages.ts';
import { PATHS } from '../../../shell/paths.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

/** `kept` is the address of an invitation that was opened on this device and not answered. */
export function firstAthleteItems(
  family: Family | undefined,
  kept: string | null,
  { t }: { t: Translate },
): WaitingItem[] {
  if (family === undefined) return [];
  const { athletes, waiting } = family;
  const opened: WaitingItem[] = kept
    ? [
        {
          key: 'invitation',
          urgency: 'asked',
          since: null,
          icon: HeartHandshake,
          title: t('waiting.invitation'),
          action: { label: t('waiting.invitation.answer'), to: kept },
        },
      ]
    : [];
  if (kept || athletes.length > 0 || waiting.length > 0) return opened;
  return [
    {
      key: 'first-athlete',
      urgency: 'asked',
      since: null,
      icon: UserRoundPlus,
      title: t('waiting.first_athlete'),
      text: t('waiting.first_athlete.text'),
      action: { label: t('family.add'), to: PATHS.athletes },
    },
  ];
}
