/** The fields of the Profile tab: how a saved profile fills them, and the call that they make. */
import { athleteProfileSchema, type Athlete, type AthleteProfile } from '@faircourt/contracts/athletes';
import { DEFAULT_COUNTRY } from '@faircourt/contracts/limits';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@faircourt/contracts/vocabulary';
import { numberOf, orNull, textOf } from './typed-values.ts';

const CHOICES = ['primary_position', 'secondary_position', 'dominant_hand', 'birthdate'] as const;
/** Measurements are metric here, whatever units the fields show. */
const NUMBERS = [
  'height_cm',
  'weight_kg',
  'wingspan_cm',
  'vertical_cm',
  'grad_year',
  'jersey_number',
] as const;
const TEXTS = ['city', 'school_name', 'current_team', 'bio'] as const;

type TextFields = Record<
  | (typeof CHOICES)[number]
  | (typeof NUMBERS)[number]
  | (typeof TEXTS)[number]
  | 'country_code'
  | 'visibility',
  string
>;
export type ProfileValues = TextFields & { social_handles: Record<SocialNetwork, string> };

/** Null is an athlete who has saved nothing yet. */
export function profileValues(athlete: Athlete | null): ProfileValues {
  const names = [...CHOICES, ...NUMBERS, ...TEXTS];
  // Built from the lists that the type is made of.
  const fields = Object.fromEntries(names.map((name) => [name, textOf(athlete?.[name])])) as TextFields;
  return {
    ...fields,
    country_code: athlete?.country_code ?? DEFAULT_COUNTRY,
    visibility: athlete?.visibility ?? 'private',
    social_handles: eachNetwork((network) => athlete?.social_handles[network] ?? ''),
  };
}

/** The body before the contract has checked it. */
export function profileBody(values: ProfileValues): Record<string, unknown> {
  const pick = <Value>(names: readonly (keyof TextFields)[], read: (text: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(values[name])]));
  const handles = Object.entries(values.social_handles).filter(([, handle]) => handle.trim() !== '');
  return {
    ...pick([...CHOICES, ...TEXTS], orNull),
    ...pick(NUMBERS, numberOf),
    // Left empty, it gets the contract's default.
    country_code: orNull(values.country_code) ?? undefined,
    visibility: values.visibility,
    social_handles: Object.fromEntries(handles),
  };
}

/** The save that tells of a child under 13 takes along who decides and whose director, and nothing else that was typed. */
export function withBirthdateOnly(
  { birthdate, country_code }: AthleteProfile,
  saved: ProfileValues,
): AthleteProfile {
  return { ...athleteProfileSchema.parse(profileBody(saved)), birthdate, country_code };
}

const FIELDS = new Set<string>([...CHOICES, ...NUMBERS, ...TEXTS, 'country_code', 'visibility']);

export function isProfileField(path: string): boolean {
  return FIELDS.has(path) || SOCIAL_NETWORKS.some((network) => path === `social_handles.${network}`);
}

function eachNetwork(read: (network: SocialNetwork) => string): Record<SocialNetwork, string> {
  const handles = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, read(network)]));
  // Built from the closed list itself, so every network is there.
  return handles as Record<SocialNetwork, string>;
}
