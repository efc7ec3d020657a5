/** Every rule as a row, folded: the source of the time line, and where directors keep it. */
import type { ContactRule } from '@faircourt/contracts/requests';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FilterBar } from './filter-bar.tsx';
import { EVERY_RULE, shownRules } from './rule-filter.ts';
import { RuleTable } from './rule-table.tsx';

export function RuleList({ rules, isKeeper }: { rules: readonly ContactRule[]; isKeeper: boolean }) {
  const t = useText();
  const titleId = useId();
  const [filter, setFilter] = useState(EVERY_RULE);
  const now = new Date(useNow());
  const shown = shownRules(rules, filter, now);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('contact_rules.list')}
      </h2>
      <details className="group mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-sm font-medium text-court">
          <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
          {t('contact_rules.list.open', { count: rules.length })}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <FilterBar rules={rules} filter={filter} onChange={setFilter} />
          <output className="text-muted">
            {t('contact_rules.shown', { shown: shown.length, count: rules.length })}
          </output>
          {shown.length === 0 ? (
            <Card>
              <EmptyState title={t('contact_rules.empty')}>{t('contact_rules.empty_text')}</EmptyState>
            </Card>
          ) : (
            <RuleTable rules={shown} now={now} isKeeper={isKeeper} />
          )}
        </div>
      </details>
    </section>
  );
}
