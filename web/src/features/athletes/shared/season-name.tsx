import type { Season } from '@faircourt/contracts/athletes';
import type { ReactNode } from 'react';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';

type SeasonNameProps = {
  season: Season;
  /** In place of its badge. */
  children: ReactNode;
};

export function SeasonName({ season: { label, team, league, badge }, children }: SeasonNameProps) {
  const t = useText();
  const mark = children ?? (badge && <VerifiedBadge badge={badge} label={t('season.verified')} />);
  const place = [team, league].filter(Boolean).join(' · ');
  return (
    <>
      <span className="block font-semibold">{label}</span>
      {place && <span className="block font-normal text-muted">{place}</span>}
      {/* Last: a sentence and a link take lines of their own. */}
      {mark && <span className="mt-1.5 block">{mark}</span>}
    </>
  );
}
