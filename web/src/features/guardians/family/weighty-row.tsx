import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../../ui/class-names.ts';

type WeightyRowProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'className'> & {
  icon: LucideIcon;
  label: string;
  /** One line: what follows from it. */
  text: string;
  /** What it takes cannot be had back. */
  isDestructive?: boolean;
};

/** Opens one of the decisions that are made seldom: a line of a list, with what it does said before it is pressed. */
export function WeightyRow({ icon: Icon, label, text, isDestructive = false, ...rest }: WeightyRowProps) {
  const textId = useId();
  return (
    <div className="relative flex min-h-14 items-start gap-3 rounded-sm py-3 hover:bg-sunken sm:-mx-3 sm:px-3">
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', isDestructive ? 'text-stop' : 'text-muted')}
      />
      <div className="min-w-0">
        {/* All of the row is pressed; what the button is called stays short. */}
        <button
          type="button"
          aria-describedby={textId}
          className={cn(
            'cursor-pointer text-left font-medium break-words after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court',
            isDestructive && 'text-stop',
          )}
          {...rest}
        >
          {label}
        </button>
        <p id={textId} className="text-sm break-words text-muted">
          {text}
        </p>
      </div>
    </div>
  );
}
