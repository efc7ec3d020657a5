/** What there is to see of an athlete, as plain items: what a coach's page shows, and what is approved and not shown. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import { FIELD_GROUPS, type Audience } from '@faircourt/contracts/vocabulary';
import { checkedFacts, isOnRecord } from './release-check.ts';
import { lookOf, type ReleaseLook } from './release-look.ts';

type Page = Pick<OpenedAthlete, 'card' | 'profile'>;
type Group = 'identity' | 'measurements' | 'academics' | 'transcript' | 'videos';

/** On the card, which everybody finds who finds the athlete. */
const CARD_PARTS = ['short_name', 'position', 'height', 'grad_year', 'country'] as const;
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
/** Rows of the table by what they wait for. Of what is seen in part, the part that is not. */
export type Unseen =
  | Explained
  | { look: 'empty'; rows: Group[] }
  | { look: 'part'; rows: ('measurements' | 'seasons')[] };
/** What is behind it takes a sentence. */
export type Explained = { look: Exclude<UnseenLook, 'part' | 'empty'>; rows: Group[] };
type UnseenLook = (typeof UNSEEN_LOOKS)[number];

/** In the order in which a family can do something about them. */
const UNSEEN_LOOKS = [
  'sign',
  'state',
  'prove',
  'hidden',
  'answer',
  'ask',
  'check',
  'empty',
  'part',
] as const satisfies ReleaseLook[];
const GROUPS = FIELD_GROUPS.filter((group) => group !== 'contact');

export function cardParts({ card }: Page): CardPart[] {
  const isThere: Record<CardPart, boolean> = {
    short_name: !card.is_identity_released,
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

/** Of what the family approved for colleges, all that no coach of them sees, and what each of it waits for. */
export function unseenRows(
  athlete: FamilyAthlete,
  facts: readonly FactVerification[] | undefined,
  seen: readonly PagePart[],
): Unseen[] {
  const looks = new Map(GROUPS.map((group) => [group, lookOfRow(group, athlete, facts)]));
  return UNSEEN_LOOKS.flatMap((look): Unseen[] => {
    const rows = GROUPS.filter((group) => looks.get(group) === look);
    if (look !== 'part') return rows.length > 0 ? [{ look, rows }] : [];
    const parts = rows.includes('measurements') ? partsOf(facts).filter((part) => !seen.includes(part)) : [];
    return parts.length > 0 ? [{ look, rows: parts }] : [];
  });
}

/**
 * Of what colleges see. A release to everyone reaches them too once it counts; what of it does not count yet is no decision
 * about colleges.
 */
function lookOfRow(
  group: Group,
  athlete: FamilyAthlete,
  facts: readonly FactVerification[] | undefined,
): ReleaseLook | undefined {
  const releaseTo = (audience: Audience) =>
    athlete.switches.find((release) => release.field_group === group && release.audience === audience);
  const own = releaseTo('verified_colleges');
  const wider = releaseTo('everyone');
  const reaching = wider?.state === 'on' ? { ...wider, audience: 'verified_colleges' as const } : own;
  return reaching && lookOf(reaching, athlete, facts);
}

function partsOf(facts: readonly FactVerification[] | undefined): ('measurements' | 'seasons')[] {
  const recorded = checkedFacts('measurements', facts)?.filter(isOnRecord) ?? [];
  const parts = recorded.map(({ fact_group: fact }) => (fact === 'season' ? 'seasons' : 'measurements'));
  return [...new Set(parts)];
}
