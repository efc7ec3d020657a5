import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { buttonClasses } from '../ui/button.tsx';
import { PATHS } from './paths.ts';

export function BackToDashboard() {
  const t = useText();
  return (
    <Link to={PATHS.dashboard} className={buttonClasses({ variant: 'secondary' })}>
      <ArrowLeft aria-hidden />
      {t('app.back_to_dashboard')}
    </Link>
  );
}
