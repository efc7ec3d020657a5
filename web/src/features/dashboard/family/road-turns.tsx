/**
 * The reader's own turns on the roads of the same screen. The road has their buttons; "Waiting for you" counts and names them, so
 * that the two agree.
 */
import type { Family } from '@faircourt/contracts/family';
import type { Road, RoadStep, RoadTodo } from '@faircourt/contracts/road';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router';
import { currentStep, todoTarget } from '../../../domain/road/step-place.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';

export interface RoadTurn {
  key: string;
  label: string;
  to: string;
}

/** While everything about an athlete is locked down, the note that says so comes instead of their road. */
export function openRoads(family: Pick<Family, 'athletes' | 'roads'> | undefined): Road[] {
  const locked = new Set(
    family?.athletes.filter(({ locked_down }) => locked_down !== null).map(({ id }) => id),
  );
  return family?.roads.filter(({ athlete_id: id }) => id === null || !locked.has(id)) ?? [];
}

/** `answered`: what the card lists already, with a button of its own. */
export function roadTurns(
  roads: readonly Road[],
  { answered, t }: { answered: (road: Road) => readonly RoadTodo[]; t: Translate },
): RoadTurn[] {
  return roads.flatMap((road) =>
    currentFirst(road).flatMap(({ step, turn, todo }): RoadTurn[] => {
      // To tell somebody that it is their turn is not one's own.
      if (todo === null || turn !== 'you' || answered(road).includes(todo)) return [];
      const label = t(`road.todo.${todo}`);
      return [
        {
          key: `${road.athlete_id ?? ''} ${step}`,
          // With several athletes it has to be said whose road it is.
          label: roads.length > 1 ? t('ui.named_action', { action: road.athlete_name, title: label }) : label,
          to: todoTarget(todo, road),
        },
      ];
    }),
  );
}

/** As the road has it: what to do next, then what could be done as well. */
function currentFirst(road: Road): RoadStep[] {
  const current = currentStep(road);
  return road.steps.toSorted((one, other) => Number(other === current) - Number(one === current));
}

type RoadTurnsRowProps = { turns: readonly RoadTurn[]; isRoadAbove: boolean };

export function RoadTurnsRow({ turns, isRoadAbove }: RoadTurnsRowProps) {
  const t = useText();
  return (
    <div className="flex items-start gap-3 px-5 py-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
        <Footprints aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">
          {t(isRoadAbove ? 'waiting.road.above' : 'waiting.road.below', { count: turns.length })}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {turns.map(({ key, label, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="inline-flex min-h-9 items-center text-court underline decoration-court/35 underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
