/** The road to being seen, shared by athlete and guardian until its end: each step, whose turn it is, and one button. */
import type { Road, RoadStep, RoadTodo } from '@faircourt/contracts/road';
import { ArrowRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { useKeptHeight } from '../../ui/use-kept-height.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { RoadMarks } from './road-marks.tsx';
import { roadHint } from './road-hint.ts';
import { RoadNotes } from './road-notes.tsx';
import { StepMark } from './step-mark.tsx';
import { currentStep, todoTarget } from './step-place.ts';
import { TellAthlete } from './tell-athlete.tsx';
import { useTurnText } from './use-turn-text.ts';

type RoadBarProps = {
  road: Road;
  /** What the same screen asks with buttons of its own. */
  answeredBelow?: readonly RoadTodo[];
  /** All that the reader can do is in a list on the same screen, with its buttons: the road says how far it is and whose turn. */
  isListed?: boolean;
};

/** A card of its own. */
export function RoadBar({ road, answeredBelow = NOTHING, isListed = false }: RoadBarProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="p-5 sm:p-6">
      <RoadSteps
        road={road}
        answeredBelow={answeredBelow}
        isListed={isListed}
        isFoldedOnPhone={isListed}
        title={
          <h2 id={titleId} className="text-lg break-words">
            {road.is_self ? t('road.title.own') : t('road.title', { name: road.athlete_name })}
          </h2>
        }
      />
    </Card>
  );
}

const NOTHING: readonly RoadTodo[] = [];
type RoadStepsProps = RoadBarProps & {
  title?: ReactNode;
  /** On a phone the steps are marks that open: something longer is below. */
  isFoldedOnPhone?: boolean;
};

/** Inside the card of an athlete, which has the name already. */
export function RoadSteps({
  road,
  title,
  answeredBelow = NOTHING,
  isListed = false,
  isFoldedOnPhone = false,
}: RoadStepsProps) {
  const t = useText();
  const format = useFormat();
  const current = currentStep(road);
  const done = road.steps.filter(({ state }) => state === 'done').length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {title ?? <h3 className="text-lg">{t('road.title.own')}</h3>}
        <p className="text-sm text-muted tabular-nums">
          {t('road.count', { done: format.number(done), of: format.number(road.steps.length) })}
        </p>
      </div>
      {current && (!isListed || (isAthletesChoice(current) && current.todo === null)) && (
        <NextThing
          road={road}
          step={current}
          hasButton={current.todo === null || !answeredBelow.includes(current.todo)}
        />
      )}
      <Foldable road={road} isFolded={isFoldedOnPhone} isListed={isListed}>
        <ol className="flex flex-col lg:flex-row">
          {road.steps.map((step, index) => (
            <RoadItem
              key={step.step}
              road={road}
              step={step}
              isCurrent={step === current}
              isLast={index === road.steps.length - 1}
              isListed={isListed}
              hasLink={
                !isListed && step.todo !== null && step !== current && !answeredBelow.includes(step.todo)
              }
            />
          ))}
        </ol>
        <RoadNotes road={road} />
      </Foldable>
    </div>
  );
}

/** Where there is room, everything is in sight. */
const WIDE = '(min-width: 40rem)';

type FoldableProps = { road: Road; isFolded: boolean; isListed: boolean; children: ReactNode };

function Foldable({ road, isFolded, isListed, children }: FoldableProps) {
  const t = useText();
  const isWide = useMatches(WIDE);
  const [isOpen, setIsOpen] = useState(false);
  if (isWide || !isFolded) return children;
  return (
    <>
      <div className="-my-2 flex items-center justify-between gap-x-3">
        {!isOpen && (
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <RoadMarks road={road} isSmall />
            <Whereabouts road={road} isListed={isListed} />
          </div>
        )}
        <Button
          variant="link"
          aria-expanded={isOpen}
          className="min-h-11 shrink-0 text-sm"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'road.steps.fold' : 'road.steps.all')}
        </Button>
      </div>
      {isOpen && children}
    </>
  );
}

/**
 * Where one is, in words and without a number, which would read like a count of what is done: marks alone say it to nobody who has
 * not met them before. Whose turn it is stands above, or is said here where it is somebody else's; screen readers have each step by
 * its name.
 */
function Whereabouts({ road, isListed }: { road: Road; isListed: boolean }) {
  const t = useText();
  const turnText = useTurnText(road);
  const current = currentStep(road);
  if (!current) return null;
  const step = t(`road.step.${current.step}`);
  // Of what is done in part, somebody has the rest.
  const isOthers = isListed && current.state !== 'later' && current.turn !== null && current.turn !== 'you';
  return (
    <p aria-hidden className="text-sm text-muted">
      {isOthers
        ? t('road.whereabouts.turn', { step, turn: turnText({ ...current, state: 'now' }) })
        : t('road.whereabouts', { step })}
    </p>
  );
}

type RoadItemProps = {
  road: Road;
  step: RoadStep;
  isCurrent: boolean;
  isLast: boolean;
  isListed: boolean;
  hasLink: boolean;
};

/** On a phone the steps are below each other with a line along their marks; on a wide page they are side by side. */
function RoadItem({ road, step, isCurrent, isLast, isListed, hasLink }: RoadItemProps) {
  const t = useText();
  const turnText = useTurnText(road, { isListed });
  const { state, todo } = step;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'relative flex min-h-11 min-w-0 items-start gap-3 pb-2.5 lg:flex-1 lg:flex-col lg:items-center lg:gap-2 lg:px-1 lg:pb-0 lg:text-center',
        // The line to the next mark; solid once this step is behind.
        !isLast && [
          'before:absolute before:top-8 before:bottom-0.5 before:left-3.5 before:border-l-2 lg:before:top-3.5 lg:before:right-[calc(-50%+1.25rem)] lg:before:bottom-auto lg:before:left-[calc(50%+1.25rem)] lg:before:border-t-2 lg:before:border-l-0',
          state === 'done' ? 'before:border-verified' : 'before:border-dashed before:border-line-strong/60',
        ],
      )}
    >
      <StepMark state={state} isCurrent={isCurrent} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 lg:w-full lg:flex-col lg:items-center">
        <span className={cn('leading-7 break-words', isCurrent ? 'font-semibold' : 'font-medium')}>
          {t(`road.step.${step.step}`)}
        </span>
        {todo !== null && todo !== 'tell_athlete' && hasLink ? (
          <AppLink
            to={todoTarget(todo, road)}
            className={cn(buttonClasses({ variant: 'link' }), 'min-h-7 text-sm lg:min-h-0')}
          >
            {t(`road.todo.${todo}`)}
          </AppLink>
        ) : (
          <span
            className={cn(
              'max-w-full text-sm [overflow-wrap:anywhere]',
              isCurrent && !isListed ? 'font-medium text-ball-text' : 'text-muted',
            )}
          >
            {turnText(step)}
          </span>
        )}
      </div>
    </li>
  );
}

/** What the current step asks for, in a sentence, and its button. */
function NextThing({ road, step, hasButton = true }: { road: Road; step: RoadStep; hasButton?: boolean }) {
  const t = useText();
  const format = useFormat();
  const keptHeight = useKeptHeight<HTMLDivElement>();
  const { todo } = step;
  return (
    <div
      ref={keptHeight}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-court-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60">
        {todo === null
          ? t(isAthletesChoice(step) ? 'road.wait.athlete.visible' : `road.wait.${step.turn ?? 'nobody'}`, {
              step: t(`road.step.${step.step}`),
              name: road.athlete_name,
            })
          : roadHint(todo, road, { t, listOf: format.list })}
      </p>
      {todo === 'tell_athlete' && <TellAthlete road={road} />}
      {todo !== null && todo !== 'tell_athlete' && hasButton && (
        <AppLink
          to={todoTarget(todo, road)}
          className={buttonClasses({ className: 'py-2 text-center max-sm:w-full' })}
        >
          {t(`road.todo.${todo}`)}
          <ArrowRight aria-hidden />
        </AppLink>
      )}
    </div>
  );
}

/** Nobody else can change who finds the athlete, so what keeps coaches away is said and not only whose turn it is. */
function isAthletesChoice({ step, state, turn }: RoadStep): boolean {
  return step === 'visible' && state === 'now' && turn === 'athlete';
}
