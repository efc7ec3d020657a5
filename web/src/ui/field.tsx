/** Label, hint and error around one control, tied together for assistive technology. */
import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { cn } from './class-names.ts';

type FieldContextValue = {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

const FieldContext = createContext<FieldContextValue | null>(null);

/** What a control inside a Field spreads onto its element. Outside a Field it is empty. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  /** The translated message; its presence marks the field invalid. */
  error?: string | undefined;
  isRequired?: boolean;
  /** Adds "(optional)" after the label. */
  isOptional?: boolean;
  /** Something beside the label, such as a "Forgot password?" link. */
  action?: ReactNode;
  className?: string;
};

export function Field({
  label,
  children,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  action,
  className,
}: FieldProps) {
  const t = useText();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const context = useMemo(
    () => ({
      id,
      describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
      isInvalid: Boolean(errorId),
      isRequired,
    }),
    [id, errorId, hintId, isRequired],
  );
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {isOptional && <span className="ml-1.5 font-normal text-muted">{t('ui.field.optional')}</span>}
        </label>
        {action}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-stop">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
