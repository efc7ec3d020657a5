/** How far a release is, for the eye: each differs from the others in shape and word as well as in color. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import { BadgeCheck, Circle, CircleDot, Hourglass, OctagonX, PenLine, type LucideIcon } from 'lucide-react';

export const RELEASE_LOOKS = ['off', 'on', 'sign', 'check', 'refused'] as const;
export type ReleaseLook = (typeof RELEASE_LOOKS)[number] | 'covered';

/** What is approved and not in effect never looks as if it were on. */
export function lookOf({ state, awaits_verification }: ReleaseSwitch): ReleaseLook {
  switch (state) {
    case 'on':
      return awaits_verification ? 'check' : 'on';
    case 'awaits_forms':
      return 'sign';
    case 'awaits_level':
      return 'check';
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
  check: { icon: Hourglass, className: 'border-dashed border-caution text-caution' },
  refused: { icon: OctagonX, className: 'border-double border-stop text-stop' },
  covered: { icon: CircleDot, className: 'border-line text-verified' },
};
