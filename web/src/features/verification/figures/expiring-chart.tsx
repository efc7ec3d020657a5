import type { Figures } from '@faircourt/contracts/verification';
import { FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { CalendarCheck2 } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { expiringWeeks } from './expiring-weeks.ts';
import { FigureCard } from '../../../ui/figure-card.tsx';
import { useShortDay } from '../../../i18n/use-short-day.ts';

/** What will come back to the queue soon, by week and by fact group. */
export function ExpiringChart({ expiring }: { expiring: Figures['expiring'] }) {
  const t = useText();
  const format = useFormat();
  const shortDay = useShortDay();
  const weeks = expiringWeeks(expiring);
  const groups = FACT_GROUPS.map((group) => ({
    group,
    count: expiring
      .filter(({ fact_group }) => fact_group === group)
      .reduce((sum, { count }) => sum + count, 0),
  })).filter(({ count }) => count > 0);
  return (
    <FigureCard title={t('figures.expiring')} text={t('figures.expiring.chart')}>
      {weeks.length === 0 ? (
        <EmptyState icon={CalendarCheck2} title={t('figures.expiring.empty')} />
      ) : (
        <div className="flex flex-col gap-4">
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ group, count }) => (
              <li key={group}>
                <Badge>
                  {t('figures.group_count', { group: t(`facts.${group}`), count: format.number(count) })}
                </Badge>
              </li>
            ))}
          </ul>
          <BarChart
            label={t('figures.expiring')}
            pointsLabel={t('figures.week_of')}
            points={weeks.map(({ weekOf }) => ({ key: weekOf, label: shortDay(weekOf) }))}
            series={[{ name: t('figures.badges'), values: weeks.map(({ count }) => count) }]}
            formatValue={format.number}
          />
        </div>
      )}
    </FigureCard>
  );
}
