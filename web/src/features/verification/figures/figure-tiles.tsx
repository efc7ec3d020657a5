import type { Figures } from '@faircourt/contracts/verification';
import { Link } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';

const HOUR_MS = 3_600_000;

/** The numbers one looks for first. */
export function FigureTiles({ figures }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const { oldest_open_at: oldest, median_hours_to_decide: median } = figures;
  const week = figures.weeks.at(-1);
  const decided = week ? week.verified + week.rejected + week.more_asked : 0;
  const expiring = figures.expiring.reduce((sum, { count }) => sum + count, 0);
  const tiles = [
    {
      name: t('figures.open'),
      value: format.number(figures.open),
      text: oldest ? t('figures.oldest', { when: format.relative(oldest) }) : t('figures.nothing_open'),
    },
    {
      name: t('figures.median'),
      value: median === null ? t('ui.chart.no_value') : format.duration(median * HOUR_MS),
      text: t('figures.median.text'),
    },
    { name: t('figures.this_week'), value: format.number(decided), text: t('figures.this_week.text') },
    { name: t('figures.expiring'), value: format.number(expiring), text: t('figures.expiring.text') },
  ];
  return (
    <section aria-label={t('figures.tiles')} className="flex flex-col gap-4">
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {tiles.map(({ name, value, text }) => (
          <div key={name} className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-soft">
            <dt className="text-sm font-medium text-muted">{name}</dt>
            <dd className="font-heading text-3xl tabular-nums">{value}</dd>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={PATHS.verifications}
        className="w-fit rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
      >
        {t('figures.to_queue')}
      </Link>
    </section>
  );
}
