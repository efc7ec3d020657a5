/** /learn/guides: one guide for each side of the table, then those to rules. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { GUIDE_FAMILIES, GUIDE_ROLES, GUIDE_SITUATIONS } from './guide.schema.ts';
import { GuideCards } from './guide-cards.tsx';

export function GuidesPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <PageIntro locale={locale} title={t('public.learn.guides.title')} lead={t('public.learn.guides.lead')}>
        <HubSearchForm locale={locale} />
      </PageIntro>
      <div className={cn(CONTAINER, 'py-12 lg:py-16')}>
        <GuideCards locale={locale} names={GUIDE_ROLES} level="h2" />
        <section aria-labelledby="rules" className="mt-14">
          <h2 id="rules" className="text-2xl sm:text-3xl">
            {t('public.learn.guides.rules')}
          </h2>
          <p className="mt-2 mb-8 text-lg text-muted">{t('public.learn.guides.rules_text')}</p>
          <GuideCards locale={locale} names={GUIDE_SITUATIONS} />
        </section>
        <section aria-labelledby="families" className="mt-14">
          <h2 id="families" className="text-2xl sm:text-3xl">
            {t('public.learn.guides.families')}
          </h2>
          <p className="mt-2 mb-8 text-lg text-muted">{t('public.learn.guides.families_text')}</p>
          <GuideCards locale={locale} names={GUIDE_FAMILIES} />
        </section>
      </div>
      <CallToAction />
    </>
  );
}
