import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFamily } from '../../domain/family.query.ts';
import { newlyLinkedTo } from '../../domain/guardian-links/newly-linked.ts';
import { useText } from '../../i18n/use-text.ts';

/** The first line of the sheet that opens by itself when an invitation has been accepted. Closing it forgets that one came from there. */
export function NewlyLinkedLine() {
  const t = useText();
  const state: unknown = useLocation().state;
  const linkedTo = newlyLinkedTo(state);
  const { data: family } = useFamily(linkedTo !== null);
  const athlete = family?.athletes.find(({ id }) => id === linkedTo);
  if (athlete === undefined) return null;
  return (
    <p className="-mb-3 flex items-start gap-2 font-medium">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
      {t('consent.together.linked', { name: athlete.name })}
    </p>
  );
}
