/** Season statistics: the table and the trend, with adding, editing and deleting. */
import type { Season } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { ChartNoAxesColumn, Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { SeasonTable } from '../shared/season-table.tsx';
import { SeasonTrend } from '../shared/season-trend.tsx';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { DeleteSeasonButton } from './delete-season-button.tsx';
import { FactNote } from './fact-note.tsx';
import { useOwnSeasons } from './profile.queries.ts';
import { stepAnchor } from './profile-steps.ts';
import { SeasonDialog } from './season-dialog.tsx';
import { useOwnFacts } from './use-own-facts.ts';

/** What the dialog is open for: a season, or a new one. */
type Editing = { season: Season | null };

export function SeasonsCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data: list, error, isPending, isFetching, refetch } = useOwnSeasons();
  const isFull = (list?.seasons.length ?? 0) >= LIMITS.seasonsMax;
  return (
    <Card aria-labelledby={titleId} id={stepAnchor('season')}>
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle id={titleId}>{t('season.title')}</CardTitle>
          <CardDescription className="mt-1">{t('season.description')}</CardDescription>
        </div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={isFull}
          onClick={() => setEditing({ season: null })}
        >
          {t('season.add')}
        </Button>
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
              renderActions={(season) => (
                <SeasonActions season={season} onEdit={() => setEditing({ season })} />
              )}
            />
            <SeasonTrend seasons={list.seasons} />
          </>
        )}
      </CardContent>
      {editing && <SeasonDialog season={editing.season} onClose={() => setEditing(null)} />}
    </Card>
  );
}

/** Until the status of its question is loaded, a season shows the badge that it came with. */
function SeasonMark({ season }: { season: Season }) {
  const t = useText();
  const fact = useOwnFacts()?.find(({ season_id }) => season_id === season.id);
  if (fact) return <FactNote fact={fact} title={t('season.named', { label: season.label })} />;
  return season.badge && <VerifiedBadge badge={season.badge} />;
}

function SeasonActions({ season, onEdit }: { season: Season; onEdit: () => void }) {
  const t = useText();
  return (
    <div className="flex justify-end">
      <IconButton label={t('season.edit', { label: season.label })} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <DeleteSeasonButton season={season} />
    </div>
  );
}
