import type { Invoice } from '@faircourt/contracts/billing';
import { Ban, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { Badge } from '../../ui/badge.tsx';

/** Open, overdue, paid or void: in words, with a sign. */
export function InvoiceBadge({ invoice: { state, due_on: dueOn } }: { invoice: Invoice }) {
  const t = useText();
  const isOverdue = useNow(dueOn) > Date.parse(dueOn);
  if (state === 'paid') {
    return (
      <Badge tone="verified" icon={CircleCheck}>
        {t('invoice.state.paid')}
      </Badge>
    );
  }
  if (state === 'void') return <Badge icon={Ban}>{t('invoice.state.void')}</Badge>;
  return isOverdue ? (
    <Badge tone="stop" icon={TriangleAlert}>
      {t('invoice.state.overdue')}
    </Badge>
  ) : (
    <Badge tone="court" icon={Hourglass}>
      {t('invoice.state.open')}
    </Badge>
  );
}
