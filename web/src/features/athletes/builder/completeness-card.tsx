import type { Completeness } from '@faircourt/contracts/athletes';
import type { ProfileStep } from '@faircourt/contracts/vocabulary';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Meter } from '../../../ui/meter.tsx';

type CompletenessCardProps = { completeness: Completeness; onStep: (step: ProfileStep) => void };

/** How far the profile is, and the one thing that would help most now. The server decides both. */
export function CompletenessCard({ completeness: { percent, next }, onStep }: CompletenessCardProps) {
  const t = useText();
  const id = useId();
  const percentText = t('profile.completeness.percent', { percent });
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-2.5 px-5 py-4 sm:gap-3 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
        <h2 id={id} className="text-base">
          {t('profile.completeness.title')}
        </h2>
        <p className="font-semibold tabular-nums">{percentText}</p>
      </div>
      <Meter
        label={t('profile.completeness.title')}
        value={percent}
        valueText={percentText}
        tone={next === null ? 'verified' : 'court'}
      />
      {next === null ? (
        <p className="flex items-start gap-2 text-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
          {t('profile.completeness.done')}
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {t('profile.completeness.next')}
          <Button variant="link" onClick={() => onStep(next)}>
            {t(`profile.step.${next}`)}
            <ArrowRight aria-hidden />
          </Button>
        </p>
      )}
    </Card>
  );
}
