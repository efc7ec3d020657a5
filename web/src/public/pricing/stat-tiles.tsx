import { AVERAGE_SCOUTING_TRIP, PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import { useText } from '../../i18n/use-text.ts';
import { useDollars } from '../use-dollars.ts';

/** The specification's third figure; the tile says which promise it stands for. */
const ACCURACY = '100%';

export function StatTiles() {
  const t = useText();
  const dollars = useDollars();
  const tiles = [
    { name: 'trip', figure: `${dollars(AVERAGE_SCOUTING_TRIP)}+` },
    { name: 'monthly', figure: dollars(PLAN_PRICES.basic_scout.monthly) },
    { name: 'accuracy', figure: ACCURACY },
  ] as const;
  return (
    <section
      aria-label={t('public.pricing.stats')}
      className="relative -mt-20 rounded-lg border border-line bg-surface shadow-float lg:-mt-24"
    >
      <dl className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {tiles.map(({ name, figure }) => (
          <div key={name} className="p-4 sm:p-7 md:p-6 lg:p-10">
            <dt className="sr-only">{t(`public.pricing.stat.${name}`)}</dt>
            {/* On a phone the figure and what it is share a line. */}
            <dd className="flex flex-wrap items-baseline gap-x-3 sm:block">
              <p className="font-heading text-2xl font-bold sm:text-4xl whitespace-nowrap tabular-nums md:text-[1.7rem] md:leading-tight lg:text-4xl xl:text-5xl">
                {figure}
              </p>
              <p aria-hidden className="font-semibold first-letter:uppercase sm:mt-2">
                {t(`public.pricing.stat.${name}`)}
              </p>
              <p className="mt-1 basis-full text-muted max-sm:text-sm">
                {t(`public.pricing.stat.${name}_note`)}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
