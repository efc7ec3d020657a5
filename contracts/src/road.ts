/** The road to being seen: the steps between a new account and a page that verified coaches open, and whose turn each is. */
import { z } from 'zod';
import { CONSENT_KINDS, PROFILE_STEPS } from './vocabulary.ts';

/** In the order in which a family takes them. For adults the three that need a guardian are absent. */
export const ROAD_STEPS = [
  'profile',
  'guardian',
  'proof',
  'forms',
  'released',
  'verified',
  'visible',
] as const;
export type RoadStepName = (typeof ROAD_STEPS)[number];

/** `partly`: some of it is done, and the rest waits for another step or for somebody's answer. `later`: something before it has to happen first. */
const ROAD_STATES = ['done', 'partly', 'now', 'later'] as const;
/** Who acts, seen by the reader. */
const ROAD_TURNS = ['you', 'athlete', 'guardian', 'director', 'faircourt'] as const;

/** What the reader can do about a step, each at one place. */
const ROAD_TODOS = [
  'fill_profile',
  'set_birthdate',
  'invite_guardian',
  'confirm_guardian',
  'prove_mailbox',
  'resolve_conflict',
  'state',
  'ask',
  'answer',
  'renew',
  'sign',
  'sign_waited_for',
  'release',
  'ask_director',
  'answer_director',
  'choose_visibility',
  'tell_athlete',
  'lift_lock_down',
  'lift_hold',
  'end_pause',
] as const;
export type RoadTodo = (typeof ROAD_TODOS)[number];

const roadStepSchema = z.object({
  step: z.enum(ROAD_STEPS),
  state: z.enum(ROAD_STATES),
  /** Null when it is done, and while nobody of the family or the directors can help. */
  turn: z.enum(ROAD_TURNS).nullable(),
  /** Null unless the reader can act now, were it only by telling the one whose turn it is. */
  todo: z.enum(ROAD_TODOS).nullable(),
});
export type RoadStep = z.infer<typeof roadStepSchema>;

export const roadSchema = z.object({
  /** Null before the athlete's first save. */
  athlete_id: z.uuid().nullable(),
  /** Empty before the athlete's first save, when only the athlete reads it. */
  athlete_name: z.string(),
  is_self: z.boolean(),
  /** Whether coaches of verified institutions find the search card, which needs no release. */
  is_card_in_search: z.boolean(),
  /** Whether anything at all waits for the proof of guardianship: else only what everyone may see, and contact. */
  is_proof_needed: z.boolean(),
  /** Forms that nothing waits for, and that a guardian could sign to release more. */
  optional_forms: z.array(z.enum(CONSENT_KINDS)),
  /** What the first step still lacks, in the order in which it is asked for. */
  missing_basics: z.array(z.enum(PROFILE_STEPS)),
  steps: z.array(roadStepSchema),
});
export type Road = z.infer<typeof roadSchema>;
