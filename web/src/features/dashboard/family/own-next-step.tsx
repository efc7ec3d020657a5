import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { ArrowDown, Footprints } from 'lucide-react';
import { goToInvitation } from '../../../domain/invite-guardian/invitation-place.ts';
import { currentStep, todoTarget } from '../../../domain/road/step-place.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FirstStep, type FirstStepProps } from './first-step.tsx';
import type { WaitingItem } from '../waiting/waiting-item.ts';

type NextStepPlace = {
  answered: readonly RoadTodo[];
  /** A guardian is invited on this very page. */
  isInvitationHere: boolean;
  t: Translate;
};

/** What the athlete does next on the road to being seen; null where it is somebody else's turn or asked in another row. */
export function ownNextStep(
  road: Road | undefined,
  { answered, isInvitationHere, t, ...saving }: NextStepPlace & FirstStepProps,
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
                {...saving}
                onSaving={(stated) => {
                  saving.onSaving(stated);
                  onGiven();
                }}
              />
            ),
          },
        }
      : todo === 'invite_guardian' && isInvitationHere
        ? {
            text: t(`road.hint.${todo}`),
            action: { inPlace: () => <ToInvitation label={t(`road.todo.${todo}`)} /> },
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

function ToInvitation({ label }: { label: string }) {
  return (
    <Button
      size="sm"
      icon={<ArrowDown aria-hidden />}
      className="min-h-11 max-sm:ml-13"
      onClick={goToInvitation}
    >
      {label}
    </Button>
  );
}
