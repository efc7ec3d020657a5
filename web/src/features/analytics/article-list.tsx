import type { Chart } from '@faircourt/contracts/analytics';
import { BookOpen } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAmount } from './use-amount.ts';

const SHOWN = 10;

/** The articles that are opened most, by their address. */
export function ArticleList({ chart }: { chart: Chart }) {
  const t = useText();
  const { amount } = useAmount();
  const read = chart.lines
    .filter(({ total }) => (total ?? 0) > 0)
    .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))
    .slice(0, SHOWN);
  const most = read[0]?.total ?? 1;
  return (
    <FigureCard title={t('analytics.articles')} text={t('analytics.articles.text')}>
      {read.length === 0 ? (
        <EmptyState icon={BookOpen} title={t('analytics.nothing')} />
      ) : (
        <ul className="flex flex-col gap-4">
          {read.map(({ part, total }) => (
            <li key={part} className="flex flex-col gap-1.5">
              <span className="flex items-baseline justify-between gap-4">
                <a
                  href={`/learn/${part}`}
                  className="rounded-sm break-all underline decoration-ink/30 underline-offset-4 hover:decoration-ink"
                >
                  {part}
                </a>
                <span className="font-semibold tabular-nums">{amount(total)}</span>
              </span>
              <Meter label={part} value={total ?? 0} max={most} valueText={amount(total)} className="h-3" />
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  );
}
