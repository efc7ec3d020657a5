import type { QueueItem } from '@faircourt/contracts/verification';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';

/** Of what waits for an answer: when it was asked again, and from when on it can be. */
export function WaitingWords({ item, now }: { item: QueueItem; now: number }) {
  const t = useText();
  const format = useFormat();
  const { reminded_at: again, can_remind_from: from } = item;
  const isTooSoon = from !== null && Date.parse(from) > now;
  if (again === null && !isTooSoon) return null;
  return (
    <p className="text-sm text-muted">
      {again !== null
        ? t('queue.asked_again', { date: format.date(again) })
        : from !== null && t('queue.remind.from', { date: format.date(from) })}
    </p>
  );
}
