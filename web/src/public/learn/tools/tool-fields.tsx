/** Labels and controls of the tools: one look, and a hint that is read out with its control. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export const FIELD =
  'h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink';

export function ToolField({
  id,
  label,
  hint,
  missing,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  /** What is said where nothing was given: missing-fields.ts shows it. */
  missing?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {missing && (
        <p
          hidden
          data-missing={id}
          data-missing-text={missing}
          id={`${id}-missing`}
          className="scroll-my-10 items-start gap-1.5 text-sm text-stop not-[[hidden]]:flex"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span />
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Without scripts a form that does nothing would be worse than none. */
export function NeedsScript({ text }: { text: string }) {
  return <p className="hidden rounded-md bg-sunken px-4 py-3 noscript:block">{text}</p>;
}

/** The frame around a tool, so that it stands out from the text. */
export const TOOL_FRAME =
  'rounded-lg border border-b-4 border-line border-b-hardwood bg-surface p-5 shadow-soft sm:p-7';
