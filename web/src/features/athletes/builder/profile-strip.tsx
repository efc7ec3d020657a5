/**
 * Above the tabs: what comes next, and on a wide screen how far the road to being seen is. On a phone it is one line, so that the
 * form begins on the first screen. How complete the profile is, is said beside the Save alone.
 */
import type { Completeness } from '@faircourt/contracts/athletes';
import type { Road, RoadStep } from '@faircourt/contracts/road';
import type { ProfileStep } from '@faircourt/contracts/vocabulary';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../domain/family.query.ts';
import { RoadMarks } from '../../../domain/road/road-marks.tsx';
import { currentStep, todoTarget } from '../../../domain/road/step-place.ts';
import { useTurnText } from '../../../domain/road/use-turn-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** What the fields below ask for anyway. */
const HERE = ['fill_profile', 'choose_visibility', 'set_birthdate'];

type ProfileStripProps = { completeness: Completeness; onStep: (step: ProfileStep) => void };

export function ProfileStrip({ completeness: { next }, onStep }: ProfileStripProps) {
  const t = useText();
  const titleId = useId();
  const { data: family } = useFamily();
  const road = family?.roads.find(({ is_self }) => is_self);
  return (
    <Card
      aria-labelledby={titleId}
      className="flex flex-col gap-x-6 gap-y-1.5 px-4 py-1.5 sm:flex-row sm:py-3 sm:flex-wrap sm:items-center sm:px-5"
    >
      <h2 id={titleId} className="sr-only">
        {t(road ? 'road.title.own' : 'profile.completeness.title')}
      </h2>
      {road && (
        <div className={next === null ? '' : 'max-sm:hidden'}>
          <RoadMarks road={road} isSmall />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 text-sm text-muted sm:ml-auto">
        {next === null && !road && (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-verified" />
            {t('profile.completeness.done')}
          </p>
        )}
        {next !== null && (
          <p className="flex min-h-9 flex-wrap items-center gap-x-2">
            <span className="max-sm:sr-only">{t('profile.completeness.next')}</span>
            <Button variant="link" size="sm" className="min-h-9 px-0" onClick={() => onStep(next)}>
              {t(`profile.step.${next}`)}
              <ArrowRight aria-hidden />
            </Button>
          </p>
        )}
        {road && (
          <div className={next === null ? '' : 'max-sm:hidden'}>
            <RoadNext road={road} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** Past what is typed on this page: what the athlete does elsewhere, or whose turn it is. */
function RoadNext({ road }: { road: Road }) {
  const t = useText();
  const turnText = useTurnText(road);
  const step = nextElsewhere(road);
  if (!step) return null;
  if (step.todo === null) {
    return (
      <p className="flex min-h-9 items-center">
        {t('ui.named_action', { action: t(`road.step.${step.step}`), title: turnText(step) })}
      </p>
    );
  }
  return (
    <AppLink
      to={todoTarget(step.todo, road)}
      className={buttonClasses({ variant: 'link', size: 'sm', className: 'min-h-9 px-0' })}
    >
      {t(`road.todo.${step.todo}`)}
      <ArrowRight aria-hidden />
    </AppLink>
  );
}

function nextElsewhere(road: Road): RoadStep | undefined {
  const steps = road.steps.filter(({ todo }) => todo === null || !HERE.includes(todo));
  return currentStep({ ...road, steps });
}
