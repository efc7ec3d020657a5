/** Why a field was refused, in words that name its own limits. */
import { LIMITS } from '@faircourt/contracts/limits';
import { useCallback } from 'react';
import { describeFieldError } from '../../../api/field-errors.ts';
import type { MessageId, Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { MEASURES, measureLimitWords } from '../../../domain/measures.ts';
import { SHOTS } from '../../../domain/season-figures.ts';

export type FieldText = (field: string, code: string | undefined) => string | undefined;

const RANGES: Record<string, { min: number; max: number }> = {
  grad_year: LIMITS.gradYear,
  jersey_number: LIMITS.jerseyNumber,
  gpa: LIMITS.gpa,
  sat: LIMITS.sat,
  act: LIMITS.act,
  games: { min: 0, max: LIMITS.seasonGamesMax },
  minutes: { min: 0, max: LIMITS.seasonMinutesMax },
  points: { min: 0, max: LIMITS.seasonPointsMax },
  steals: { min: 0, max: LIMITS.seasonStealsMax },
  blocks: { min: 0, max: LIMITS.seasonStealsMax },
  ...Object.fromEntries(
    ['rebounds', 'assists', ...SHOTS.flatMap((shot) => [`${shot}_made`, `${shot}_attempted`])].map(
      (count) => [count, { min: 0, max: LIMITS.seasonCountMax }],
    ),
  ),
};

const LENGTHS: Record<string, number> = {
  city: LIMITS.cityMax,
  school_name: LIMITS.schoolNameMax,
  current_team: LIMITS.teamNameMax,
  bio: LIMITS.bioMax,
  social_handles: LIMITS.socialHandleMax,
  title: LIMITS.videoTitleMax,
  description: LIMITS.videoDescriptionMax,
  url: LIMITS.urlMax,
  transcript_url: LIMITS.urlMax,
  'core_courses.title': LIMITS.courseTitleMax,
  'core_courses.grade': LIMITS.courseGradeMax,
  label: LIMITS.seasonLabelMax,
  team: LIMITS.teamNameMax,
  league: LIMITS.teamNameMax,
};

/** Reasons that say the same of every field. */
const REASONS: Record<string, MessageId> = {
  not_https: 'field_error.not_https',
  not_a_season: 'field_error.not_a_season',
  not_a_video: 'field_error.not_a_video',
  other_provider: 'field_error.other_provider',
  invalid_url: 'field_error.web_address',
  invalid_date: 'field_error.date',
  same_as_primary: 'field_error.same_as_primary',
  in_future: 'field_error.in_future',
  too_early: 'field_error.too_early',
  locked: 'field_error.locked',
};

export function useFieldText(): FieldText {
  const t = useText();
  const units = useUnits();
  return useCallback(
    (path, code) => {
      if (code === undefined) return undefined;
      const field = path.replace(/\.\d+\./, '.');
      const measure = MEASURES.find((known) => known === field);
      if (measure && isOutside(code)) {
        return t('field_error.measure_range', measureLimitWords(measure, units));
      }
      const range = RANGES[field];
      if (range && isOutside(code)) {
        return t('field_error.range', range);
      }
      return describeReason(field, code, Boolean(measure), t);
    },
    [t, units],
  );
}

function isOutside(code: string): boolean {
  return code === 'too_small' || code === 'too_big';
}

function describeReason(field: string, code: string, isMeasure: boolean, t: Translate): string {
  const reason = REASONS[code];
  if (reason) return t(reason);
  const shot = SHOTS.find((one) => field.startsWith(one));
  if (shot && code === 'more_than_attempted') {
    return t('field_error.more_than_attempted', { shot: t(`season.${shot}`) });
  }
  if (code === 'more_than_field_goals') {
    const half = t(field.endsWith('_made') ? 'season.form.made' : 'season.form.attempted');
    return t('field_error.more_than_field_goals', { half });
  }
  if (code === 'locked_down') return t('field_error.locked_down');
  if (code === 'consent_missing') {
    return t(field === 'is_public' ? 'field_error.media_form_missing' : 'field_error.platform_form_missing');
  }
  const length = LENGTHS[field.startsWith('social_handles.') ? 'social_handles' : field];
  if (code === 'too_big' && length !== undefined) return t('field_error.max_length', { max: length });
  if (field === 'country_code') return t('field_error.country');
  if (code === 'invalid_regex' && field.startsWith('social_handles.')) return t('field_error.handle');
  // A union answers for the address as a whole: it is neither empty nor an address.
  if (field === 'transcript_url') return t('field_error.web_address');
  if (code === 'wrong_type' && (isMeasure || field === 'gpa')) return t('field_error.number');
  if (code === 'wrong_type' && field in RANGES) return t('field_error.whole_number');
  return describeFieldError(code, t);
}
