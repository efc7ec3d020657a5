import { FolderCheck, Lock } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';

export const LOCKED = ['profiles', 'work', 'alerts', 'seats'] as const;

/** What a plan that has ended locks, and that nothing of it is gone. */
export function LockedNow() {
  const t = useText();
  return (
    <div className="rounded-md border border-line bg-sunken/60 p-4">
      <p className="font-semibold">{t('billing.locked')}</p>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {LOCKED.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Lock aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            {t(`billing.locked.${part}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2.5 font-medium">
        <FolderCheck aria-hidden className="mt-1 size-4 shrink-0 text-verified" />
        {t('billing.locked.kept')}
      </p>
    </div>
  );
}
