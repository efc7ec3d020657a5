import type { FamilyAthlete } from '@faircourt/contracts/family';
import { Link } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';

/** What speaks against the stated birthdate, what that means, and what ends it. */
export function AgeDoubtNote({ athlete: { age_doubts, is_self, name } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  if (age_doubts.length === 0) return null;
  const reasons = format.list(age_doubts.map((doubt) => t(`family.age_doubt.${doubt}`)));
  return (
    <Alert
      kind="caution"
      title={t('family.age_doubt')}
      action={
        <Link to={PATHS.verifications} className={buttonClasses({ variant: 'secondary' })}>
          {t('family.age_doubt.action')}
        </Link>
      }
    >
      {t(is_self ? 'family.age_doubt.own' : 'family.age_doubt.text', { name, reasons })}
    </Alert>
  );
}
