import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { PageTitle } from './page-title.tsx';

/** The one h1 of a page. It also names the browser tab and takes focus after navigation. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <>
      <PageTitle title={props.title} />
      <PageHeading {...props} />
    </>
  );
}

/** The same without a word to the tab. */
export function PageHeading({
  title,
  description,
  isLead = false,
  eyebrow,
  actions,
  className,
}: {
  title: string;
  description?: ReactNode;
  /** Large on a phone too: the largest words of the page are there before its data. */
  isLead?: boolean;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header className={cn('flex flex-wrap items-end justify-between gap-4', className)}>
      <div className="min-w-0">
        {eyebrow && <p className="mb-1.5 text-sm font-medium text-ball-text">{eyebrow}</p>}
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {description && (
          <p className={cn('mt-1.5 max-w-2xl text-muted sm:text-lg', isLead ? 'text-lg' : 'text-base')}>
            {description}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
