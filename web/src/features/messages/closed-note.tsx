import type { Thread } from '@faircourt/contracts/messages';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';

/** Takes the place of the composer once the family's approval has fallen. */
export function ClosedNote({ thread }: { thread: Thread }) {
  const t = useText();
  const role = useRole();
  return (
    <div className="border-t border-line p-3 sm:p-4">
      <Alert title={t('messages.closed.title')}>
        {t('messages.closed.text', { name: thread.coach.name })}
        {role === 'guardian' && (
          <>
            {' '}
            <Link
              to={PATHS.requests}
              className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
            >
              {t('messages.closed.requests')}
            </Link>
          </>
        )}
      </Alert>
    </div>
  );
}
