import type { VerificationStatus } from '@faircourt/contracts/vocabulary';
import {
  BadgeCheck,
  CircleDashed,
  CircleSlash,
  Handshake,
  MessageCircleQuestionMark,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const LOOKS: Record<VerificationStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  open: { tone: 'neutral', icon: CircleDashed },
  more_asked: { tone: 'court', icon: MessageCircleQuestionMark },
  offered: { tone: 'ball', icon: Handshake },
  verified: { tone: 'verified', icon: BadgeCheck },
  rejected: { tone: 'stop', icon: CircleSlash },
  dropped: { tone: 'neutral', icon: Undo2 },
};

export function StatusBadge({ status }: { status: VerificationStatus }) {
  const t = useText();
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon} className="whitespace-normal">
      {t(`queue.status.${status}`)}
    </Badge>
  );
}
