import { Link2, Printer } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';

/** A plain link to the page, which reading.island.ts turns into sharing or copying; printing needs the script. */
export function ReadingActions({ path }: { path: string }) {
  const t = useText();
  const look = buttonClasses({ variant: 'secondary', size: 'sm' });
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <a
        href={path}
        data-share=""
        data-copied={t('public.learn.article.share_copied')}
        title={t('public.learn.article.share_link')}
        className={look}
      >
        <Link2 aria-hidden />
        <span data-share-label="">{t('public.learn.article.share')}</span>
      </a>
      <button type="button" hidden data-print="" className={look}>
        <Printer aria-hidden />
        {t('public.learn.article.print')}
      </button>
      <output data-share-status="" className="sr-only" />
    </div>
  );
}
