import type { Thread } from '@faircourt/contracts/messages';
import { CONSENTS_TO_SHOW } from '@faircourt/contracts/vocabulary';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useFamily } from '../../domain/family.query.ts';
import { namedFormsPath, PATHS, threadPath } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';

/** Takes the place of the composer once the family's approval has fallen, or while it waits for a signature. */
export function ClosedNote({ thread }: { thread: Thread }) {
  const t = useText();
  const role = useRole();
  const { waits_for_forms: waits } = thread;
  return (
    <div className="border-t border-line p-3 sm:p-4">
      <Alert title={t(waits ? 'messages.waits.title' : 'messages.closed.title')}>
        {t(waits ? 'messages.waits.text' : 'messages.closed.text', { name: thread.coach.name })}
        {role === 'guardian' && (
          <>
            {' '}
            {waits ? (
              <FormsLink thread={thread} />
            ) : (
              <Link to={PATHS.requests} className={LINK}>
                {t('messages.closed.requests')}
              </Link>
            )}
          </>
        )}
      </Alert>
    </div>
  );
}

const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

/** To the very forms that are missing, opened to be signed, and back to the conversation. */
function FormsLink({ thread }: { thread: Thread }) {
  const t = useText();
  const { data: family } = useFamily();
  const { consents = [] } = family?.athletes.find(({ id }) => id === thread.athlete.id) ?? {};
  const isMissing = (kind: (typeof CONSENTS_TO_SHOW)[number]) =>
    consents.every((form) => form.kind !== kind || !form.is_signed);
  return (
    <Link
      to={namedFormsPath(thread.athlete.id, CONSENTS_TO_SHOW.filter(isMissing), threadPath(thread.id))}
      className={LINK}
    >
      {t('messages.waits.forms')}
    </Link>
  );
}
