/** The cover: what this is, its two weeks, and what changed since the last. */
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { lastDay } from './report-words.ts';

export function ReportCover({ report }: { report: PlayerReport }) {
  const t = useText();
  const format = useFormat();
  const { number, from, to, verified, totals, before } = report;
  const title = t('player_report.title');
  return (
    <header className="relative overflow-hidden rounded-lg border border-line bg-night px-6 py-10 text-on-night sm:px-10 sm:py-14">
      <PageTitle title={`${title} ${number}`} />
      <CourtLines />
      <div className="relative flex flex-col gap-8">
        <div>
          <h1 tabIndex={-1} className="mt-2 text-3xl text-balance text-on-night sm:text-5xl">
            {title}
          </h1>
          <span aria-hidden className="mt-4 block h-1 w-16 rounded-full bg-ball" />
          <p className="mt-4 font-semibold">{t('player_report.number', { number })}</p>
          <p className="text-on-night-muted">
            {t('player_report.period', { from: format.day(from), to: format.day(lastDay(to)) })}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Figure label={t('player_report.new')} value={verified.count} />
          <Figure label={t('player_report.verified')} value={totals.verified} before={before?.verified} />
          <Figure label={t('player_report.listed')} value={totals.listed} before={before?.listed} />
          <Figure
            label={t('player_report.countries')}
            value={totals.countries.length}
            before={before?.countries.length}
          />
        </dl>
      </div>
    </header>
  );
}

function Figure({ label, value, before }: { label: string; value: number; before?: number | undefined }) {
  const t = useText();
  const format = useFormat();
  const more = before === undefined ? 0 : value - before;
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-on-night-muted">{label}</dt>
      <dd className="text-3xl font-semibold tabular-nums">
        {format.number(value)}
        {more !== 0 && (
          <span className="ml-2 text-sm font-medium text-ball-on-night">
            {t(more > 0 ? 'player_report.more' : 'player_report.fewer', { count: Math.abs(more) })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Half a court in the corner. */
function CourtLines() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 300"
      className="absolute -top-10 -right-16 size-72 fill-none stroke-on-night-muted opacity-20 sm:size-96"
      strokeWidth="2"
    >
      <circle cx="200" cy="150" r="120" />
      <circle cx="200" cy="150" r="40" />
      <path d="M80 0v150h220M200 150V0" />
    </svg>
  );
}
