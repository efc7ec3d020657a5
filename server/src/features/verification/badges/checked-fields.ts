/**
 * What a director checks of each fact group: a change of one of these fields ends the badge. Edits are held to it, and
 * the builder names these fields to the athlete before anything is saved.
 */
import type { AthleteFactGroup, FactGroup } from '@faircourt/contracts/vocabulary';

/** The dominant hand and the rest of the profile carry no badge. */
const CHECKED_FIELDS: Record<AthleteFactGroup, readonly string[]> = {
  measurements: ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'],
  school: ['school_name'],
  age: ['birthdate'],
  academics: ['gpa', 'sat', 'act', 'core_courses'],
  // The file beside the address counts as well; it is replaced on its own and not typed.
  transcript: ['transcript_url'],
  season: [
    'label',
    'team',
    'league',
    'games',
    'minutes',
    'points',
    'rebounds',
    'assists',
    'steals',
    'blocks',
    'field_goals_made',
    'field_goals_attempted',
    'threes_made',
    'threes_attempted',
    'free_throws_made',
    'free_throws_attempted',
  ],
};

/** None for what is checked of other people than athletes. */
export function checkedFields(factGroup: FactGroup): readonly string[] {
  return factGroup in CHECKED_FIELDS ? CHECKED_FIELDS[factGroup as AthleteFactGroup] : [];
}

/** Those of `groups` whose checked fields are among the changed ones. */
export function touchedGroups<Group extends AthleteFactGroup>(
  groups: readonly Group[],
  changed: readonly string[],
): Group[] {
  return groups.filter((group) => CHECKED_FIELDS[group].some((field) => changed.includes(field)));
}
