import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useNow } from '../shell/clock/use-clock.ts';
import { Badge } from '../ui/badge.tsx';

/** An answer was promised; how much time is left, or how long it is overdue. */
export function DueBadge({ answerBy }: { answerBy: string }) {
  const t = useText();
  const format = useFormat();
  const left = Date.parse(answerBy) - useNow(answerBy);
  const duration = format.duration(Math.abs(left));
  return left > 0 ? (
    <Badge>{t('due.left', { duration })}</Badge>
  ) : (
    <Badge tone="stop" icon={TriangleAlert}>
      {t('due.overdue', { duration })}
    </Badge>
  );
}
