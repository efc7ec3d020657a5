/** The way from /settings to what we hold. */
import { FileArchive } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';

export function DataSection() {
  const t = useText();
  return (
    <SettingsSection title={t('data.title')} description={t('data.section.description')}>
      <Link to={PATHS.data} className={buttonClasses({ variant: 'secondary' })}>
        <FileArchive aria-hidden />
        {t('data.section.open')}
      </Link>
    </SettingsSection>
  );
}
