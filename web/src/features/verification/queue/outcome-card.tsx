import type { VerificationItem } from '@faircourt/contracts/verification';
import { Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { DetailList } from './detail-list.tsx';
import { ONE_LINE_BESIDE, ONE_LINE_ON_PHONE } from './item-header.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useUntil } from '../../../shell/clock/use-until.ts';
import { isRemindable, RemindButton } from './remind-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useUndo } from './use-undo.ts';

type OutcomeCardProps = {
  item: VerificationItem;
  /** What describes the way to the next item. */
  wordsId: string;
  /** There the status is here, and otherwise in the header. */
  isSideBySide: boolean;
  next: ReactNode;
};

/** What the director decided, who comes next, and for a few minutes a button to undo it. As high as the card of the claim before it. */
export function OutcomeCard({ item, wordsId, isSideBySide, next }: OutcomeCardProps) {
  const t = useText();
  const { status, can_undo_until } = item;
  const untilOf = useUntil();
  const now = useNow(can_undo_until);
  const { undo, isUndoing } = useUndo();
  const canUndo = can_undo_until !== null && Date.parse(can_undo_until) > now;
  const canRemind = isRemindable(item, now);
  const canAct = next !== null || canUndo || canRemind;
  return (
    <Card
      aria-label={t('item.outcome')}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 xl:p-4',
        canAct && ONE_LINE_ON_PHONE,
        ONE_LINE_BESIDE,
      )}
    >
      {isSideBySide && canAct && <StatusBadge status={status} />}
      <p
        id={wordsId}
        className={cn('min-w-0 flex-1 basis-72', canAct ? 'max-sm:sr-only xl:sr-only' : 'xl:text-sm')}
      >
        <span className="block font-semibold">{t(`item.outcome.${status}`)}</span>
        {canUndo && can_undo_until && (
          <span className="block text-muted xl:text-sm">
            {t('item.undo.until', { time: untilOf(can_undo_until) })}
          </span>
        )}
      </p>
      {canAct && (
        // As wide as the card at once, and each button at its own end: what comes after an answer, or goes when the time is up,
        // never stands where the other one was.
        <div className="flex min-w-0 basis-full flex-wrap items-center justify-end gap-3 max-sm:flex-nowrap max-sm:gap-2 xl:flex-1 xl:basis-0 xl:flex-nowrap">
          {canUndo && (
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden />}
              isBusy={isUndoing}
              // The second press of two was meant for the decision.
              onClick={({ detail }) => detail < 2 && void undo(item)}
              className="mr-auto shrink-0"
            >
              {t('item.undo')}
            </Button>
          )}
          {canRemind && <RemindButton item={item} now={now} className="min-h-11 shrink-0" />}
          {next}
        </div>
      )}
    </Card>
  );
}

/** Where the decision was made: when, by whom, and the words that the family or the coach reads. */
export function OutcomeDetails({ item }: { item: VerificationItem }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const untilOf = useUntil();
  const { method, reason, decided_at, decided_by, can_undo_until } = item;
  const now = useNow(can_undo_until);
  const canUndo = can_undo_until !== null && Date.parse(can_undo_until) > now;
  const facts: [name: string, value: ReactNode][] = [
    [t('item.outcome.on'), decided_at && format.dateTime(decided_at)],
    [t('item.outcome.by'), decided_by],
    [t('item.outcome.reminded'), item.reminded_at && format.dateTime(item.reminded_at)],
    [t('item.outcome.method'), method],
    [
      t('item.outcome.reason'),
      reason && (
        <span key="reason" className="whitespace-pre-line">
          {reason}
        </span>
      ),
    ],
  ];
  if (facts.every(([, value]) => !value)) return null;
  return (
    <Card aria-labelledby={titleId} className="shrink-0">
      <CardHeader className="xl:p-4 xl:pb-0">
        <CardTitle id={titleId}>{t('item.outcome.details')}</CardTitle>
        {/* On a wide screen the line of the decision has no room for it. */}
        {canUndo && can_undo_until && (
          <p className="hidden text-sm text-muted xl:block">
            {t('item.undo.until', { time: untilOf(can_undo_until) })}
          </p>
        )}
      </CardHeader>
      <CardContent className="xl:p-4">
        <DetailList details={facts} />
      </CardContent>
    </Card>
  );
}
