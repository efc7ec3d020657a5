/** Beside other actions on picked athletes: two to four of them can be compared, and it says so where they cannot. */
import { COMPARE_LIMITS } from '@faircourt/contracts/comparison';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { comparePath } from '../../shell/paths.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';

export function canCompare(count: number): boolean {
  return count >= COMPARE_LIMITS.athletesMin && count <= COMPARE_LIMITS.athletesMax;
}

type ComparePickedProps = { athleteIds: readonly string[]; size?: 'sm' | 'md' };

/** Comparing is for coaches; for everybody else there is nothing here. */
export function ComparePicked({ athleteIds, size = 'sm' }: ComparePickedProps) {
  const t = useText();
  if (useRole() !== 'coach') return null;
  if (!canCompare(athleteIds.length)) {
    return (
      <Button variant="secondary" size={size} disabled icon={<Scale aria-hidden />}>
        {t('compare.two_to_four')}
      </Button>
    );
  }
  return (
    <Link to={comparePath(athleteIds)} className={buttonClasses({ variant: 'secondary', size })}>
      <Scale aria-hidden />
      {t('compare.open')}
    </Link>
  );
}
