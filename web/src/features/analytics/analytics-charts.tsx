import type { Analytics, Chart, Measure } from '@faircourt/contracts/analytics';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { AnswerShares } from './answer-shares.tsx';
import { ArticleList } from './article-list.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { PeopleTiles } from './people-tiles.tsx';
import { TimeChart } from './time-chart.tsx';
import { WaitingTimes } from './waiting-times.tsx';

export function AnalyticsCharts({ analytics }: { analytics: Analytics }) {
  const t = useText();
  const format = useFormat();
  const { charts, counted_until: until } = analytics;
  const chart = (measure: Measure): Chart => {
    const found = charts.find((one) => one.measure === measure);
    return found ?? { measure, step: 'day', starts: [], lines: [] };
  };
  if (until === null) {
    return <Alert title={t('analytics.not_counted')}>{t('analytics.not_counted.text')}</Alert>;
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-3xl text-sm text-muted">
        {t('analytics.counted', {
          until: format.day(until),
          from: format.day(analytics.before_from),
          to: format.day(analytics.before_to),
        })}
      </p>
      <PeopleTiles chart={chart('people')} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <TimeChart measure="people" chart={chart('people')} parts={MOST} />
        <TimeChart measure="active" chart={chart('active')} parts={MOST} />
        <TimeChart measure="joined" chart={chart('joined')} parts={MOST} isBars />
        <TimeChart measure="searches" chart={chart('searches')} parts={['found', 'empty']} isBars />
        <FunnelCard measure="athlete_funnel" chart={chart('athlete_funnel')} />
        <FunnelCard measure="coach_funnel" chart={chart('coach_funnel')} />
        <AnswerShares chart={chart('guardian_answers')} />
        <ArticleList chart={chart('articles')} />
        <FunnelCard measure="trials" chart={chart('trials')} />
      </div>
      <WaitingTimes measure="verification_time" chart={chart('verification_time')} />
      <WaitingTimes measure="moderation_time" chart={chart('moderation_time')} />
    </div>
  );
}

/** Three lines can be told apart; the tiles have the others. */
const MOST = ['athlete', 'guardian', 'coach'] as const;
