/** Passkeys on /settings: the list with the last use of each, adding one, and the form that does. */
import type { Passkey } from '@faircourt/contracts/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys } from '../../../api/webauthn.ts';
import { AddPasskey } from '../../../domain/second-factor/add-passkey.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export function PasskeysPart({ passkeys, isLast }: { passkeys: readonly Passkey[]; isLast: boolean }) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="mt-6 flex flex-col gap-4 border-t border-line pt-6" aria-label={t('passkeys.title')}>
      <div>
        <h3 className="text-base font-semibold">{t('passkeys.title')}</h3>
        <p className="mt-1 text-muted">{t('passkeys.description')}</p>
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p className="text-muted">{t('passkeys.unsupported')}</p>}
      {canUsePasskeys() && !isAdding && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<KeyRound aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t('passkeys.add')}
        </Button>
      )}
      {isAdding && (
        <div className="max-w-md">
          <AddPasskey onAdded={() => setIsAdding(false)}>
            <Button variant="ghost" onClick={() => setIsAdding(false)}>
              {t('ui.cancel')}
            </Button>
          </AddPasskey>
        </div>
      )}
    </section>
  );
}
