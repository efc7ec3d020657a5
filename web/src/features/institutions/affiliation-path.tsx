import type { Affiliation } from '@faircourt/contracts/institutions';
import { Check } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pathOf, PATH_STEPS } from './affiliation-steps.ts';

/** The four steps to being verified, and which one the coach has reached. */
export function AffiliationPath({ affiliation }: { affiliation: Affiliation }) {
  const t = useText();
  const done = pathOf(affiliation.step);
  return (
    <ol
      aria-label={t('institution.path')}
      className="grid gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-5 shadow-soft sm:grid-cols-4 sm:p-6"
    >
      {PATH_STEPS.map((step, index) => {
        const isDone = index < done;
        const isCurrent = index === done;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex items-center gap-3 sm:flex-col sm:items-start"
          >
            <span
              aria-hidden
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums',
                isDone && 'border-verified/30 bg-verified-soft text-verified',
                isCurrent && 'border-court bg-court-soft text-court',
                !isDone && !isCurrent && 'border-line bg-sunken text-muted',
              )}
            >
              {isDone ? <Check className="size-4.5" /> : index + 1}
            </span>
            <span className={cn('min-w-0', isCurrent ? 'font-semibold' : !isDone && 'text-muted')}>
              {t(`institution.path.${step}`)}
              {isDone && <VisuallyHidden>{` (${t('institution.path.done')})`}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
