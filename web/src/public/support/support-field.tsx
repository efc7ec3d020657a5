/** A label, a control and a place for its error, which the script fills from the words kept in data-error-*. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldErrorKind = 'required' | 'invalid' | 'too_big';

type ControlIds = { id: string; 'aria-describedby': string };

export function SupportField({
  name,
  label,
  hint,
  errors,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  errors: Partial<Record<FieldErrorKind, string>>;
  children: (ids: ControlIds) => ReactNode;
}) {
  const id = `support-${name}`;
  const describedBy = hint ? `${id}-error ${id}-hint` : `${id}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy })}
      <FieldErrorSlot name={name} errors={errors} />
    </div>
  );
}

export function FieldErrorSlot({
  name,
  errors,
}: {
  name: string;
  errors: Partial<Record<FieldErrorKind, string>>;
}) {
  const words = Object.fromEntries(
    Object.entries(errors).map(([kind, text]) => [`data-error-${kind}`, text]),
  );
  return (
    <p
      hidden
      id={`support-${name}-error`}
      data-field-error={name}
      {...words}
      className="scroll-my-10 items-start gap-1.5 text-sm text-stop not-[[hidden]]:flex"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span data-field-error-text="" />
    </p>
  );
}
