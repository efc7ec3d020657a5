/** Top bar, main and footer around every public page, with the offer to read it in another language. */
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import type { PublicPage } from '../page.ts';
import { LanguageOffers } from './language-offers.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export function PublicLayout({ page, children }: { page: PublicPage; children: ReactNode }) {
  // A missing page exists in no language, so its selector leads to the home pages.
  const slug = page.isErrorPage ? '' : page.slug;
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader locale={page.locale} slug={slug} isErrorPage={page.isErrorPage ?? false} />
      {!page.isErrorPage && <LanguageOffers locale={page.locale} slug={slug} />}
      <main id={MAIN_ID} className="flex-1">
        {children}
      </main>
      <PublicFooter locale={page.locale} slug={slug} />
    </div>
  );
}
