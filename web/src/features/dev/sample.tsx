import type { ReactNode } from 'react';
import { cn } from '../../ui/class-names.ts';

/** One named group of samples. */
export function Sample({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div>
      <h3 className="mb-3 text-sm font-medium text-muted">{title}</h3>
      <div className={cn('flex flex-wrap items-center gap-3', className)}>{children}</div>
    </div>
  );
}
