import type { PurchaseOrderState } from '@faircourt/contracts/purchase-orders';
import { Ban, CircleCheck, Hourglass, Undo2 } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  pending: { tone: 'court', icon: Hourglass },
  accepted: { tone: 'verified', icon: CircleCheck },
  refused: { tone: 'stop', icon: Ban },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const;

/** What became of a purchase order: in words, with a sign. */
export function OrderBadge({ state }: { state: PurchaseOrderState }) {
  const t = useText();
  return <Badge {...LOOKS[state]}>{t(`orders.state.${state}`)}</Badge>;
}
