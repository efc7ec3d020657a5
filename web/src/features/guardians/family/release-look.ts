/** How far a release is, for the eye: each differs from the others in shape and word as well as in color. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import {
  BadgeCheck,
  Circle,
  CircleDashed,
  CircleDot,
  ClipboardList,
  Contrast,
  EyeOff,
  Hourglass,
  MessageCircleQuestionMark,
  OctagonX,
  PenLine,
  ShieldQuestionMark,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react';
import { checkedFacts, releaseCheck } from './release-check.ts';
import { whyHidden, type Shown } from './why-hidden.ts';

export const RELEASE_LOOKS = [
  'off',
  'on',
  'part',
  'covered',
  'empty',
  'sign',
  'state',
  'prove',
  'ask',
  'answer',
  'check',
  'hidden',
  'refused',
] as const;
export type ReleaseLook = (typeof RELEASE_LOOKS)[number];

type Looked = Shown & Pick<FamilyAthlete, 'videos'>;

/** What is approved and not seen never looks as if it were on: the sentence above the table says the same. */
export function lookOf(
  release: ReleaseSwitch,
  athlete: Looked,
  facts: readonly FactVerification[] | undefined,
): ReleaseLook {
  switch (release.state) {
    case 'on':
      return lookOfReleased(release, athlete, facts);
    case 'awaits_forms':
      return 'sign';
    case 'awaits_level':
      return release.missing_level === 'confirmed' ? 'state' : 'prove';
    case 'denied':
      return 'refused';
    case 'covered':
      return 'covered';
    case 'off':
    case 'undecided':
      return 'off';
  }
}

function lookOfReleased(
  { field_group: group, audience, awaits_verification: isUnchecked }: ReleaseSwitch,
  athlete: Looked,
  facts: readonly FactVerification[] | undefined,
): ReleaseLook {
  const checked = checkedFacts(group, facts);
  // Until the facts are there, all that is known is that a check is missing.
  const check = checked ? releaseCheck(checked) : isUnchecked ? 'ask' : 'done';
  if (check !== 'done' && check !== 'part') return check;
  // Nothing is hidden where there is nothing.
  if (group === 'videos' && athlete.videos.length === 0) return 'empty';
  if (whyHidden(audience, athlete) !== null) return 'hidden';
  return check === 'part' ? 'part' : 'on';
}

export const LOOKS: Record<ReleaseLook, { icon: LucideIcon; className: string }> = {
  off: { icon: Circle, className: 'border-line text-muted' },
  on: { icon: BadgeCheck, className: 'border-verified bg-verified-soft text-verified' },
  part: { icon: Contrast, className: 'border-verified border-dashed text-verified' },
  empty: { icon: CircleDashed, className: 'border-dashed border-line-strong text-muted' },
  sign: { icon: PenLine, className: 'border-dashed border-caution text-caution' },
  state: { icon: UserRoundPen, className: 'border-dashed border-caution text-caution' },
  prove: { icon: ShieldQuestionMark, className: 'border-dashed border-caution text-caution' },
  ask: { icon: ClipboardList, className: 'border-dashed border-caution text-caution' },
  answer: { icon: MessageCircleQuestionMark, className: 'border-dashed border-caution text-caution' },
  hidden: { icon: EyeOff, className: 'border-dashed border-line-strong text-muted' },
  check: { icon: Hourglass, className: 'border-dashed border-caution text-caution' },
  refused: { icon: OctagonX, className: 'border-double border-stop text-stop' },
  covered: { icon: CircleDot, className: 'border-line text-verified' },
};

const UNSEEN: readonly ReleaseLook[] = ['sign', 'state', 'prove', 'ask', 'answer', 'check', 'hidden'];

/** Approved, there is something, and nobody of the audience sees it yet. */
export function isUnseen(look: ReleaseLook): boolean {
  return UNSEEN.includes(look);
}

/** Approved, and the sign alone does not say enough. */
export function needsWords(look: ReleaseLook): boolean {
  return isUnseen(look) || look === 'part' || look === 'empty';
}
