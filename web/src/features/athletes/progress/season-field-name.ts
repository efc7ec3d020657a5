import type { Translate } from '../../../i18n/messages.ts';
import { FIGURES, SHOTS } from '../../../domain/season-figures.ts';
import type { SeasonValues } from './season-values.ts';

/** "Points"; of a shot which kind and which half: "Three-pointers: made". */
export function seasonFieldName(field: keyof SeasonValues, t: Translate): string {
  const figure = FIGURES.find((one) => one === field);
  if (figure) return t(`season.${figure}`);
  const shot = SHOTS.find((one) => field.startsWith(one));
  if (shot) {
    const half = t(field.endsWith('_made') ? 'season.form.made' : 'season.form.attempted');
    return t('season.form.half', { shot: t(`season.${shot}`), half });
  }
  // What is left are the words.
  return t(`season.form.${field as 'label' | 'team' | 'league'}`);
}
