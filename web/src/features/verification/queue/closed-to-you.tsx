import { Hourglass, ShieldX } from 'lucide-react';
import { ApiError } from '../../../api/api-error.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { BackToDashboard } from '../../../shell/back-to-dashboard.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** A director whom no admin has approved yet has the role, but not the power; nobody else has any business here. */
export function ClosedToYou() {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  return (
    <Card>
      <EmptyState
        icon={isDirector ? Hourglass : ShieldX}
        title={t(isDirector ? 'queue.pending' : 'queue.refused')}
        action={<BackToDashboard />}
      >
        {t(isDirector ? 'queue.pending.text' : 'queue.refused.text')}
      </EmptyState>
    </Card>
  );
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}
