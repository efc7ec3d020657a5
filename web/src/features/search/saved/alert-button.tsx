/** What somebody wants to hear of a saved search. Without Pro Scout the button says what it takes. */
import type { SearchAlert } from '@faircourt/contracts/alerts';
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { AlertForm, TurnOffAlert } from './alert-form.tsx';

export function AlertButton({ search, canAlert }: { search: SavedSearch; canAlert: boolean }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { alert, name } = search;
  return (
    <>
      <Button
        variant="secondary"
        icon={alert ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        className="max-sm:grow"
        onClick={() => setIsOpen(true)}
      >
        <AlertState alert={alert} />
        <span className="sr-only">{name}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title={t('alerts.title', { name })} description={t('alerts.text')}>
          {canAlert ? (
            <AlertForm search={search} onDone={() => setIsOpen(false)} />
          ) : (
            <TakesPro search={search} onDone={() => setIsOpen(false)} />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

function AlertState({ alert }: { alert: SearchAlert | null }) {
  const t = useText();
  return alert ? t(`alerts.on.${alert.frequency}`) : t('alerts.off');
}

/** One that was chosen on an earlier plan can be turned off all the same. */
function TakesPro({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-4">
      <p>{t('alerts.takes_pro')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={PATHS.billing} className={buttonClasses()}>
          {t('allowance.plans')}
        </Link>
        {search.alert && <TurnOffAlert search={search} onDone={onDone} />}
      </div>
    </div>
  );
}
