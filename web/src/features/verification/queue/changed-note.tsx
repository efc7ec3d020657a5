import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** The family edited what is being judged. Until the director has looked again, nothing can be decided. */
export function ChangedNote({ onLooked }: { onLooked: () => void }) {
  const t = useText();
  return (
    <Alert
      kind="caution"
      title={t('item.changed')}
      action={
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onLooked}>
          {t('item.changed.looked')}
        </Button>
      }
    >
      {t('item.changed.text')}
    </Alert>
  );
}
