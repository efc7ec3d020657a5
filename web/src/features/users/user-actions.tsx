/** What an admin can do to an account. Each asks first, and the person is signed out at once. */
import { USER_REASON_MAX, type UserPage } from '@faircourt/contracts/users';
import { LogOut, UserCheck, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { systemClock } from '../../api/clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { dayAt } from '../../shell/clock/readings.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { CorrectEmail, ResendCode } from './mailbox-help.tsx';
import { EraseAccount, MakeAdmin, ReinstateAdmin } from './two-admins.tsx';
import { useUserActions } from './users.queries.ts';

export function UserActions({ user }: { user: UserPage }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('users.actions')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {user.status !== 'suspended' && <Suspend user={user} />}
        {user.status === 'suspended' &&
          (user.role === 'admin' ? <ReinstateAdmin user={user} /> : <Reinstate user={user} />)}
        {user.sessions.length > 0 && <SignOut user={user} />}
        <ResendCode user={user} />
        <CorrectEmail user={user} />
        <MakeAdmin user={user} />
        <EraseAccount user={user} />
      </CardContent>
    </Card>
  );
}

function Suspend({ user }: { user: UserPage }) {
  const t = useText();
  const [until, setUntil] = useState('');
  const { suspend } = useUserActions(user.id);
  return (
    <ReasonDialog
      trigger={
        <Button variant="destructive" icon={<UserX aria-hidden />}>
          {t('users.suspend')}
        </Button>
      }
      title={t('users.suspend.title', { name: user.name })}
      description={t('users.suspend.text')}
      label={t('users.reason')}
      hint={t('users.reason.hint')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.suspend')}
      isDestructive
      onConfirm={(reason) => suspend.mutateAsync({ reason, until: until || null })}
      done={t('users.suspend.done')}
    >
      <Field label={t('users.suspend.until')} hint={t('users.suspend.until.hint')}>
        <Input
          type="date"
          min={dayAt(systemClock.now())}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}

function Reinstate({ user }: { user: UserPage }) {
  const t = useText();
  const { reinstate } = useUserActions(user.id);
  return (
    <ReasonDialog
      trigger={<Button icon={<UserCheck aria-hidden />}>{t('users.reinstate')}</Button>}
      title={t('users.reinstate.title', { name: user.name })}
      description={t('users.reinstate.text')}
      label={t('users.reason')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.reinstate')}
      onConfirm={(reason) => reinstate.mutateAsync({ reason })}
      done={t('users.reinstate.done')}
    />
  );
}

function SignOut({ user }: { user: UserPage }) {
  const t = useText();
  const { signOut } = useUserActions(user.id);
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<LogOut aria-hidden />}>
          {t('users.sign_out')}
        </Button>
      }
      title={t('users.sign_out.title', { name: user.name })}
      description={t('users.sign_out.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.sign_out')}
      onConfirm={(reason) => signOut.mutateAsync({ reason })}
      done={t('users.sign_out.done')}
    />
  );
}
