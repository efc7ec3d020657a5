/** Past downloading and correcting: who looked, pausing or objecting, and deleting the account. */
import type { ReactNode } from 'react';
import type { Role } from '@faircourt/contracts/vocabulary';
import { useRole } from '../../../api/session/use-role.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { athleteLogPath, PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';

export function RightsSection() {
  const t = useText();
  const role = useRole();
  if (role === undefined) return null;
  return (
    <SettingsSection title={t('data.rights.title')}>
      <div className="flex flex-col divide-y divide-line">
        {(role === 'athlete' || role === 'guardian') && <Looks />}
        <Right title={t('data.pause.title')} text={t(`data.pause.${kindOf(role)}`)}>
          <PauseLinks role={role} />
        </Right>
        <Right title={t('data.delete.title')} text={t('data.delete.text')}>
          <RightLink to={PATHS.settings}>{t('data.delete.action')}</RightLink>
        </Right>
      </div>
    </SettingsSection>
  );
}

function Looks() {
  const t = useText();
  const { data: family } = useFamily();
  const athletes = family?.athletes ?? [];
  if (athletes.length === 0) return null;
  return (
    <Right title={t('data.looks.title')} text={t('data.looks.text')}>
      {athletes.map(({ id, name }) => (
        <RightLink key={id} to={athleteLogPath(id)}>
          {athletes.length === 1 ? t('data.looks.action') : t('data.looks.of', { name })}
        </RightLink>
      ))}
    </Right>
  );
}

function PauseLinks({ role }: { role: Role }) {
  const t = useText();
  if (role === 'guardian') {
    return <RightLink to={PATHS.athletes}>{t('data.pause.guardian.action')}</RightLink>;
  }
  if (role !== 'athlete') return <RightLink to={PATHS.support}>{t('data.pause.other.action')}</RightLink>;
  return (
    <>
      <RightLink to={PATHS.profile}>{t('data.pause.athlete.action')}</RightLink>
      <RightLink to={PATHS.athletes}>{t('data.pause.family.action')}</RightLink>
    </>
  );
}

function kindOf(role: Role): 'athlete' | 'guardian' | 'other' {
  return role === 'athlete' || role === 'guardian' ? role : 'other';
}

function Right({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div>
        <h3 className="font-heading text-base">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function RightLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={buttonClasses({ variant: 'secondary', className: 'max-sm:w-full' })}>
      {children}
    </AppLink>
  );
}
