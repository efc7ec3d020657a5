import type { Locale } from '@faircourt/contracts/vocabulary';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** Above a text of the hub: the way back up, and the way to anything else. */
export function PageTop({ locale, trail }: { locale: Locale; trail: Crumb[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <Breadcrumbs locale={locale} trail={trail} />
      <HubSearchForm locale={locale} isSmall />
    </div>
  );
}
