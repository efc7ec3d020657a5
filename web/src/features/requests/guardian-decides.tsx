/**
 * Under 18 nobody but a guardian is told what coaches ask. So the athlete reads who decides, or that nobody can yet, and where
 * what was decided is told.
 */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { OwnGuardians } from '@faircourt/contracts/guardians';
import { ArrowRight, Inbox, UsersRound } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { athleteLogPath, PATHS } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

type GuardianDecidesProps = {
  athlete: Pick<FamilyAthlete, 'id'>;
  /** Undefined where it could not be read: then nobody is named. */
  own: OwnGuardians | undefined;
};

export function GuardianDecides({ athlete, own }: GuardianDecidesProps) {
  const t = useText();
  const format = useFormat();
  const names = (own?.links ?? []).flatMap(({ status, guardian_name: name }) =>
    status === 'active' && name !== null ? [name] : [],
  );
  if (own && names.length === 0) return <NobodyYet isSomebodyComing={own.links.some(isComing)} />;
  return (
    <EmptyState
      icon={Inbox}
      title={
        names.length === 0
          ? t('requests.open.empty_guardian')
          : t('requests.guardian.named', { names: format.list(names), count: names.length })
      }
      action={
        <AppLink to={athleteLogPath(athlete.id)} className={buttonClasses({ variant: 'secondary' })}>
          {t('lately.changes.log')}
          <ArrowRight aria-hidden />
        </AppLink>
      }
    >
      {t('requests.open.empty_guardian_text')} {t('requests.guardian.log')}
    </EmptyState>
  );
}

function NobodyYet({ isSomebodyComing }: { isSomebodyComing: boolean }) {
  const t = useText();
  return (
    <EmptyState
      icon={UsersRound}
      title={t('requests.guardian.nobody')}
      action={
        <AppLink to={PATHS.guardians} className={buttonClasses()}>
          {t(isSomebodyComing ? 'requests.guardian.see' : 'road.todo.invite_guardian')}
          <ArrowRight aria-hidden />
        </AppLink>
      }
    >
      {t(isSomebodyComing ? 'requests.guardian.invited' : 'requests.guardian.nobody_text')}
    </EmptyState>
  );
}

function isComing({ status }: OwnGuardians['links'][number]): boolean {
  return status === 'invited' || status === 'accepted';
}
