import { ShieldX } from 'lucide-react';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/states.tsx';

/** What everybody else finds in the place of a page that is for admins. */
export function AdminsOnly() {
  const t = useText();
  return (
    <Card>
      <EmptyState icon={ShieldX} title={t('admins_only.title')} action={<BackToDashboard />}>
        {t('admins_only.text')}
      </EmptyState>
    </Card>
  );
}
