import type { QueueItem } from '@faircourt/contracts/verification';
import { UserRound, UserRoundCheck } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { useUntil } from '../../../shell/clock/use-until.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Who works on an item, and until when it is theirs. */
export function ClaimMark({ claim }: { claim: NonNullable<QueueItem['claimed_by']> }) {
  const t = useText();
  const until = useUntil()(claim.until);
  return (
    <Badge
      tone={claim.is_you ? 'court' : 'caution'}
      icon={claim.is_you ? UserRoundCheck : UserRound}
      className="whitespace-normal"
    >
      {claim.is_you ? t('queue.claim.you', { until }) : t('queue.claim.other', { name: claim.name, until })}
    </Badge>
  );
}
