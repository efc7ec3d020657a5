import type { Road } from '@faircourt/contracts/road';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StepMark } from './step-mark.tsx';
import { currentStep } from './step-place.ts';
import { useTurnText } from './use-turn-text.ts';

/** The steps of the road as marks side by side; their names are for screen readers. */
export function RoadMarks({ road, isSmall = false }: { road: Road; isSmall?: boolean }) {
  const t = useText();
  const turnText = useTurnText(road);
  const current = currentStep(road);
  return (
    <ol className={cn('flex items-center', isSmall ? 'gap-1 sm:gap-1.5' : 'gap-1.5')}>
      {road.steps.map((step) => (
        <li key={step.step} aria-current={step === current ? 'step' : undefined}>
          <StepMark state={step.state} isCurrent={step === current} isSmall={isSmall} />
          <VisuallyHidden>
            {t('ui.named_action', { action: t(`road.step.${step.step}`), title: turnText(step) })}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
