import { AVERAGE_SCOUTING_TRIP, PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useDollars } from '../use-dollars.ts';

const MONTH = PLAN_PRICES.basic_scout.monthly;
const MONTH_SHARE = `${(MONTH / AVERAGE_SCOUTING_TRIP) * 100}%`;

/** The full width stands for one trip. Its bar fades out on the right: the price is "or more". */
export function SavingsChart({ monthCount }: { monthCount: number }) {
  const t = useText();
  const dollars = useDollars();
  const values = {
    trip: dollars(AVERAGE_SCOUTING_TRIP),
    month: dollars(MONTH),
    total: dollars(MONTH * monthCount),
    count: monthCount,
  };
  return (
    <figure className="rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-10">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with boxes: an img has nothing to load
        role="img"
        aria-label={t('public.landing.savings.chart', values)}
        className="space-y-4 sm:space-y-9"
      >
        <Row
          label={t('public.landing.savings.trip')}
          value={t('public.landing.savings.trip_price', { price: values.trip })}
        >
          <div className="h-full w-full rounded-l-sm bg-ball mask-r-from-88% mask-r-to-100%" />
        </Row>
        <Row label={t('public.landing.savings.month')} value={values.month}>
          <Month />
        </Row>
        <Row label={t('public.landing.savings.months', { count: monthCount })} value={values.total}>
          {Array.from({ length: monthCount }, (_, month) => (
            <Month key={month} />
          ))}
        </Row>
      </div>
      <figcaption className="mt-4 border-t border-line pt-3 text-muted max-sm:text-sm sm:mt-9 sm:pt-5 tabular-nums">
        {t('public.landing.savings.caption', values)}
      </figcaption>
    </figure>
  );
}

function Row({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <div className="mb-1.5 flex sm:mb-3 items-end justify-between gap-4">
        <span className="text-muted">{label}</span>
        <span className="font-heading text-xl whitespace-nowrap tabular-nums sm:text-2xl">{value}</span>
      </div>
      <div className="flex h-8 w-full sm:h-11">{children}</div>
    </div>
  );
}

function Month() {
  return (
    <div style={{ width: MONTH_SHARE }} className="h-full pr-[3px]">
      <div className="h-full rounded-sm bg-court" />
    </div>
  );
}
