/** The way to NIL Family Consulting, for those who can agree to a quote. It is paid, and says so before anything else. */
import { ArrowRight, Handshake } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

export function ConsultingCard() {
  const t = useText();
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-5 py-4"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Handshake aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            {t('consulting.title')}
            <Badge>{t('dashboard.consulting.paid')}</Badge>
          </h2>
          <p className="mt-1 text-sm text-muted">{t('dashboard.consulting.text')}</p>
        </div>
      </div>
      <AppLink
        to={`${PATHS.support}?type=nil-consulting`}
        className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11 max-sm:w-full' })}
      >
        {t('dashboard.consulting.ask')}
        <ArrowRight aria-hidden />
      </AppLink>
    </Card>
  );
}
