import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** Says that the fields show an earlier, unsaved version, and offers the way back. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useText();
  return (
    <Alert
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('profile.draft.discard')}
        </Button>
      }
    >
      {t('profile.draft.text')}
    </Alert>
  );
}
