import type { Chart } from '@faircourt/contracts/analytics';
import { Filter } from 'lucide-react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAmount } from './use-amount.ts';

const WORDS = {
  athlete_funnel: { title: 'analytics.athlete_funnel', text: 'analytics.athlete_funnel.text' },
  coach_funnel: { title: 'analytics.coach_funnel', text: 'analytics.coach_funnel.text' },
  trials: { title: 'analytics.trials', text: 'analytics.trials.text' },
} as const satisfies Partial<Record<Chart['measure'], { title: MessageId; text: MessageId }>>;

const STEP_WORDS = {
  athlete_funnel: {
    joined: 'analytics.step_of_athlete.joined',
    profile: 'analytics.step_of_athlete.profile',
    guardian: 'analytics.step_of_athlete.guardian',
    release: 'analytics.step_of_athlete.release',
    look: 'analytics.step_of_athlete.look',
    contact: 'analytics.step_of_athlete.contact',
  },
  coach_funnel: {
    joined: 'analytics.step_of_coach.joined',
    verified: 'analytics.step_of_coach.verified',
    search: 'analytics.step_of_coach.search',
    look: 'analytics.step_of_coach.look',
    contact: 'analytics.step_of_coach.contact',
    paid: 'analytics.step_of_coach.paid',
  },
  trials: { started: 'analytics.trials.started', paid: 'analytics.trials.paid' },
} as const satisfies Record<keyof typeof WORDS, Record<string, MessageId>>;

/** Bars that grow shorter step by step: of those who began in the range, how many came how far until now. */
export function FunnelCard({ measure, chart }: { measure: keyof typeof WORDS; chart: Chart }) {
  const t = useText();
  const { amount, change } = useAmount();
  const { title, text } = WORDS[measure];
  const words: Record<string, MessageId> = STEP_WORDS[measure];
  const first = chart.lines[0]?.total ?? 0;
  return (
    <FigureCard title={t(title)} text={t(text)}>
      {first === 0 ? (
        <EmptyState icon={Filter} title={t('analytics.nothing')} />
      ) : (
        <ol className="flex flex-col gap-4">
          {chart.lines.map(({ part, total, total_before }) => {
            const word = words[part];
            const name = word ? t(word) : part;
            return (
              <li key={part} className="flex flex-col gap-1.5">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>{name}</span>
                  <span className="flex items-baseline gap-3">
                    <span className="text-sm text-muted">{change(total, total_before)}</span>
                    <span className="font-semibold tabular-nums">{amount(total)}</span>
                  </span>
                </span>
                <Meter
                  label={name}
                  value={total ?? 0}
                  max={first}
                  valueText={amount(total)}
                  className="h-3"
                />
              </li>
            );
          })}
        </ol>
      )}
    </FigureCard>
  );
}
