/** How far a release is, for the eye: each differs from the others in shape and word as well as in color. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import {
  BadgeCheck,
  Check,
  Circle,
  CircleDashed,
  CircleDot,
  ClipboardList,
  Contrast,
  EyeOff,
  Hourglass,
  MessageCircleQuestionMark,
  Minus,
  OctagonX,
  PenLine,
  ShieldQuestionMark,
  UserRoundPen,
  VideoOff,
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

export const LOOKS: Record<ReleaseLook, { icon: LucideIcon; box: string; tint: string }> = {
  off: { icon: Circle, box: 'border-line', tint: 'text-muted' },
  on: { icon: BadgeCheck, box: 'border-verified bg-verified-soft', tint: 'text-verified' },
  part: { icon: Contrast, box: 'border-verified border-dashed', tint: 'text-verified' },
  empty: { icon: CircleDashed, box: 'border-dashed border-line-strong', tint: 'text-muted' },
  sign: { icon: PenLine, box: 'border-dashed border-caution', tint: 'text-caution' },
  state: { icon: UserRoundPen, box: 'border-dashed border-caution', tint: 'text-caution' },
  prove: { icon: ShieldQuestionMark, box: 'border-dashed border-caution', tint: 'text-caution' },
  ask: { icon: ClipboardList, box: 'border-dashed border-caution', tint: 'text-caution' },
  answer: { icon: MessageCircleQuestionMark, box: 'border-dashed border-caution', tint: 'text-caution' },
  hidden: { icon: EyeOff, box: 'border-dashed border-line-strong', tint: 'text-muted' },
  check: { icon: Hourglass, box: 'border-dashed border-caution', tint: 'text-caution' },
  refused: { icon: OctagonX, box: 'border-double border-stop', tint: 'text-stop' },
  covered: { icon: CircleDot, box: 'border-line', tint: 'text-verified' },
};

/** Where nothing can be pressed nothing looks like an empty circle to fill. */
const LOOKS_TO_READ = {
  ...LOOKS,
  off: { icon: Minus },
  covered: { icon: Check },
  empty: { icon: VideoOff },
} satisfies Record<ReleaseLook, { icon: LucideIcon }>;

/** What stands for each, for one who decides and for one who only reads. */
export function signsFor({
  decides,
}: Pick<FamilyAthlete, 'decides'>): Record<ReleaseLook, { icon: LucideIcon }> {
  return decides ? LOOKS : LOOKS_TO_READ;
}

const UNSEEN: readonly ReleaseLook[] = ['sign', 'state', 'prove', 'ask', 'answer', 'check', 'hidden'];

/** Approved, there is something, and nobody of the audience sees it yet. */
function isUnseen(look: ReleaseLook): boolean {
  return UNSEEN.includes(look);
}

/** Approved, and the sign alone does not say enough. */
export function needsWords(look: ReleaseLook): boolean {
  return isUnseen(look) || look === 'part' || look === 'empty';
}

/** The looks that the columns with a cell of their own show. */
export function legendLooks(
  switches: readonly ReleaseSwitch[],
  look: (release: ReleaseSwitch) => ReleaseLook,
): ReleaseLook[] {
  return switches.filter(({ audience }) => audience !== 'institution').map(look);
}

/** Of the institutions that a family has named, together: a column has no room for each. */
export function institutionsLook(looks: readonly ReleaseLook[]): 'off' | 'waiting' | 'some' | 'on' {
  const seeing = looks.filter(isSeen).length;
  if (seeing > 0) return seeing === looks.length ? 'on' : 'some';
  return looks.some((look) => needsWords(look)) ? 'waiting' : 'off';
}

export function isSeen(look: ReleaseLook): boolean {
  return look === 'on' || look === 'part' || look === 'covered';
}

const FAMILY_ACTS: readonly ReleaseLook[] = ['sign', 'state', 'prove', 'ask', 'answer'];

/** Approved, and the family has to do something before anybody sees it. */
export function waitsForFamily(look: ReleaseLook): boolean {
  return FAMILY_ACTS.includes(look);
}
