/** What comes next for a guardian whose link is not there yet. It waits for others, so it is not among what waits for them. */
import type { Family } from '@faircourt/contracts/family';
import { ArrowRight, Clock3 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

export function PendingLinksCard({ waiting }: { waiting: Family['waiting'] }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden">
      <h2 id={titleId} className="px-5 py-4 text-lg">
        {t('pending_links.title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {waiting.map(({ link_id: id, athlete_name: name, since, waits_for: waitsFor }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
                <Clock3 aria-hidden className="size-5" />
              </span>
              <div className="min-w-0">
                <p className="font-medium break-words">{t(`family.waiting.title.${waitsFor}`, { name })}</p>
                <p className="text-sm break-words text-muted">
                  {t(`family.waiting.text.${waitsFor}`, { name, date: format.relative(since) })}
                </p>
                {/* Nothing can be stated or signed before the link is there. */}
                <p className="text-sm break-words text-muted">{t('pending_links.then')}</p>
              </div>
            </div>
            <Link
              to={PATHS.athletes}
              aria-label={t('ui.named_action', { action: t('waiting.look'), title: name })}
              className={buttonClasses({
                variant: 'secondary',
                size: 'sm',
                className: 'min-h-11 max-sm:ml-13',
              })}
            >
              {t('waiting.look')}
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
