import type { Chart } from '@faircourt/contracts/analytics';
import { ChartColumn } from 'lucide-react';
import type { MessageId } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShortDay } from '../../i18n/use-short-day.ts';
import { useText } from '../../i18n/use-text.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { FigureCard } from '../../ui/figure-card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { EmptyState } from '../../ui/states.tsx';

type TimeChartProps = {
  measure: keyof typeof WORDS;
  chart: Chart;
  parts: readonly (keyof typeof PART_WORDS)[];
  isBars?: boolean;
};

const PART_WORDS = {
  athlete: 'analytics.role.athlete',
  guardian: 'analytics.role.guardian',
  coach: 'analytics.role.coach',
  found: 'analytics.searches.found',
  empty: 'analytics.searches.empty',
} as const satisfies Record<string, MessageId>;

const WORDS = {
  people: { title: 'analytics.people', text: 'analytics.people.text' },
  active: { title: 'analytics.active', text: 'analytics.active.text' },
  joined: { title: 'analytics.joined', text: 'analytics.joined.text' },
  searches: { title: 'analytics.searches', text: 'analytics.searches.text' },
} as const satisfies Partial<Record<Chart['measure'], { title: MessageId; text: MessageId }>>;

/** How something went over the days, weeks or months of the range. */
export function TimeChart({ measure, chart, parts, isBars = false }: TimeChartProps) {
  const t = useText();
  const format = useFormat();
  const shortDay = useShortDay();
  const words = WORDS[measure];
  const series = parts.map((part) => ({
    name: t(PART_WORDS[part]),
    values: chart.lines.find((line) => line.part === part)?.values ?? [],
  }));
  const hasAny = series.some(({ values }) => values.some((value) => value !== 0));
  const Drawn = isBars ? BarChart : LineChart;
  return (
    <FigureCard title={t(words.title)} text={t(words.text)}>
      {hasAny ? (
        <Drawn
          label={t(words.title)}
          pointsLabel={t(`analytics.step.${chart.step}`)}
          points={chart.starts.map((start) => ({ key: start, label: shortDay(start) }))}
          series={series}
          formatValue={format.number}
          {...(!isBars && { isZeroBased: true })}
        />
      ) : (
        <EmptyState icon={ChartColumn} title={t('analytics.nothing')} />
      )}
    </FigureCard>
  );
}
