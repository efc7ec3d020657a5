import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { isNeededToShow, type WaitedFor } from './asked-forms.ts';

/** Which approved parts wait for a form, in the same words on its card and in the sitting. Nothing goes without the first two. */
export function useNeededFor(waitedFor: WaitedFor): (kind: ConsentKind) => string | null {
  const t = useText();
  const format = useFormat();
  return (kind) => {
    const groups = waitedFor.get(kind) ?? [];
    // Contact opens coach by coach and waits for no form of its own.
    const parts = groups.flatMap((group) =>
      group === 'contact' ? [] : [t(`family.seen_now.short.${group}`)],
    );
    if (parts.length === 0 || isNeededToShow({ kind })) return null;
    return t('consent.needed_for', { parts: format.list(parts) });
  };
}
