import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** What coaches compare first is written on a page of its own; this is the way there. */
export function ProgressLink() {
  const t = useText();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('progress.link.text')}</p>
      <Link to={PATHS.progress} className={buttonClasses({ variant: 'secondary' })}>
        {t('progress.link')}
        <ArrowRight aria-hidden />
      </Link>
    </Card>
  );
}
