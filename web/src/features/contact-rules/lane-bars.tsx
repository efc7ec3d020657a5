/** The bars of the time line, for screens that are wide enough. The words beside them say the same. */
import { useLingui } from '@lingui/react';
import { Footprints } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { PERIOD_LOOKS, usePeriodWords } from './period-looks.tsx';
import { barsOf, freePartOf, shareOf, spanOf, yearsOf, type TimeLineLane } from './time-line.ts';
import { useVisitWords } from './visit-words.ts';

/** Below this share of the four years only the pattern fits, below the second one no icon either. */
const FITS_WORDS = 0.14;
const FITS_ICON = 0.035;

/** The years and months above, and the line of today through all lanes. */
export function LaneScale({ gradYear, today }: { gradYear: number; today: string }) {
  const t = useText();
  const { locale } = useLingui().i18n;
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const share = shareOf(today, spanOf(gradYear));
  return (
    <div aria-hidden className="grid gap-x-4 max-md:hidden md:grid-cols-[15rem_1fr]">
      <div className="relative col-start-2 mb-1 grid grid-cols-4 pt-6">
        {yearsOf(gradYear).map((year) => (
          <div key={year} className="border-l border-line-strong pl-1.5 text-sm">
            {/* The line of today passes behind these words. */}
            <span className="relative z-20 bg-surface font-medium">
              {year}–{String((year + 1) % 100).padStart(2, '0')}
            </span>
            <div className="-ml-1.5 grid grid-cols-4 text-sm text-muted">
              {[7, 10, 13, 16].map((at) => (
                <span key={at} className="border-l border-line pl-1 first:border-0">
                  <span className="relative z-20 bg-surface">
                    {month.format(new Date(Date.UTC(year, at, 1)))}
                  </span>
                </span>
              ))}
            </div>
          </div>
        ))}
        {share !== null && (
          <span
            className="absolute top-0 z-10 -translate-x-1/2 rounded-full bg-ball-strong px-2 text-sm leading-5 font-medium text-white"
            style={{ left: `${share * 100}%` }}
          >
            {t('contact_rules.line.today')}
          </span>
        )}
      </div>
      {share !== null && (
        <div className="pointer-events-none absolute inset-y-0 right-0 left-64 z-10">
          <span
            className="absolute top-5 bottom-0 w-0.5 -translate-x-1/2 bg-ball-strong"
            style={{ left: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}

type LaneBarsProps = { lane: TimeLineLane; gradYear: number; today: string };

export function LaneBars({ lane, gradYear, today }: LaneBarsProps) {
  const t = useText();
  const words = usePeriodWords();
  const visitWords = useVisitWords();
  const span = spanOf(gradYear);
  const marks = [today, ...lane.visits.map(({ on }) => on)]
    .map((day) => shareOf(day, span))
    .filter((share) => share !== null);
  return (
    <div aria-hidden className="relative h-11 max-md:hidden">
      <div className="absolute inset-0">
        {barsOf(lane.periods, span).map((bar) => {
          const { icon: Icon, className } = PERIOD_LOOKS[bar.kind];
          const free = freePartOf(bar, marks);
          return (
            <div
              key={bar.kind}
              title={words(bar)}
              className={cn(
                'absolute inset-y-0 overflow-hidden border text-sm font-medium first:rounded-l-md last:rounded-r-md',
                className,
              )}
              style={{ left: `${bar.start * 100}%`, width: `${bar.size * 100}%` }}
            >
              <div
                className={cn(
                  'absolute inset-y-0 flex items-center gap-1.5 overflow-hidden px-2',
                  free.size < FITS_WORDS && 'justify-center px-0',
                  // Half a diamond lies on this side of its day.
                  free.start > bar.start && 'pl-4',
                )}
                style={{
                  left: `${((free.start - bar.start) / bar.size) * 100}%`,
                  width: `${(free.size / bar.size) * 100}%`,
                }}
              >
                {free.size >= FITS_ICON && <Icon className="size-4 shrink-0" />}
                {free.size >= FITS_WORDS && (
                  <span className="truncate rounded-sm bg-surface/70 px-1">
                    {t(`contact_rules.period.${bar.kind}`)}
                  </span>
                )}
              </div>
            </div>
          );
        })}
      </div>
      {lane.visits.map((visit) => {
        const share = shareOf(visit.on, span);
        if (share === null) return null;
        return (
          <span
            key={visit.channel}
            title={visitWords(visit)}
            className="absolute top-1/2 z-10 flex size-6 -translate-x-1/2 -translate-y-1/2 rotate-45 items-center justify-center rounded-sm border border-court bg-court-soft text-court"
            style={{ left: `${share * 100}%` }}
          >
            <Footprints className="size-3.5 -rotate-45" />
          </span>
        );
      })}
    </div>
  );
}
