import type { ContactDetail } from '@faircourt/contracts/contact-details';
import { useCallback } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';

/** "a phone number and an address", in the reader's language. */
export function useContactWords(): (kinds: readonly ContactDetail[]) => string {
  const t = useText();
  const format = useFormat();
  return useCallback((kinds) => format.list(kinds.map((kind) => t(`contact_details.${kind}`))), [t, format]);
}
