import { ERASED_NAME } from '@faircourt/contracts/erasure';
import type { Translate } from '../i18n/messages.ts';

/** An account that was deleted has no name any more; the reader's language says so. */
export function personName(name: string, t: Translate): string {
  return name === ERASED_NAME ? t('person.deleted') : name;
}
