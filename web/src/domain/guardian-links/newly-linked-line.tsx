import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFamily } from '../family.query.ts';
import { newlyLinkedTo } from './newly-linked.ts';
import { useText } from '../../i18n/use-text.ts';

/** The first line of the sheet that opens by itself when an invitation has been accepted. */
export function NewlyLinkedLine({ name }: { name: string }) {
  const t = useText();
  return (
    <p className="-mb-3 flex items-start gap-2 font-medium">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
      {t('consent.together.linked', { name })}
    </p>
  );
}

/** To whom one has just been linked; closing the sheet forgets that one came from there. */
export function useNewlyLinked(): string | null {
  const state: unknown = useLocation().state;
  const linkedTo = newlyLinkedTo(state);
  const { data: family } = useFamily(linkedTo !== null);
  return family?.athletes.find(({ id }) => id === linkedTo)?.name ?? null;
}
