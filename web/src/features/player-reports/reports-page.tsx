/** /dashboard/reports: the issues of the Global Player Report, and a sample for those who do not have it. */
import type { PlayerReportList, ReportHead } from '@faircourt/contracts/player-reports';
import { BookOpen, Newspaper } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { GetReport } from '../../domain/report-plan/report-plan-actions.tsx';
import { reportPlanQuery } from '../../domain/report-plan/report-plan.query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { playerReportPath } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { OwnReportPlan } from './own-report-plan.tsx';
import { SAMPLE, usePlayerReports } from './player-reports.queries.ts';
import { lastDay } from './report-words.ts';

export function ReportsPage() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('player_report.title')}
        description={t('player_report.subtitle')}
        className="mb-2"
      />
      <Issues />
    </div>
  );
}

function Issues() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = usePlayerReports();
  // What a coach has of the report is said above the issues, which must not move when it comes.
  const plan = useQuery({ ...reportPlanQuery, enabled: useRole() === 'coach' });
  if (isPending || plan.isLoading) return <LoadingView />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('player_report.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return data.reports.length > 0 ? <Shelf list={data} /> : <NoReports list={data} />;
}

function Shelf({ list }: { list: PlayerReportList }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p className="text-muted">{t('player_report.next', { date: format.day(list.next_at) })}</p>
      <OwnReportPlan />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-label={t('player_report.issues')}>
        {list.reports.map((report, place) => (
          <Issue
            key={report.id}
            report={report}
            before={list.reports[place + 1] ?? null}
            isLatest={place === 0}
          />
        ))}
      </ul>
      <SampleLink />
    </>
  );
}

type IssueProps = { report: ReportHead; before: ReportHead | null; isLatest: boolean };

/** A small cover, as on a shelf: what is inside, and what is more than in the one before. */
function Issue({ report, before, isLatest }: IssueProps) {
  const t = useText();
  const format = useFormat();
  const { id, number, from, to, counts } = report;
  return (
    <li>
      <Link
        to={playerReportPath(id)}
        className={cn(
          'flex h-full min-h-52 flex-col justify-between gap-6 rounded-lg border border-line bg-night p-6 text-on-night shadow-soft transition-shadow hover:shadow-float',
          isLatest && 'border-ball',
        )}
      >
        <span className="flex flex-col gap-1">
          <span className="font-display text-xl font-semibold text-balance">{t('player_report.title')}</span>
          <span aria-hidden className="mt-2 h-1 w-12 rounded-full bg-ball" />
        </span>
        <span className="flex flex-wrap gap-x-6 gap-y-3">
          <Count
            of={counts.verified}
            before={before?.counts.verified}
            label={t('player_report.cover.verified')}
          />
          <Count of={counts.listed} before={before?.counts.listed} label={t('player_report.cover.listed')} />
          <Count
            of={counts.countries}
            before={before?.counts.countries}
            label={t('player_report.cover.countries')}
          />
        </span>
        <span className="flex flex-col gap-1">
          <span className="font-semibold">
            {t('player_report.number', { number })}
            {isLatest && ` · ${t('player_report.latest')}`}
          </span>
          <span className="text-sm text-on-night-muted">
            {t('player_report.period', { from: format.day(from), to: format.day(lastDay(to)) })}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Count({ of, before, label }: { of: number; before: number | undefined; label: string }) {
  const t = useText();
  const format = useFormat();
  const more = before === undefined ? 0 : of - before;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-2xl font-semibold tabular-nums">
        {format.number(of)}
        {more !== 0 && (
          <span className="ml-1.5 text-sm font-medium text-ball-on-night">
            {t(more > 0 ? 'player_report.more' : 'player_report.fewer', { count: Math.abs(more) })}
          </span>
        )}
      </span>{' '}
      <span className="text-sm text-on-night-muted">{label}</span>
    </span>
  );
}

function NoReports({ list }: { list: PlayerReportList }) {
  const t = useText();
  const format = useFormat();
  const hasPlan = list.plan_ends_at !== null;
  return (
    <>
      <OwnReportPlan />
      <Card>
        <EmptyState
          icon={Newspaper}
          title={t(hasPlan ? 'player_report.none_yet' : 'player_report.offer')}
          action={<GetOrSee />}
        >
          {hasPlan
            ? t('player_report.next', { date: format.day(list.next_at) })
            : t('player_report.offer.text')}
        </EmptyState>
      </Card>
    </>
  );
}

/** Coaches can have it from here; everybody sees what it is. */
function GetOrSee() {
  const isCoach = useRole() === 'coach';
  const { data: plan } = useQuery({ ...reportPlanQuery, enabled: isCoach });
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      {plan && <GetReport plan={plan} />}
      <SampleLink />
    </div>
  );
}

function SampleLink() {
  const t = useText();
  return (
    <Link
      to={playerReportPath(SAMPLE)}
      className={buttonClasses({ variant: 'secondary', className: 'self-start' })}
    >
      <BookOpen aria-hidden />
      {t('player_report.see_sample')}
    </Link>
  );
}
