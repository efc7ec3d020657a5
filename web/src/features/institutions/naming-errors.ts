/** Why something about an institution was refused, in words that say what to do. */
import { COACH_TITLE_MAX, INSTITUTION_NAME_MAX } from '@faircourt/contracts/institutions';
import { LIMITS } from '@faircourt/contracts/limits';
import { describeFieldError } from '../../api/field-errors.ts';
import type { Translate } from '../../i18n/messages.ts';

const LENGTHS: Record<string, number> = {
  title: COACH_TITLE_MAX,
  'proposed.name': INSTITUTION_NAME_MAX,
  'proposed.city': LIMITS.cityMax,
  'proposed.website': LIMITS.urlMax,
};

export function describeNamingError(
  field: string,
  code: string | undefined,
  t: Translate,
): string | undefined {
  if (code === undefined) return undefined;
  if (field === 'institution_id') {
    return t(code === 'unknown_institution' ? 'institution.error.gone' : 'institution.error.unchosen');
  }
  const max = LENGTHS[field];
  if (code === 'too_big' && max !== undefined) return t('field_error.max_length', { max });
  if (field === 'proposed.country_code') return t('field_error.country');
  if (field === 'proposed.website') return t('field_error.web_address');
  if (field === 'proposed.name' && code === 'known_institution') return t('institution.error.already_known');
  return describeFieldError(code, t);
}
