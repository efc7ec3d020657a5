import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale-provider.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useUnits } from '../../../../i18n/use-units.ts';
import { factWords } from './fact-words.ts';
import { SummaryCard, Written } from './summary-card.tsx';
import { useSummary } from './summary.queries.ts';

/** For coaches: what the page shows them, in a few sentences that each open to the facts behind them. */
export function SummarySection({ opened: { card, allowance } }: { opened: OpenedAthlete }) {
  const { locale } = useLocale();
  const [isWanted, setIsWanted] = useState(false);
  const asked = useSummary(card.id, locale, { isWanted });
  const words = { t: useText(), format: useFormat(), units: useUnits() };
  if (!allowance) return null;
  const summary = asked.data?.summary;
  return (
    <SummaryCard
      isPro={allowance.plan === 'pro_scout' && asked.data?.locked !== 'needs_pro'}
      isWanted={isWanted}
      onWant={() => setIsWanted(true)}
      asked={asked}
    >
      {summary && (
        <Written
          {...summary}
          facts={summary.facts.map((fact) => ({
            key: fact.key,
            label: words.t(`summary.fact.${fact.key}`),
            words: factWords(fact, words),
            badge: fact.badge,
          }))}
        />
      )}
    </SummaryCard>
  );
}
