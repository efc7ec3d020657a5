import type { Figures } from '@faircourt/contracts/verification';
import { ChartColumn } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FigureCard } from '../../../ui/figure-card.tsx';
import { useShortDay } from '../../../i18n/use-short-day.ts';

/** Twelve weeks of decisions, each week by its Monday. */
export function DecidedChart({ weeks }: { weeks: Figures['weeks'] }) {
  const t = useText();
  const format = useFormat();
  const shortDay = useShortDay();
  const kinds = ['verified', 'rejected', 'more_asked'] as const;
  const hasAny = weeks.some((week) => kinds.some((kind) => week[kind] > 0));
  return (
    <FigureCard title={t('figures.weeks')} text={t('figures.weeks.text')}>
      {hasAny ? (
        <BarChart
          label={t('figures.weeks')}
          pointsLabel={t('figures.week_of')}
          points={weeks.map(({ week_of }) => ({ key: week_of, label: shortDay(week_of) }))}
          series={kinds.map((kind) => ({
            name: t(`figures.kind.${kind}`),
            values: weeks.map((week) => week[kind]),
          }))}
          formatValue={format.number}
        />
      ) : (
        <EmptyState icon={ChartColumn} title={t('figures.weeks.empty')} />
      )}
    </FigureCard>
  );
}
