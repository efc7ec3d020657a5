import type { Badge, BadgeInEffect } from '@faircourt/contracts/athletes';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';

export interface BadgeWords {
  /** What the badge is for: "Measurements". */
  fact: string;
  director: string;
  date: string;
}

/** Who checked what and when, for a sentence. A season is called by its name. */
export function useBadgeWords(seasonLabel?: string) {
  const t = useText();
  const format = useFormat();
  return (badge: Badge & Pick<BadgeInEffect, 'fact_group'>): BadgeWords => ({
    fact:
      seasonLabel === undefined ? t(`facts.${badge.fact_group}`) : t('season.named', { label: seasonLabel }),
    director: badge.director_name ?? t('profile.badge.director'),
    date: format.day(badge.verified_on),
  });
}
