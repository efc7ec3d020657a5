import { ShieldX } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { useRole } from '../api/session/use-role.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/states.tsx';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';

/** A director whom no admin has approved yet has the role, but not the power: only the server knows. */
export function isNotApproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}

/** What everybody else finds in the place of a page that is for regional directors. */
export function DirectorsOnly({ children }: { children: string }) {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  return (
    <Card>
      <EmptyState icon={ShieldX} title={t('directors_only.title')} action={<BackToDashboard />}>
        {isDirector ? t('directors_only.pending') : children}
      </EmptyState>
    </Card>
  );
}
