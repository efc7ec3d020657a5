import type { Locale } from '@faircourt/contracts/vocabulary';
import { cn } from '../../../ui/class-names.ts';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** Above a text of the hub: the way back up, and the way to anything else. */
export function PageTop({
  locale,
  trail,
  isUrgent = false,
}: {
  locale: Locale;
  trail: Crumb[];
  /** A phone has no room for the search before what somebody in danger must read. */
  isUrgent?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <Breadcrumbs locale={locale} trail={trail} />
      <div className={cn('max-sm:w-full', isUrgent && 'max-sm:hidden')}>
        <HubSearchForm locale={locale} isSmall />
      </div>
    </div>
  );
}
