/** /dashboard/verifications: the queue to those who check, and to a family where its own facts stand. */
import { useSession } from '../../api/session/use-session.ts';
import { FamilyVerificationsPage } from './family/family-verifications-page.tsx';
import { QueuePage } from './queue/queue-page.tsx';

export function VerificationsPage() {
  const role = useSession().session?.user.user_metadata.role;
  return role === 'athlete' || role === 'guardian' ? <FamilyVerificationsPage /> : <QueuePage />;
}
