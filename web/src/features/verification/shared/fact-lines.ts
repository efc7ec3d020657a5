/** The values of a fact group as people read them, field by field in the order of the profile. */
import type { FactValues } from '@faircourt/contracts/verification';
import { RELATIONSHIPS, type FactGroup } from '@faircourt/contracts/vocabulary';
import { useCallback } from 'react';
import { MEASURES, measureInFull } from '../../../domain/measures.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useFormat, type Format } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits, type Units } from '../../../i18n/use-units.ts';

export interface FactLine {
  field: string;
  label: string;
  /** Null where there is no value. */
  text: string | null;
}

export type Words = { t: Translate; format: Format; units: Units };

/** A coach's affiliation has no lines here: its values are no plain facts, and only directors compare them. */
export function useFactLines(): (group: FactGroup, values: FactValues) => FactLine[] {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  return useCallback((group, values) => factLines(group, values, { t, format, units }), [t, format, units]);
}

export function factLines(group: FactGroup, values: FactValues, words: Words): FactLine[] {
  const { t, format } = words;
  switch (group) {
    case 'measurements':
      return MEASURES.map((measure) => ({
        field: measure,
        label: t(`measure.${measure}`),
        text: numberText(values[measure], (value) => measureInFull(measure, value, words.units)),
      }));
    case 'academics':
      return [
        { field: 'gpa', label: t('athlete.gpa'), text: numberText(values['gpa'], format.number) },
        { field: 'sat', label: t('athlete.sat'), text: numberText(values['sat'], String) },
        { field: 'act', label: t('athlete.act'), text: numberText(values['act'], String) },
        {
          field: 'core_courses',
          label: t('athlete.core_courses'),
          text: coursesText(values['core_courses']),
        },
      ];
    case 'transcript':
      return [
        {
          field: 'transcript_url',
          label: t('facts.transcript.address'),
          text: textOf(values['transcript_url']),
        },
        {
          field: 'sha256',
          label: t('facts.transcript.file'),
          // Nobody reads sixty-four digits; the first tell one file from another.
          text: textOf(values['sha256'])?.slice(0, 12) ?? null,
        },
      ];
    case 'season':
      return seasonLines(values, words);
    case 'school':
      return [{ field: 'school_name', label: t('facts.school'), text: textOf(values['school_name']) }];
    case 'age':
      return [
        {
          field: 'birthdate',
          label: t('profile.field.birthdate'),
          text: dayText(values['birthdate'], format),
        },
      ];
    case 'guardianship':
      return [
        { field: 'full_name', label: t('facts.guardianship.full_name'), text: textOf(values['full_name']) },
        {
          field: 'birthdate',
          label: t('facts.guardianship.birthdate'),
          text: dayText(values['birthdate'], format),
        },
        {
          field: 'relationship',
          label: t('facts.guardianship.relationship'),
          text: relationshipText(values['relationship'], t),
        },
      ];
    case 'institution':
      return [];
  }
}

function dayText(value: unknown, format: Format): string | null {
  const day = textOf(value);
  return day && format.day(day);
}

function relationshipText(value: unknown, t: Translate): string | null {
  const relationship = RELATIONSHIPS.find((one) => one === value);
  return relationship ? t(`relationship.${relationship}`) : null;
}

const FIGURES = ['games', 'minutes', 'points', 'rebounds', 'assists', 'steals', 'blocks'] as const;
const SHOTS = ['field_goals', 'threes', 'free_throws'] as const;

function seasonLines(values: FactValues, { t, format }: Words): FactLine[] {
  return [
    { field: 'label', label: t('season.form.label'), text: textOf(values['label']) },
    { field: 'team', label: t('season.form.team'), text: textOf(values['team']) },
    { field: 'league', label: t('season.form.league'), text: textOf(values['league']) },
    ...FIGURES.map((figure) => ({
      field: figure,
      label: t(`season.${figure}`),
      text: numberText(values[figure], format.number),
    })),
    ...SHOTS.map((shot) => ({
      field: shot,
      label: t(`season.${shot}`),
      text: shotsText(values[`${shot}_made`], values[`${shot}_attempted`], { t, format }),
    })),
  ];
}

/** Of two halves one may be unknown. */
function shotsText(
  made: unknown,
  attempted: unknown,
  { t, format }: Pick<Words, 't' | 'format'>,
): string | null {
  if (typeof made !== 'number' && typeof attempted !== 'number') return null;
  const half = (count: unknown) => numberText(count, format.number) ?? t('ui.chart.no_value');
  return t('season.shots', { made: half(made), attempted: half(attempted) });
}

function numberText(value: unknown, write: (value: number) => string): string | null {
  return typeof value === 'number' ? write(value) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function coursesText(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return (
    value
      .map((course: unknown) => {
        // Whatever it is, it has these fields or lacks them.
        const { title, grade } = (course ?? {}) as { title?: unknown; grade?: unknown };
        return [textOf(title), textOf(grade)].filter(Boolean).join(' ');
      })
      .filter(Boolean)
      .join(', ') || null
  );
}
