import { TARGET_HOURS } from '@faircourt/contracts/moderation';
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import { ANSWERED_DAYS, type SupportInbox } from '@faircourt/contracts/support-inbox';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';

/** What people are promised, and how far the promise is kept. */
export function InboxFigures({ figures }: { figures: SupportInbox['figures'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const shown = (figure: number | undefined) =>
    figure === undefined ? t('support.figure.none') : format.number(figure);
  const inTime =
    figures && figures.answered > 0
      ? t('support.figure.of', { count: figures.answered_in_time, all: figures.answered })
      : t('support.figure.none');
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-4">
        <Figure label={t('support.figure.waiting')}>{shown(figures?.waiting)}</Figure>
        <Figure label={t('support.figure.answered')}>
          {shown(figures && figures.open - figures.waiting)}
        </Figure>
        <Figure label={t('support.figure.overdue')} isBad={(figures?.overdue ?? 0) > 0}>
          {shown(figures?.overdue)}
        </Figure>
        <Figure label={t('support.figure.in_time', { days: ANSWERED_DAYS })}>{inTime}</Figure>
      </dl>
      <p className="border-t border-line px-5 py-4 text-sm text-muted sm:px-6">
        {t('support.promise', {
          hours: SUPPORT_ANSWER_HOURS.safety,
          days: SUPPORT_ANSWER_HOURS.general / 24,
          critical: TARGET_HOURS.critical,
        })}
      </p>
    </Card>
  );
}

function Figure({ label, isBad = false, children }: { label: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={cn('text-2xl font-semibold tabular-nums', isBad && 'text-stop')}>{children}</dd>
    </div>
  );
}
