import { Check, Minus } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './class-names.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
};

export function Checkbox({ label, description, className, ...rest }: ChoiceProps) {
  return (
    <Choice label={label} description={description} className={className}>
      {(describedBy) => (
        <span className="relative grid size-5 shrink-0 translate-y-0.5">
          <input
            type="checkbox"
            aria-describedby={describedBy}
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-stop"
            {...rest}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-primary opacity-0 peer-checked:opacity-100"
          />
          {/* Some of what it stands for, and not all. */}
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-primary opacity-0 peer-indeterminate:opacity-100"
          />
        </span>
      )}
    </Choice>
  );
}

/** A setting that takes effect at once. In forms that are submitted, use a Checkbox. */
export function Switch({ label, description, className, ...rest }: ChoiceProps) {
  return (
    <Choice
      label={label}
      description={description}
      className={cn('flex-row-reverse justify-between', className)}
    >
      {(describedBy) => (
        <span className="relative h-6 w-11 shrink-0">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
            role="switch"
            aria-describedby={describedBy}
            className="peer absolute inset-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-55"
            {...rest}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-primary"
          />
        </span>
      )}
    </Choice>
  );
}

function Choice({
  label,
  description,
  className,
  children,
}: {
  label: ReactNode;
  description: ReactNode;
  className: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <label className={cn('flex min-h-6 items-start gap-3 text-base', className)}>
      {children(descriptionId)}
      <span className="min-w-0">
        <span className="font-medium text-ink">{label}</span>
        {description && (
          <span id={descriptionId} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
