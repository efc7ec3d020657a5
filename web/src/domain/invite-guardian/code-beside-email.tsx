/** Beneath an invitation that is on its way by email: the same one for a chat, or for somebody at the same table. */
import { useText } from '../../i18n/use-text.ts';
import { CodeToSend } from './code-to-send.tsx';

export function CodeBesideEmail() {
  const t = useText();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p className="max-w-prose text-muted">{t('invite_guardian.beside_email')}</p>
      <CodeToSend />
    </div>
  );
}
