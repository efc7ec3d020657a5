/** /dashboard/verifications: directors see the queue, and a family sees the state of its own facts. */
import { useRole } from '../../api/session/use-role.ts';
import { FamilyVerificationsPage } from './family/family-verifications-page.tsx';
import { QueuePage } from './queue/queue-page.tsx';

export function VerificationsPage() {
  const role = useRole();
  return role === 'athlete' || role === 'guardian' ? <FamilyVerificationsPage /> : <QueuePage />;
}
