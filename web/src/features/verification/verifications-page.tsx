/** /dashboard/verifications: the queue to those who check, and to a family where its own facts stand. */
import { useRole } from '../../api/session/use-role.ts';
import { FamilyVerificationsPage } from './family/family-verifications-page.tsx';
import { QueuePage } from './queue/queue-page.tsx';

export function VerificationsPage() {
  const role = useRole();
  return role === 'athlete' || role === 'guardian' ? <FamilyVerificationsPage /> : <QueuePage />;
}
