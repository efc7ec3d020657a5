import type { Affiliation } from '@faircourt/contracts/institutions';
import {
  BadgeCheck,
  CircleSlash,
  Clock3,
  Hourglass,
  MailQuestion,
  MessageCircleQuestion,
  PenLine,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const LOOKS: Record<Affiliation['step'], { tone: BadgeTone; icon: LucideIcon }> = {
  unnamed: { tone: 'neutral', icon: PenLine },
  email_unproven: { tone: 'caution', icon: MailQuestion },
  waiting: { tone: 'court', icon: Clock3 },
  more_asked: { tone: 'caution', icon: MessageCircleQuestion },
  verified: { tone: 'verified', icon: BadgeCheck },
  rejected: { tone: 'stop', icon: CircleSlash },
  expired: { tone: 'caution', icon: Hourglass },
};

export function AffiliationBadge({ step }: { step: Affiliation['step'] }) {
  const t = useText();
  return (
    <Badge tone={LOOKS[step].tone} icon={LOOKS[step].icon}>
      {t(`institution.step.${step}`)}
    </Badge>
  );
}
