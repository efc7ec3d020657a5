/** /auth as it opens for somebody without a session. Nothing in it takes input: what is typed here would be lost. */
import { Eye, KeyRound } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { CONTROL_CLASSES } from '../../ui/input.tsx';

export function SignInView() {
  const t = useText();
  return (
    <AuthLayout title={t('auth.sign_in.title')} description={t('auth.sign_in.description')}>
      <div className="flex flex-col gap-5">
        <Field label={t('auth.email')}>
          <EmptyInput />
        </Field>
        <Field label={t('auth.password')}>
          <div className="relative">
            <EmptyInput />
            <span className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted">
              <Eye aria-hidden className="size-5" />
            </span>
          </div>
        </Field>
        <LooksLikeButton variant="link" size="sm" className="-mt-2 self-end">
          {t('auth.sign_in.forgot')}
        </LooksLikeButton>
        <LooksLikeButton size="lg" width="full">
          {t('auth.sign_in.submit')}
        </LooksLikeButton>
      </div>
      <LooksLikeButton variant="secondary" size="lg" width="full" className="mt-4">
        <KeyRound aria-hidden />
        {t('passkeys.sign_in')}
      </LooksLikeButton>
      <p className="mt-6 text-center text-muted">
        {t('auth.sign_in.switch_question')}{' '}
        <LooksLikeButton variant="link">{t('auth.sign_in.switch')}</LooksLikeButton>
      </p>
    </AuthLayout>
  );
}

function EmptyInput() {
  return <div className={cn(CONTROL_CLASSES, 'min-h-11')} />;
}

function LooksLikeButton({
  children,
  ...looks
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'width' | 'className'> & {
  children: ReactNode;
}) {
  return (
    <Button asChild {...looks}>
      <span>{children}</span>
    </Button>
  );
}
