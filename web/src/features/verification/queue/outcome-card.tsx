import type { VerificationItem } from '@faircourt/contracts/verification';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent } from '../../../ui/card.tsx';
import { DetailList } from './detail-list.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useUndo } from './use-undo.ts';

/** What the director decided, in the words that the family or the coach reads, and for a few minutes a button to undo it. */
export function OutcomeCard({ item, next }: { item: VerificationItem; next: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const { status, method, reason, decided_at, decided_by, can_undo_until } = item;
  const now = useNow(can_undo_until);
  const { undo, isUndoing } = useUndo();
  const canUndo = can_undo_until !== null && Date.parse(can_undo_until) > now;
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
  return (
    <Card aria-label={t('item.outcome')}>
      <CardContent className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
          <p className="font-semibold">{t(`item.outcome.${status}`)}</p>
          <DetailList details={facts} />
        </div>
        {next}
        {canUndo && can_undo_until && (
          <div className="flex flex-col gap-2">
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden />}
              isBusy={isUndoing}
              onClick={() => void undo(item)}
            >
              {t('item.undo')}
            </Button>
            <p className="text-sm text-muted">
              {t('item.undo.until', { time: format.time(can_undo_until) })}
            </p>
          </div>
        )}
      </CardContent>
    </Card>
  );
}
