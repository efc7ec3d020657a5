import type { ConsultingCase } from '@faircourt/contracts/consulting';
import { Check, Circle, CircleDot, X } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { timelineOf, type TimelineStep } from './timeline.ts';

/** Each step with its day, and the one that is next. */
export function CaseTimeline({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  return (
    <ol aria-label={t('consulting.timeline')} className="flex flex-col">
      {timelineOf(advised).map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { key, at, isNext } }: { step: TimelineStep }) {
  const t = useText();
  const format = useFormat();
  const isEnd = key === 'withdrawn' || key === 'closed';
  const Icon = isEnd ? X : at ? Check : isNext ? CircleDot : Circle;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line last:pb-0"
    >
      <span
        className={cn(
          'z-10 grid size-6 shrink-0 place-items-center rounded-full border bg-surface',
          at
            ? 'border-verified text-verified'
            : isNext
              ? 'border-court text-court'
              : 'border-line text-muted',
        )}
      >
        <Icon aria-hidden className="size-3.5" />
      </span>
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className={cn(at || isNext ? 'font-medium' : 'text-muted')}>{t(`consulting.step.${key}`)}</span>
        {at ? (
          <time dateTime={at} className="text-sm text-muted">
            {format.date(at)}
          </time>
        ) : (
          isNext && <span className="text-sm text-court">{t('consulting.next')}</span>
        )}
      </p>
    </li>
  );
}
