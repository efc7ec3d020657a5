import type { ReactNode } from 'react';

/** One part of the panel, with its heading. */
export function PanelSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
