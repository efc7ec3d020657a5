/** Who is signed in, and the way out. */
import { LogOut } from 'lucide-react';
import { useSession } from '../api/session/use-session.ts';
import { useText } from '../i18n/use-text.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { cn } from '../ui/class-names.ts';
import { useSignOut } from './sign-out.ts';

export function AccountSummary({ className }: { className?: string }) {
  const t = useText();
  const user = useSession().session?.user;
  if (!user) return null;
  const name = user.user_metadata.name || user.email;
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <Avatar name={name} className="hidden sm:grid" />
      <div className="min-w-0 text-right leading-tight sm:text-left">
        <p className="max-w-[22ch] truncate text-sm font-semibold" title={name}>
          {name}
        </p>
        <p className="truncate text-sm text-muted">{t(`role.${user.user_metadata.role}`)}</p>
      </div>
    </div>
  );
}

/** An icon on a phone, a word from tablets on; its name is the same in both. */
export function SignOutButton() {
  const t = useText();
  const { isSigningOut, leave } = useSignOut();
  const press = () => void leave();
  return (
    <>
      <IconButton label={t('sign_out.submit')} isBusy={isSigningOut} className="sm:hidden" onClick={press}>
        <LogOut aria-hidden />
      </IconButton>
      <Button
        variant="secondary"
        size="sm"
        className="ml-1 hidden min-h-10 sm:inline-flex"
        icon={<LogOut aria-hidden />}
        isBusy={isSigningOut}
        busyText={t('sign_out.busy')}
        onClick={press}
      >
        {t('sign_out.submit')}
      </Button>
    </>
  );
}
