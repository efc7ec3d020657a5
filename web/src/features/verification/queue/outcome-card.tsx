import type { VerificationItem } from '@faircourt/contracts/verification';
import { Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { DetailList } from './detail-list.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useUndo } from './use-undo.ts';

type OutcomeCardProps = {
  item: VerificationItem;
  /** What describes the way to the next item. */
  wordsId: string;
  next: ReactNode;
};

/** What the director decided, who comes next, and for a few minutes a button to undo it. As high as the card of the claim before it. */
export function OutcomeCard({ item, wordsId, next }: OutcomeCardProps) {
  const t = useText();
  const format = useFormat();
  const { status, can_undo_until } = item;
  const now = useNow(can_undo_until);
  const { undo, isUndoing } = useUndo();
  const canUndo = can_undo_until !== null && Date.parse(can_undo_until) > now;
  return (
    <Card
      aria-label={t('item.outcome')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 xl:p-4"
    >
      <p id={wordsId} className="min-w-0 flex-1 basis-72">
        <span className="block font-semibold">{t(`item.outcome.${status}`)}</span>
        {canUndo && can_undo_until && (
          <span className="block text-muted xl:text-sm">
            {t('item.undo.until', { time: format.time(can_undo_until) })}
          </span>
        )}
      </p>
      {(next !== null || canUndo) && (
        // As wide as the card at once: the button that comes after an answer must move nothing.
        <div className="flex min-w-0 basis-full flex-wrap gap-3 max-sm:min-h-28 max-sm:flex-col max-sm:justify-end xl:flex-nowrap">
          {next}
          {canUndo && (
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden />}
              isBusy={isUndoing}
              // The second press of two was meant for the decision.
              onClick={({ detail }) => detail < 2 && void undo(item)}
              className="xl:shrink-0"
            >
              {t('item.undo')}
            </Button>
          )}
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
  const { method, reason, decided_at, decided_by } = item;
  const facts: [name: string, value: ReactNode][] = [
    [t('item.outcome.on'), decided_at && format.dateTime(decided_at)],
    [t('item.outcome.by'), decided_by],
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
      </CardHeader>
      <CardContent className="xl:p-4">
        <DetailList details={facts} />
      </CardContent>
    </Card>
  );
}
