import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

/** "Did you mean name@gmail.com?" below the email field, with one press to take it. It is read out, and refuses nothing. */
export function MeantAddress({ meant, onTake }: { meant: string | null; onTake: (address: string) => void }) {
  const t = useText();
  return (
    // There from the start and without room, so that what comes into it is read out.
    <output className={meant === null ? 'sr-only' : undefined}>
      {meant !== null && (
        <Button
          variant="link"
          size="sm"
          className="-my-1.5 min-h-11 justify-start text-left [overflow-wrap:anywhere]"
          onClick={() => onTake(meant)}
        >
          {t('auth.email.did_you_mean', { email: meant })}
        </Button>
      )}
    </output>
  );
}
