/** A status is a word, a colour, an icon and, on the map, a shape: none of them has to do alone. */
import { CircleCheck, CircleHelp, CircleSlash, School, type LucideIcon } from 'lucide-react';
import type { BadgeTone } from '../../../../ui/badge.tsx';
import type { StateStatus } from './state.schema.ts';

export const STATUS_LOOKS: Record<StateStatus, { icon: LucideIcon; tone: BadgeTone; tile: string }> = {
  allowed: { icon: CircleCheck, tone: 'court', tile: 'rounded-sm bg-court text-paper' },
  restricted: {
    icon: School,
    tone: 'caution',
    tile: 'rounded-full border-2 border-dashed border-caution bg-caution-soft text-caution',
  },
  disputed: {
    icon: CircleHelp,
    tone: 'ball',
    tile: 'rounded-tl-lg rounded-br-lg border-2 border-dotted border-ball-text bg-ball-soft text-ball-text',
  },
  not_allowed: {
    icon: CircleSlash,
    tone: 'stop',
    tile: 'border-2 border-stop bg-stop-soft text-stop',
  },
};

/** A dot on the corner, where the status is plain and yet not every source agrees. */
export const UNCLEAR_MARK =
  'relative after:absolute after:-top-1 after:-right-1 after:size-2.5 after:rounded-full after:border-2 after:border-surface after:bg-ball';
