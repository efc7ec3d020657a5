import { useId, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { markScrollEdges, SCROLL_FADE } from './scroll-edges.ts';

type SegmentedProps<Value extends string> = {
  /** Names the choice for screen readers; shown above it with `isLabelShown`. */
  label: string;
  isLabelShown?: boolean;
  /** `mark`: for the eye only, such as the key that chooses it. */
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice between two to four short words that takes effect at once. Real radio buttons: arrows move between them. */
export function Segmented<Value extends string>({
  label,
  isLabelShown = false,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset className={cn('w-fit max-w-full min-w-0 print:hidden', className)}>
      <legend className={isLabelShown ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{label}</legend>
      <div
        ref={markScrollEdges}
        className={cn('flex gap-1 rounded-md border border-line bg-sunken p-1', SCROLL_FADE)}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-9 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-court"
          >
            <input
              type="radio"
              name={group}
              value={option.value}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.mark}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
