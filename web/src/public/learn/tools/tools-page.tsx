/** /learn/tools: what the hub can work out for one reader, without an account. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { ToolCards } from './tool-cards.tsx';
import { toolsIn } from './tools.ts';

export function ToolsPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <PageIntro locale={locale} title={t('public.learn.tools.title')} lead={t('public.learn.tools.lead')}>
        <HubSearchForm locale={locale} />
      </PageIntro>
      <div className={cn(CONTAINER, 'py-12 lg:py-16')}>
        <ToolCards tools={toolsIn(locale)} locale={locale} level="h2" />
      </div>
      <CallToAction />
    </>
  );
}
