/** For who comes by the link in an athlete's message: what is asked of them, and the way for those who are new. */
import { Ticket } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import type { AuthMode } from './auth-query.ts';

type CodeAskedNoteProps = { mode: AuthMode; isBusy: boolean; onSwitch: () => void };

export function CodeAskedNote({ mode, isBusy, onSwitch }: CodeAskedNoteProps) {
  const t = useText();
  return (
    <section className="flex items-start gap-3 rounded-md border border-court/40 bg-court-soft p-4">
      <Ticket aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg">{t('auth.asked.title')}</h2>
        <p>{t(`auth.asked.${mode}`)}</p>
        {mode === 'signup' && (
          <Button variant="link" disabled={isBusy} className="min-h-9 self-start" onClick={onSwitch}>
            {t('auth.asked.switch')}
          </Button>
        )}
      </div>
    </section>
  );
}
