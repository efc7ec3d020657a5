import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';

type LinkedGuardiansProps = { guardians: FamilyHoldList['holds'][number]['guardians'] };

/** Who is linked by now, and how far each of them has come. */
export function LinkedGuardians({ guardians }: LinkedGuardiansProps) {
  const t = useText();
  const format = useFormat();
  if (guardians.length === 0) return <p className="text-muted">{t('safety.guardians.none')}</p>;
  return (
    <p className="text-muted">
      {t('safety.guardians', {
        guardians: format.list(
          guardians.map(({ name, level, since }) =>
            t('safety.guardian', {
              name,
              level: t(`guardianship.level.${level}`),
              date: format.date(since),
            }),
          ),
        ),
      })}
    </p>
  );
}
