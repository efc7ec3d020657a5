import { ShieldX } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { BackToDashboard } from '../../shell/back-to-dashboard.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** What everybody else finds where coaches keep their lists. */
export function CoachesOnly() {
  const t = useText();
  return (
    <Card>
      <EmptyState icon={ShieldX} title={t('lists.refused')} action={<BackToDashboard />}>
        {t('lists.refused.text')}
      </EmptyState>
    </Card>
  );
}
