import type { RoadStep } from '@faircourt/contracts/road';
import { Check } from 'lucide-react';
import { cn } from '../../ui/class-names.ts';

type StepMarkProps = { state: RoadStep['state']; isCurrent: boolean; isSmall?: boolean };

/** Told apart by shape: a full disc with a tick, one half full, a ring with a dot, an empty dashed ring. */
export function StepMark({ state, isCurrent, isSmall = false }: StepMarkProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative grid shrink-0 place-items-center rounded-full border-2',
        isSmall ? 'size-5.5' : 'size-7',
        state === 'done' && 'border-verified bg-verified text-surface',
        state === 'partly' && 'border-verified bg-surface',
        state === 'now' && (isCurrent ? 'border-ball-strong bg-ball-soft' : 'border-line-strong bg-surface'),
        state === 'later' && 'border-dashed border-line-strong/70 bg-surface',
      )}
    >
      {state === 'done' && <Check strokeWidth={3} className={isSmall ? 'size-3.5' : 'size-4'} />}
      {state === 'partly' && <span className="absolute inset-y-0 left-0 w-1/2 rounded-l-full bg-verified" />}
      {state === 'now' && (
        <span
          className={cn(
            'rounded-full',
            isSmall ? 'size-2' : 'size-2.5',
            isCurrent ? 'bg-ball-strong' : 'bg-line-strong',
          )}
        />
      )}
    </span>
  );
}
