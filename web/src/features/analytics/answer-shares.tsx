import { GUARDIAN_ANSWERS, type Chart } from '@faircourt/contracts/analytics';
import { MessageCircleQuestion } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAmount } from './use-amount.ts';

const SUBJECTS = ['release', 'contact'] as const;

/** What guardians answered to requests for facts and for contact. */
export function AnswerShares({ chart }: { chart: Chart }) {
  const t = useText();
  const { amount } = useAmount();
  const most = Math.max(1, ...chart.lines.map(({ total }) => total ?? 0));
  return (
    <FigureCard title={t('analytics.guardian_answers')} text={t('analytics.guardian_answers.text')}>
      {chart.lines.length === 0 ? (
        <EmptyState icon={MessageCircleQuestion} title={t('analytics.nothing')} />
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          {SUBJECTS.map((subject) => (
            <section key={subject} className="flex flex-col gap-3">
              <h3 className="text-sm font-medium text-muted">{t(`analytics.answers.${subject}`)}</h3>
              {GUARDIAN_ANSWERS.map((part) => {
                const line = chart.lines.find((one) => one.subject === subject && one.part === part);
                if (!line) return null;
                const name = t(`analytics.answer.${part}`);
                return (
                  <div key={part} className="flex flex-col gap-1.5">
                    <span className="flex items-baseline justify-between gap-4">
                      <span>{name}</span>
                      <span className="font-semibold tabular-nums">{amount(line.total)}</span>
                    </span>
                    <Meter
                      label={name}
                      value={line.total ?? 0}
                      max={most}
                      valueText={amount(line.total)}
                      className="h-3"
                    />
                  </div>
                );
              })}
            </section>
          ))}
        </div>
      )}
    </FigureCard>
  );
}
