import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';

type LinkedGuardian = FamilyHoldList['holds'][number]['guardians'][number] & { shares_mailbox?: boolean };

type LinkedGuardiansProps = {
  guardians: readonly LinkedGuardian[];
  /** Who wants to join them. */
  joining?: string;
};

/** Who is linked by now, how far each of them has come, and what keeps them from deciding. */
export function LinkedGuardians({ guardians, joining = '' }: LinkedGuardiansProps) {
  const t = useText();
  const format = useFormat();
  if (guardians.length === 0) return <p className="text-muted">{t('safety.guardians.none')}</p>;
  const notesOn = (guardian: LinkedGuardian) => [
    guardian.level === null ? t('safety.guardian.suspended') : t(`guardianship.level.${guardian.level}`),
    t('safety.guardian.since', { date: format.date(guardian.since) }),
    ...(guardian.is_in_conflict ? [t('safety.guardian.conflict')] : []),
    ...(guardian.shares_mailbox ? [t('safety.guardian.shares_mailbox', { guardian: joining })] : []),
  ];
  return (
    <p className="text-muted">
      {t('safety.guardians', {
        guardians: format.list(
          guardians.map((guardian) =>
            t('safety.guardian', { name: guardian.name, notes: notesOn(guardian).join(', ') }),
          ),
        ),
      })}
    </p>
  );
}
