/** How far a release is, for the eye: each differs from the others in shape and word as well as in color. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import {
  BadgeCheck,
  Circle,
  CircleDot,
  EyeOff,
  Hourglass,
  OctagonX,
  PenLine,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react';
import { whyHidden, type Shown } from './why-hidden.ts';

export const RELEASE_LOOKS = ['off', 'on', 'covered', 'sign', 'state', 'check', 'hidden', 'refused'] as const;
export type ReleaseLook = (typeof RELEASE_LOOKS)[number];

/** What is approved and not seen never looks as if it were on: the sentence above the table says the same. */
export function lookOf(release: ReleaseSwitch, athlete: Shown): ReleaseLook {
  const { state, awaits_verification: isUnchecked, missing_level: level } = release;
  switch (state) {
    case 'on':
      if (isUnchecked) return 'check';
      return whyHidden(release.audience, athlete) === null ? 'on' : 'hidden';
    case 'awaits_forms':
      return 'sign';
    case 'awaits_level':
      return level === 'confirmed' ? 'state' : 'check';
    case 'denied':
      return 'refused';
    case 'covered':
      return 'covered';
    case 'off':
    case 'undecided':
      return 'off';
  }
}

export const LOOKS: Record<ReleaseLook, { icon: LucideIcon; className: string }> = {
  off: { icon: Circle, className: 'border-line text-muted' },
  on: { icon: BadgeCheck, className: 'border-verified bg-verified-soft text-verified' },
  sign: { icon: PenLine, className: 'border-dashed border-caution text-caution' },
  state: { icon: UserRoundPen, className: 'border-dashed border-caution text-caution' },
  hidden: { icon: EyeOff, className: 'border-dashed border-line-strong text-muted' },
  check: { icon: Hourglass, className: 'border-dashed border-caution text-caution' },
  refused: { icon: OctagonX, className: 'border-double border-stop text-stop' },
  covered: { icon: CircleDot, className: 'border-line text-verified' },
};

/** Approved, and nobody of the audience sees it yet. */
export function isUnseen(look: ReleaseLook): boolean {
  return look === 'sign' || look === 'state' || look === 'check' || look === 'hidden';
}
