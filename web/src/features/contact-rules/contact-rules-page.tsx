/** /dashboard/contact-rules: when coaches may first write, by division, program and class; kept by directors. */
import { ShieldX } from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { BackToDashboard } from '../../shell/back-to-dashboard.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { AddRuleCard } from './add-rule-card.tsx';
import { useContactRules } from './contact-rules.queries.ts';
import { FilterBar } from './filter-bar.tsx';
import { EVERY_RULE, shownRules } from './rule-filter.ts';
import { RuleTable } from './rule-table.tsx';
import { useNow } from '../../shell/clock/use-clock.ts';

export function ContactRulesPage() {
  const t = useText();
  const role = useRole();
  const isKeeper = role === 'regional_director' || role === 'admin';
  const rules = useContactRules(isKeeper);
  // A regional director whom no admin has approved yet has the role, but not the power.
  const isRefused = rules.error instanceof ApiError && rules.error.code === 'not_allowed';
  const isOpen = isKeeper && !isRefused;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('contact_rules.title')}
        description={t('contact_rules.subtitle')}
        actions={isOpen && <BackToDashboard />}
      />
      {isOpen ? (
        <>
          <Rules rules={rules} />
          <AddRuleCard />
        </>
      ) : (
        <Card>
          <EmptyState icon={ShieldX} title={t('contact_rules.refused')} action={<BackToDashboard />}>
            {t(isKeeper ? 'contact_rules.refused.pending' : 'contact_rules.refused.text')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function Rules({
  rules: { data, error, isPending, isFetching, refetch },
}: {
  rules: ReturnType<typeof useContactRules>;
}) {
  const t = useText();
  const errorText = useErrorText();
  const titleId = useId();
  const [filter, setFilter] = useState(EVERY_RULE);
  const now = new Date(useNow());
  if (isPending) return <LoadingView />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('contact_rules.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const shown = shownRules(data, filter, now);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {t('contact_rules.list')}
        </h2>
        <output className="text-muted">
          {t('contact_rules.shown', { shown: shown.length, count: data.length })}
        </output>
      </div>
      <FilterBar rules={data} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <Card>
          <EmptyState title={t('contact_rules.empty')}>{t('contact_rules.empty_text')}</EmptyState>
        </Card>
      ) : (
        <RuleTable rules={shown} now={now} />
      )}
    </section>
  );
}
