/** Season statistics: the table and the trend, with adding, editing and deleting. */
import type { Season } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { ChartNoAxesColumn, Pencil, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { readFormDraft } from '../../../shell/drafts/form-draft.ts';
import { seasonPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { SeasonTable } from '../shared/season-table.tsx';
import { SeasonTrend } from '../shared/season-trend.tsx';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { DeleteSeasonButton } from './delete-season-button.tsx';
import { FactNote } from '../../../domain/verification/fact-note.tsx';
import { useOwnSeasons } from '../builder/profile.queries.ts';
import { NEW_SEASON, seasonDraft } from './season-form.tsx';
import { seasonValues } from './season-values.ts';
import { useOwnFacts } from '../builder/use-own-facts.ts';

export function SeasonsCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { data: list, error, isPending, isFetching, refetch } = useOwnSeasons();
  const isFull = (list?.seasons.length ?? 0) >= LIMITS.seasonsMax;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle id={titleId}>{t('season.title')}</CardTitle>
          <CardDescription className="mt-1">{t('season.description')}</CardDescription>
        </div>
        {isFull ? (
          <p className="text-sm text-muted">{t('season.full', { max: LIMITS.seasonsMax })}</p>
        ) : (
          <AddSeason />
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-8">
        {isPending && <LoadingView className="min-h-32" />}
        {!list && error !== null && (
          <ErrorState title={t('season.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
        {list?.seasons.length === 0 && (
          <EmptyState icon={ChartNoAxesColumn} title={t('season.empty')} className="py-4">
            {t('season.empty.hint')}
          </EmptyState>
        )}
        {list && list.seasons.length > 0 && (
          <>
            <SeasonTable
              list={list}
              renderMark={(season) => <SeasonMark season={season} />}
              renderActions={(season) => <SeasonActions season={season} />}
            />
            <SeasonTrend seasons={list.seasons} />
          </>
        )}
      </CardContent>
    </Card>
  );
}

/** A season that was begun and not saved waits where it was left. */
function AddSeason() {
  const t = useText();
  const userId = useSession().session?.user.id ?? '';
  const isBegun = readFormDraft(seasonValues(null), userId, seasonDraft(NEW_SEASON)) !== null;
  return (
    <Link
      to={seasonPath(NEW_SEASON)}
      className={buttonClasses({ variant: isBegun ? 'primary' : 'secondary' })}
    >
      {isBegun ? <Pencil aria-hidden /> : <Plus aria-hidden />}
      {t(isBegun ? 'season.continue' : 'season.add')}
    </Link>
  );
}

/** Until the status of its question is loaded, a season shows the badge that it came with. */
function SeasonMark({ season }: { season: Season }) {
  const t = useText();
  const fact = useOwnFacts()?.find(({ season_id }) => season_id === season.id);
  if (fact) return <FactNote fact={fact} title={t('season.named', { label: season.label })} />;
  return season.badge && <VerifiedBadge badge={season.badge} />;
}

function SeasonActions({ season }: { season: Season }) {
  const t = useText();
  return (
    <div className="flex justify-end">
      <Link
        to={seasonPath(season.id)}
        aria-label={t('season.edit', { label: season.label })}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Pencil aria-hidden />
      </Link>
      <DeleteSeasonButton season={season} />
    </div>
  );
}
