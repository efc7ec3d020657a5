import type { Locale } from '@faircourt/contracts/vocabulary';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';

/** The opening of a page that leads to other pages: where it is, what it holds. */
export function PageIntro({
  locale,
  trail,
  icon: Icon,
  picture,
  title,
  lead,
  children,
}: {
  locale: Locale;
  trail?: Crumb[];
  icon?: LucideIcon;
  picture?: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <header className="border-b border-line bg-surface">
      <div className={cn(CONTAINER, 'pt-4 pb-6 sm:pt-6 sm:pb-10 lg:pb-14')}>
        <Breadcrumbs locale={locale} {...(trail && { trail })} />
        <div className="mt-4 flex items-start gap-5 sm:mt-8">
          {Icon && (
            <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-court-soft text-court max-sm:hidden">
              <Icon aria-hidden className="size-7" />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            <p className="mt-2 max-w-2xl text-muted sm:mt-3 sm:text-lg">{lead}</p>
            {children}
          </div>
          {picture}
        </div>
      </div>
    </header>
  );
}
