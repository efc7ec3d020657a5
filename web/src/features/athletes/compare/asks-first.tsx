import type { Comparison } from '@faircourt/contracts/comparison';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { allowanceText } from '../../../domain/allowance/allowance-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';

type AsksFirstProps = {
  asked: NonNullable<Comparison['asks_first']>;
  allowance: Comparison['allowance'];
  onAgree: () => void;
};

/** A limited plan: what the comparison takes from the month, before it takes it. */
export function AsksFirst({ asked: { takes, stays_locked: locked }, allowance, onAgree }: AsksFirstProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Card>
      <EmptyState
        icon={Eye}
        title={t('compare.takes', { count: takes })}
        action={
          <>
            <Button onClick={onAgree}>{t('compare.agree', { count: takes })}</Button>
            <Link to={PATHS.billing} className={buttonClasses({ variant: 'secondary' })}>
              {t('allowance.plans')}
            </Link>
          </>
        }
      >
        <p>{allowanceText(allowance, t, format)}</p>
        {locked > 0 && <p className="mt-2">{t('compare.takes.locked', { count: locked })}</p>}
      </EmptyState>
    </Card>
  );
}
