import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { Translate } from '../../i18n/messages.ts';

/** Whom or what it is about, in a few words. */
export function aboutOf({ person, merge }: Confirmation, t: Translate): string {
  if (person) return person.name;
  return merge ? t('confirmations.merge.names', { from: merge.from.name, into: merge.into.name }) : '';
}
