import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';

/** The page is made for coaches. A family that comes by the address is told what it sees here, and where its own page is. */
export function FamilyNote() {
  const t = useText();
  const role = useRole();
  if (role !== 'athlete' && role !== 'guardian') return null;
  return (
    <p className="flex max-w-prose items-start gap-2 text-muted">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {t('search.family.text')}{' '}
        <Link
          to={role === 'athlete' ? PATHS.guardians : PATHS.athletes}
          className="font-medium text-court underline decoration-court/35 underline-offset-4"
        >
          {t(`search.family.${role}`)}
        </Link>
      </span>
    </p>
  );
}
