import type { RoadStep } from '@faircourt/contracts/road';
import { Check } from 'lucide-react';
import { cn } from '../../ui/class-names.ts';

/** Told apart by shape: a full disc with a tick, a ring with a dot, an empty dashed ring. */
export function StepMark({ state, isCurrent }: { state: RoadStep['state']; isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative grid size-7 shrink-0 place-items-center rounded-full border-2',
        state === 'done' && 'border-verified bg-verified text-surface',
        state === 'now' && (isCurrent ? 'border-ball-strong bg-ball-soft' : 'border-line-strong bg-surface'),
        state === 'later' && 'border-dashed border-line-strong/70 bg-surface',
      )}
    >
      {state === 'done' && <Check strokeWidth={3} className="size-4" />}
      {state === 'now' && (
        <span className={cn('size-2.5 rounded-full', isCurrent ? 'bg-ball-strong' : 'bg-line-strong')} />
      )}
    </span>
  );
}
