import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Why the approvals of another guardian do not count. The guardian it is about reads it beside the next step. */
export function ConflictNote({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const { conflicted_guardians: names, is_self, is_adult, name } = athlete;
  if (names.length === 0 || is_adult) return null;
  return (
    <Alert kind="caution" title={t('family.conflict')}>
      {t(is_self ? 'family.conflict.own' : 'family.conflict.text', { guardians: format.list(names), name })}
    </Alert>
  );
}
