/**
 * What the reader can do on the roads to being seen, as rows of "Waiting for you": the road itself says how far it is and whose
 * turn it is, and has no button of its own there.
 */
import type { Family } from '@faircourt/contracts/family';
import type { Road, RoadStep, RoadTodo } from '@faircourt/contracts/road';
import { ArrowDown, Footprints, UserRoundPlus } from 'lucide-react';
import { goToInvitation } from '../../../domain/invite-guardian/invitation-place.ts';
import { roadHint } from '../../../domain/road/road-hint.ts';
import { currentStep, todoTarget } from '../../../domain/road/step-place.ts';
import { TellAthlete } from '../../../domain/road/tell-athlete.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import type { WaitingItem } from '../waiting/waiting-item.ts';
import { FirstStep, type FirstStepProps } from './first-step.tsx';

type RoadItemsPlace = {
  /** What other rows ask, with the very question. */
  answered: (road: Road) => readonly RoadTodo[];
  /** A guardian is invited on this very page. */
  isInvitationHere: boolean;
  saving: Pick<FirstStepProps, 'onSaving' | 'onNotSaved'>;
  t: Translate;
  listOf: (things: string[]) => string;
};

/** While everything about an athlete is locked down, the note that says so comes instead of their road. */
export function openRoads(family: Pick<Family, 'athletes' | 'roads'> | undefined): Road[] {
  const locked = new Set(
    family?.athletes.filter(({ locked_down }) => locked_down !== null).map(({ id }) => id),
  );
  return family?.roads.filter(({ athlete_id: id }) => id === null || !locked.has(id)) ?? [];
}

export function roadItems(roads: readonly Road[], place: RoadItemsPlace): WaitingItem[] {
  return roads.flatMap((road) => {
    const current = currentStep(road);
    return inOrder(road).flatMap((step): WaitingItem[] => {
      const { todo } = step;
      if (todo === null || place.answered(road).includes(todo)) return [];
      // To tell somebody that it is their turn comes when there is nothing of one's own before it.
      if (todo === 'tell_athlete' && step !== current) return [];
      const isNext = step === current || todo === 'invite_guardian';
      const title = place.t(
        todo === 'invite_guardian' ? 'waiting.guardian' : isNext ? 'waiting.next_step' : 'waiting.step_too',
      );
      return [
        {
          key: `road:${road.athlete_id ?? ''}:${todo}`,
          urgency: isNext ? 'blocked' : 'news',
          since: null,
          icon: todo === 'invite_guardian' ? UserRoundPlus : Footprints,
          // With several athletes it has to be said whose road it is.
          title: roads.length > 1 ? place.t('ui.named_action', { action: road.athlete_name, title }) : title,
          text:
            todo === 'set_birthdate' && road.is_self
              ? place.t('first_step.text')
              : roadHint(todo, road, place),
          action: actionOf(todo, road, place),
        },
      ];
    });
  });
}

/** Without a guardian the rest leads nowhere, so one is invited first; then what comes next, then what could be done as well. */
function inOrder(road: Road): RoadStep[] {
  const current = currentStep(road);
  const rank = (step: RoadStep) => (step.todo === 'invite_guardian' ? 0 : step === current ? 1 : 2);
  return road.steps.toSorted((one, other) => rank(one) - rank(other));
}

function actionOf(
  todo: RoadTodo,
  road: Road,
  { isInvitationHere, saving, t }: RoadItemsPlace,
): WaitingItem['action'] {
  if (todo === 'set_birthdate' && road.is_self) {
    return {
      inPlace: (onGiven) => (
        <FirstStep
          {...saving}
          isNew={road.athlete_id === null}
          onSaving={(stated) => {
            saving.onSaving(stated);
            onGiven();
          }}
        />
      ),
    };
  }
  if (todo === 'invite_guardian' && isInvitationHere) {
    return { inPlace: () => <ToInvitation label={t(`road.todo.${todo}`)} /> };
  }
  if (todo === 'tell_athlete') {
    return { inPlace: (onGiven) => <TellAthlete road={road} onTold={onGiven} className="max-sm:ml-13" /> };
  }
  return { label: t(`road.todo.${todo}`), to: todoTarget(todo, road) };
}

/** Quiet: the buttons that send it are filled, further down. */
function ToInvitation({ label }: { label: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ArrowDown aria-hidden />}
      className="min-h-11 max-sm:ml-13"
      onClick={goToInvitation}
    >
      {label}
    </Button>
  );
}
