import type { ConsultingCase } from '@faircourt/contracts/consulting';
import { CircleCheck, Hand, Hourglass } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Whose turn it is, seen by the family or by us. */
export function TurnBadge({ turn, isAdmin }: Pick<ConsultingCase, 'turn'> & { isAdmin: boolean }) {
  const t = useText();
  if (turn === 'nobody') return <Badge icon={CircleCheck}>{t('consulting.turn.nobody')}</Badge>;
  const isReaders = (turn === 'us') === isAdmin;
  return isReaders ? (
    <Badge tone="court" icon={Hand}>
      {t('consulting.turn.yours')}
    </Badge>
  ) : (
    <Badge icon={Hourglass}>{t(isAdmin ? 'consulting.turn.family' : 'consulting.turn.us')}</Badge>
  );
}
