/** /learn/guides: one guide for each side of the table. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { GuideCards } from './guide-cards.tsx';

export function GuidesPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <PageIntro
        locale={locale}
        title={t('public.learn.guides.title')}
        lead={t('public.learn.guides.lead')}
      />
      <div className={cn(CONTAINER, 'py-12 lg:py-16')}>
        <GuideCards locale={locale} level="h2" />
      </div>
      <CallToAction />
    </>
  );
}
