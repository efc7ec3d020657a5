/** Consent forms inside a sentence, by the one name that each has everywhere. */
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import type { Translate } from '../i18n/messages.ts';
import type { Format } from '../i18n/use-format.ts';

export function formName(kind: ConsentKind, t: Translate): string {
  return t('consent.quoted', { form: t(`consent.kind.${kind}`) });
}

export function formNames(
  kinds: readonly ConsentKind[],
  { t, format }: { t: Translate; format: Pick<Format, 'list'> },
): string {
  return format.list(kinds.map((kind) => formName(kind, t)));
}
