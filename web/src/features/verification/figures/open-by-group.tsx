import type { Figures } from '@faircourt/contracts/verification';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Meter } from '../../../ui/meter.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FigureCard } from '../../../ui/figure-card.tsx';

/** Bars that lie down, each with its number beside it and the way to its part of the queue. */
export function OpenByGroup({ groups }: { groups: Figures['open_by_group'] }) {
  const t = useText();
  const format = useFormat();
  const waiting = groups.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const most = Math.max(1, ...waiting.map(({ count }) => count));
  return (
    <FigureCard title={t('figures.by_group')} text={t('figures.by_group.text')}>
      {waiting.length === 0 ? (
        <EmptyState icon={CircleCheckBig} title={t('figures.nothing_open')} />
      ) : (
        <ul className="flex flex-col gap-4">
          {waiting.map(({ fact_group, count }) => (
            <li key={fact_group} className="flex flex-col gap-1.5">
              <span className="flex items-baseline justify-between gap-4">
                <Link
                  to={`${PATHS.verifications}?facts=${fact_group}`}
                  className="rounded-sm underline decoration-ink/30 underline-offset-4 hover:decoration-ink"
                >
                  {t(`facts.${fact_group}`)}
                </Link>
                <span className="font-semibold tabular-nums">{format.number(count)}</span>
              </span>
              <Meter
                label={t(`facts.${fact_group}`)}
                value={count}
                max={most}
                valueText={format.number(count)}
                className="h-3"
              />
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  );
}
