import type { Guardianship } from '@faircourt/contracts/guardianship';
import { ShieldCheck } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { guardianshipTarget } from './step-target.ts';

type StepLinkProps = {
  athlete: { id: string; name: string };
  step: NonNullable<Guardianship['next_step']>;
  variant?: 'primary' | 'secondary';
};

/** Leads to the one thing that a guardian does next, with its form open. */
export function StepLink({ athlete, step, variant = 'secondary' }: StepLinkProps) {
  const t = useText();
  return (
    <AppLink
      to={guardianshipTarget(step, athlete.id)}
      aria-label={t('ui.named_action', { action: t(`guardianship.step.${step}`), title: athlete.name })}
      className={buttonClasses({ variant, size: 'sm', className: 'min-h-11' })}
    >
      <ShieldCheck aria-hidden />
      {t(`guardianship.step.${step}`)}
    </AppLink>
  );
}
