import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { Footprints } from 'lucide-react';
import { currentStep, todoTarget } from '../../../domain/road/step-place.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { FirstStep } from './first-step.tsx';
import type { WaitingItem } from '../waiting/waiting-item.ts';

/** What the athlete does next on the road to being seen; null where it is somebody else's turn or asked in another row. */
export function ownNextStep(
  road: Road | undefined,
  { answered, onSaving, t }: { answered: readonly RoadTodo[]; onSaving: () => void; t: Translate },
): (WaitingItem & { todo: RoadTodo }) | null {
  const todo = road && currentStep(road)?.todo;
  if (!road || !todo || answered.includes(todo)) return null;
  return {
    todo,
    key: `road:${todo}`,
    urgency: 'blocked',
    since: null,
    icon: Footprints,
    title: t('waiting.next_step'),
    // Before the first save one field is enough, and it is right here.
    ...(todo === 'fill_profile' && road.athlete_id === null
      ? {
          text: t('first_step.text'),
          action: {
            inPlace: (onGiven) => (
              <FirstStep
                onSaving={() => {
                  onSaving();
                  onGiven();
                }}
              />
            ),
          },
        }
      : linkTo(todo, road, t)),
  };
}

function linkTo(todo: RoadTodo, road: Road, t: Translate): Pick<WaitingItem, 'text' | 'action'> {
  return {
    text: t(`road.hint.${todo}`),
    action: { label: t(`road.todo.${todo}`), to: todoTarget(todo, road) },
  };
}
