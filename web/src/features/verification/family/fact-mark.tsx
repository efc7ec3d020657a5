import {
  CircleUser,
  CircleX,
  Clock3,
  FileQuestionMark,
  Hourglass,
  ScanEye,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import type { FactState } from '../../../domain/verification/fact-state.ts';

type Look = { tone: BadgeTone; icon: LucideIcon };

const PLAIN: Look = { tone: 'neutral', icon: CircleUser };
const LOOKS: Record<Exclude<FactState, 'verified'>, Look> = {
  offered: { tone: 'caution', icon: Scale },
  more_asked: { tone: 'caution', icon: FileQuestionMark },
  checking: { tone: 'court', icon: ScanEye },
  waiting: { tone: 'court', icon: Clock3 },
  expiring: { tone: 'caution', icon: Hourglass },
  rejected: { tone: 'stop', icon: CircleX },
  empty: PLAIN,
  first: PLAIN,
  edited: PLAIN,
  expired: PLAIN,
};

/** The state of a fact without a badge, in two words. */
export function FactMark({ state }: { state: keyof typeof LOOKS }) {
  const t = useText();
  return <Badge {...LOOKS[state]}>{t(`family_verification.state.${state}`)}</Badge>;
}
