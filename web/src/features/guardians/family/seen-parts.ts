/** What there is to see of an athlete, as plain items: what a coach's page shows, and what is approved and not shown. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import { checkedFacts, isOnRecord } from './release-check.ts';
import { isUnseen, lookOf } from './release-look.ts';

type Page = Pick<OpenedAthlete, 'card' | 'profile'>;
type Group = 'identity' | 'measurements' | 'academics' | 'transcript' | 'videos';

/** On the card, which everybody finds who finds the athlete. */
const CARD_PARTS = ['position', 'height', 'grad_year', 'country'] as const;
const PAGE_PARTS = [
  'full_name',
  'photo',
  'city',
  'school',
  'team',
  'jersey',
  'bio',
  'social',
  'measurements',
  'seasons',
  'grades',
  'test_scores',
  'transcript',
  'videos',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];
export type PagePart = (typeof PAGE_PARTS)[number];
export type UnseenPart = 'identity' | 'measurements' | 'seasons' | 'academics' | 'transcript' | 'clips';

export function cardParts({ card }: Page): CardPart[] {
  const isThere: Record<CardPart, boolean> = {
    position: card.primary_position !== null,
    height: card.height_cm !== null,
    grad_year: card.grad_year !== null,
    country: true,
  };
  return CARD_PARTS.filter((part) => isThere[part]);
}

/** Beyond the card. A photo that was never added is not seen, whatever is released. */
export function pageParts({ card, profile }: Page): PagePart[] {
  const { identity, measurements, academics, transcript } = profile ?? {};
  const isThere: Record<PagePart, boolean> = {
    full_name: card.is_identity_released,
    photo: card.avatar_url !== null,
    city: card.city !== null,
    school: card.school_name !== null,
    team: Boolean(identity?.current_team),
    jersey: identity?.jersey_number != null,
    bio: Boolean(identity?.bio),
    social: Object.values(identity?.social_handles ?? {}).some(Boolean),
    measurements: Object.values({ ...measurements, history: null }).some((value) => value !== null),
    seasons: (profile?.seasons.seasons.length ?? 0) > 0,
    grades: academics != null && (academics.gpa !== null || academics.core_courses.length > 0),
    test_scores: academics != null && (academics.sat !== null || academics.act !== null),
    transcript: transcript != null && (transcript.transcript_url !== null || transcript.file !== null),
    videos: (profile?.videos.length ?? 0) > 0,
  };
  return PAGE_PARTS.filter((part) => isThere[part]);
}

/** Of what the family approved for many, and what no coach of them sees. What nobody has entered is not named. */
export function unseenParts(
  athlete: FamilyAthlete,
  facts: readonly FactVerification[] | undefined,
  seen: readonly PagePart[],
): UnseenPart[] {
  const parts = athlete.switches.flatMap((release): UnseenPart[] => {
    const look = lookOf(release, athlete, facts);
    const { field_group: group } = release;
    if (release.audience === 'institution' || group === 'contact') return [];
    return isUnseen(look) || look === 'part' ? recorded(group, athlete, facts) : [];
  });
  const shown: readonly string[] = seen;
  return [...new Set(parts)].filter((part) => !shown.includes(SEEN_AS[part] ?? part));
}

/** By which word the page names it, where it is another one. */
const SEEN_AS: Partial<Record<UnseenPart, PagePart>> = { identity: 'full_name', clips: 'videos' };

function recorded(
  group: Group,
  { videos }: FamilyAthlete,
  facts: readonly FactVerification[] | undefined,
): UnseenPart[] {
  if (group === 'identity') return ['identity'];
  if (group === 'videos') return videos.length > 0 ? ['clips'] : [];
  const checked = checkedFacts(group, facts);
  if (!checked) return [group];
  return checked.filter(isOnRecord).map(({ fact_group }) => (fact_group === 'season' ? 'seasons' : group));
}
