/** What an item says of itself at a glance: how grave, how late, who works on it, whether contact is paused. */
import type { ModerationEntry } from '@faircourt/contracts/moderation';
import {
  CircleDashed,
  Clock3,
  Flag,
  OctagonAlert,
  Pause,
  TriangleAlert,
  UserRound,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import type { Severity } from '@faircourt/contracts/vocabulary';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { useUntil } from '../../shell/clock/use-until.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const LOOKS: Record<Severity, { tone: BadgeTone; icon: LucideIcon }> = {
  critical: { tone: 'stop', icon: OctagonAlert },
  high: { tone: 'caution', icon: TriangleAlert },
  normal: { tone: 'neutral', icon: Flag },
};

export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useText();
  return <Badge {...LOOKS[severity]}>{t(`moderation.severity.${severity}`)}</Badge>;
}

/** How much is left of the time in which this is to be decided, or how long it is overdue. */
export function DueBadge({ item }: { item: Pick<ModerationEntry, 'due_at' | 'closed_at'> }) {
  const t = useText();
  const format = useFormat();
  const left = Date.parse(item.due_at) - useNow(item.due_at);
  if (item.closed_at !== null) return null;
  const duration = format.duration(Math.abs(left));
  return left > 0 ? (
    <Badge icon={Clock3}>{t('moderation.due', { duration })}</Badge>
  ) : (
    <Badge tone="stop" icon={TriangleAlert}>
      {t('moderation.overdue', { duration })}
    </Badge>
  );
}

export function FrozenBadge({ isFrozen }: { isFrozen: boolean }) {
  const t = useText();
  if (!isFrozen) return null;
  return (
    <Badge tone="court" icon={Pause}>
      {t('moderation.frozen')}
    </Badge>
  );
}

export function ClaimMark({ item }: { item: Pick<ModerationEntry, 'claimed_by' | 'closed_at'> }) {
  const t = useText();
  const untilOf = useUntil();
  const { claimed_by: claim } = item;
  if (item.closed_at !== null) return null;
  if (!claim) {
    return (
      <Badge icon={CircleDashed} className="whitespace-normal">
        {t('queue.claim.nobody')}
      </Badge>
    );
  }
  const until = untilOf(claim.until);
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
