import { ShieldX } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { BackToDashboard } from '../../../shell/back-to-dashboard.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** What everybody else finds in the place of saved searches. */
export function CoachesOnly() {
  const t = useText();
  return (
    <Card>
      <EmptyState icon={ShieldX} title={t('saved_searches.refused')} action={<BackToDashboard />}>
        {t('saved_searches.refused.text')}
      </EmptyState>
    </Card>
  );
}
