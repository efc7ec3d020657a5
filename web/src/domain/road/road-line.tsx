import type { Road } from '@faircourt/contracts/road';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NextThing } from './road-bar.tsx';
import { StepMark } from './step-mark.tsx';
import { currentStep } from './step-place.ts';
import { useTurnText } from './use-turn-text.ts';

/** What is done on the page that shows the line. */
const HERE = ['fill_profile', 'choose_visibility', 'invite_guardian'];

/** The road in one line, for the profile builder: the marks, and what comes next. */
export function RoadLine({ road }: { road: Road }) {
  const t = useText();
  const titleId = useId();
  const turnText = useTurnText(road);
  const current = currentStep(road);
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-base">
          {t('road.title.own')}
        </h2>
        <ol className="flex items-center gap-1.5">
          {road.steps.map((step) => (
            <li key={step.step} aria-current={step === current ? 'step' : undefined}>
              <StepMark state={step.state} isCurrent={step === current} />
              <VisuallyHidden>
                {t('ui.named_action', { action: t(`road.step.${step.step}`), title: turnText(step) })}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
      {current && (
        <NextThing
          road={road}
          step={current}
          hasButton={current.todo !== null && !HERE.includes(current.todo)}
        />
      )}
    </Card>
  );
}
