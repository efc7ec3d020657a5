/** A comparison in a few sentences; each figure follows the name it belongs to. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { ComparedFact } from '@faircourt/contracts/summaries';
import { useState } from 'react';
import { useLocale } from '../../../i18n/locale-provider.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { factWords, type FactWords } from '../page/summary/fact-words.ts';
import type { ShownFact } from '../page/summary/sentence-parts.ts';
import { SummaryCard, Written } from '../page/summary/summary-card.tsx';
import { useComparisonSummary } from './compare.queries.ts';

type ComparedSummaryProps = { ids: readonly string[]; allowance: Allowance };

export function ComparedSummary({ ids, allowance }: ComparedSummaryProps) {
  const { locale } = useLocale();
  const [isWanted, setIsWanted] = useState(false);
  const asked = useComparisonSummary(ids, locale, { isWanted });
  const words = { t: useText(), format: useFormat(), units: useUnits() };
  const summary = asked.data?.summary;
  return (
    <SummaryCard
      isPro={allowance.plan === 'pro_scout' && asked.data?.locked !== 'needs_pro'}
      isWanted={isWanted}
      onWant={() => setIsWanted(true)}
      asked={asked}
    >
      {summary && (
        <Written {...summary} facts={summary.facts.map((fact) => shownFact(fact, summary.facts, words))} />
      )}
    </SummaryCard>
  );
}

/** Behind a sentence about several people each fact says whose it is. */
function shownFact(
  { key, fact, athlete_id, value, badge }: ComparedFact,
  facts: readonly ComparedFact[],
  words: FactWords,
): ShownFact {
  if (fact === 'name') return { key, label: '', words: String(value), badge: null, isName: true };
  const name = facts.find((other) => other.athlete_id === athlete_id && other.fact === 'name')?.value ?? '';
  return {
    key,
    label: words.t('compare.fact_of', { name: String(name), fact: words.t(`summary.fact.${fact}`) }),
    words: factWords({ key: fact, value }, words),
    badge,
  };
}
