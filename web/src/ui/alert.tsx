import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type AlertKind = 'info' | 'success' | 'caution' | 'error';

const LOOKS = {
  info: { icon: Info, classes: 'border-court/25 bg-court-soft', accent: 'text-court' },
  success: { icon: CircleCheck, classes: 'border-verified/30 bg-verified-soft', accent: 'text-verified' },
  caution: { icon: TriangleAlert, classes: 'border-caution/30 bg-caution-soft', accent: 'text-caution' },
  error: { icon: CircleAlert, classes: 'border-stop/35 bg-stop-soft', accent: 'text-stop' },
} as const;

type AlertProps = {
  kind?: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** With it, the alert can take the focus. */
  id?: string;
};

/** An error is read out the moment it appears; the other kinds wait for the reader to come by. */
export function Alert({ kind = 'info', title, children, action, className, id }: AlertProps) {
  const { icon: Icon, classes, accent } = LOOKS[kind];
  return (
    <div
      {...(id === undefined ? {} : { id, tabIndex: -1 })}
      role={kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined}
      className={cn('flex items-start gap-3 rounded-md border px-4 py-3', classes, className)}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', accent)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className={cn('font-semibold', accent)}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
