/** How an athlete's game has moved from season to season. Two seasons make the first line. */
import type { Season } from '@faircourt/contracts/athletes';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LineChart } from '../../../ui/line-chart.tsx';

const FIGURES = ['points', 'rebounds', 'assists'] as const;

/** Shows nothing until there are two seasons with games: a single dot is no trend. */
export function SeasonTrend({ seasons }: { seasons: readonly Season[] }) {
  const t = useText();
  const format = useFormat();
  // The list comes newest first; time runs from left to right.
  const played = seasons.filter(({ per_game }) => per_game !== null).toReversed();
  if (played.length < 2) return null;
  return (
    <LineChart
      label={t('season.trend')}
      pointsLabel={t('season.column.season')}
      points={played.map(({ id, label }) => ({ key: id, label }))}
      series={FIGURES.map((figure) => ({
        name: t(`season.${figure}`),
        values: played.map(({ per_game }) => per_game?.[figure] ?? null),
      }))}
      formatValue={format.number}
      isZeroBased
    />
  );
}
