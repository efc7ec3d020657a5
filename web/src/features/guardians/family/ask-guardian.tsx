/** For an athlete who only reads what is released: a message to the one who decides, ready to send. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { Copy, Send } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { releasesPath } from '../../../shell/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useSendText } from '../../../ui/use-send-text.ts';

export function AskGuardian({
  athlete: { id, is_self, decides, other_guardians },
}: {
  athlete: FamilyAthlete;
}) {
  const t = useText();
  const { canShare, send } = useSendText();
  if (!is_self || decides || other_guardians.length === 0) return null;
  // It opens on the guardian's own page of releases.
  const message = t('family.ask_guardian.message', { link: `${location.origin}${releasesPath(id)}` });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2 min-h-11 whitespace-normal"
      icon={canShare ? <Send aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void send(message, t('invite_guardian.copied'))}
    >
      {t(canShare ? 'family.ask_guardian' : 'family.ask_guardian.copy')}
    </Button>
  );
}
