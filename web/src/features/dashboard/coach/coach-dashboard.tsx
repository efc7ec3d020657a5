/** What a coach finds beneath the quick actions. Everything appears together, so that nothing moves while it loads. */
import { DrawnLater } from '../../../ui/drawn-later.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAffiliation } from '../../../domain/affiliation.query.ts';
import { allowanceQuery } from '../../../domain/allowance/allowance.query.ts';
import { billingQuery } from '../../../domain/billing/billing.query.ts';
import { contactCalendarQuery } from '../../../domain/contact-calendar/contact-calendar.query.ts';
import { savedSearchesQuery } from '../../../domain/saved-searches.query.ts';
import { threadsQuery } from '../../../domain/threads.query.ts';
import { answersQuery } from '../../../domain/waiting/answers.query.ts';
import { useSeenAnswers } from '../../../domain/waiting/seen-answers.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { coachItems } from './coach-items.ts';
import { deskQuery } from './desk.queries.ts';
import { NewsPanel } from './news-panel.tsx';
import { PipelinePanel } from './pipeline-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';

/** `children`: what comes last on every dashboard, which waits for the rest as well. */
export function CoachDashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const news = useRegionalNews();
  const today = useToday();
  const desk = useQuery(deskQuery);
  const answers = useQuery(answersQuery);
  const seenAnswers = useSeenAnswers();
  const calendar = useQuery(contactCalendarQuery());
  const allowance = useQuery(allowanceQuery);
  const billing = useQuery(billingQuery);
  const format = useFormat();
  const threads = useQuery(threadsQuery);
  const searches = useQuery(savedSearchesQuery);
  const affiliation = useAffiliation(true);
  const all = [news, desk, answers, calendar, allowance, billing, threads, searches, affiliation];
  if (useIsFirstLoad(all)) return <DashboardSkeleton />;
  const items = coachItems(
    {
      affiliation: affiliation.data,
      allowance: allowance.data,
      subscription: billing.data?.subscription,
      answers: answers.data,
      seenAnswers,
      threads: threads.data?.threads,
    },
    { t, today, day: format.day },
  );
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <WaitingCard items={items} calm={t('waiting.none.coach')} />
          <StepsPanel query={desk} />
          <NewsPanel query={desk} searches={searches.data?.searches ?? []} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PipelinePanel query={desk} isTrialWaiting={allowance.data?.waiting_trial != null} />
          <CalendarPanel query={calendar} />
          <StandingPanel
            affiliation={affiliation.data}
            allowance={allowance.data}
            subscription={billing.data?.subscription}
          />
        </div>
      </div>
      <DrawnLater>{children}</DrawnLater>
    </>
  );
}
