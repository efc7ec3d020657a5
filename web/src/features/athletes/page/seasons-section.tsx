import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useText } from '../../../i18n/use-text.ts';
import { SeasonTable } from '../shared/season-table.tsx';
import { SeasonTrend } from '../shared/season-trend.tsx';
import { GroupSection } from './group-section.tsx';

type SeasonsSectionProps = { profile: CompleteProfile; isRelease: boolean };

/** Each season carries its own badge in the table, so the section itself has none. */
export function SeasonsSection({ profile: { seasons, states }, isRelease }: SeasonsSectionProps) {
  const t = useText();
  const isEmpty = seasons.seasons.length === 0;
  return (
    // Where there is no season nothing was released: no sign says so.
    <GroupSection title={t('season.title')} state={states.seasons} isRelease={isRelease && !isEmpty}>
      {isEmpty ? (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      ) : (
        <div className="flex min-w-0 flex-col gap-6">
          <SeasonTable list={seasons} />
          <SeasonTrend seasons={seasons.seasons} />
        </div>
      )}
    </GroupSection>
  );
}
