/** /dashboard/contact-rules: when coaches may first write, by division, program and class. Everybody reads it; directors keep it. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { contactCalendarQuery } from '../../domain/contact-calendar/contact-calendar.query.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { useToday } from '../../shell/clock/use-clock.ts';
import { AddRuleCard } from './add-rule-card.tsx';
import { useContactRules } from './contact-rules.queries.ts';
import { FollowCard } from './follow-card.tsx';
import { RuleList } from './rule-list.tsx';
import { TimeLineCard } from './time-line-card.tsx';
import { classAtFirst } from './time-line.ts';

export function ContactRulesPage() {
  const t = useText();
  const role = useRole();
  const isKeeper = role === 'regional_director' || role === 'admin';
  const rules = useContactRules();
  // A regional director whom no admin has approved yet has the role, but not the power.
  const isRefused = rules.error instanceof ApiError && rules.error.code === 'not_allowed';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('contact_rules.title')} description={t('contact_rules.subtitle')} />
      {isRefused ? (
        <NotYourPage page={PATHS.contactRules} />
      ) : (
        <>
          <Calendar rules={rules} isKeeper={isKeeper} />
          {/* Below the calendar, whose length nobody knows before it is there. */}
          {isKeeper && !rules.isPending && <AddRuleCard />}
        </>
      )}
    </div>
  );
}

function Calendar({
  rules: { data, error, isPending, isFetching, refetch },
  isKeeper,
}: {
  rules: ReturnType<typeof useContactRules>;
  isKeeper: boolean;
}) {
  const t = useText();
  const errorText = useErrorText();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  // A family comes for its own class, so the page waits to know it; without an answer it opens like everybody's.
  const role = useRole();
  const isOfFamily = role === 'athlete' || role === 'guardian';
  const own = useQuery({ ...contactCalendarQuery(), enabled: isOfFamily });
  // The card below asks the same for everybody: a director's page must not go back to waiting for it.
  if (isPending || (isOfFamily && own.isLoading)) return <LoadingView className="min-h-96" />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('contact_rules.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const classes = [...new Set(data.map(({ grad_year }) => grad_year))].toSorted((a, b) => a - b);
  const ownClass = own.data?.own_class ?? null;
  const asked = Number(address.get('class'));
  const gradYear = classes.includes(asked) ? asked : classAtFirst(today, classes, ownClass);
  return (
    <>
      {gradYear !== undefined && (
        <>
          <TimeLineCard
            rules={data}
            classes={classes}
            gradYear={gradYear}
            ownClass={ownClass}
            onClass={(year) =>
              setAddress({ class: String(year) }, { replace: true, preventScrollReset: true })
            }
          />
          <FollowCard rules={data} gradYear={gradYear} />
        </>
      )}
      <RuleList rules={data} isKeeper={isKeeper} />
    </>
  );
}
