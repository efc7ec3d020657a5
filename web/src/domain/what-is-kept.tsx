/** Said to a child under 13 whose guardian has not signed yet, or whom a doubt makes one: what is kept, and why nothing more. */
import { ArrowRight, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../shell/app-link.tsx';
import { PATHS } from '../shell/paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../ui/card.tsx';

export function WhatIsKept({ isDoubted }: { isDoubted: boolean }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId} className="flex items-start gap-3">
          <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-verified" />
          {t('profile.held.title')}
        </CardTitle>
      </CardHeader>
      <CardContent className="flex max-w-prose flex-col items-start gap-4">
        <p>{t(isDoubted ? 'profile.held.doubted' : 'profile.held.child')}</p>
        {isDoubted && (
          <AppLink to={PATHS.verifications} className={buttonClasses()}>
            {t('profile.held.ask')}
            <ArrowRight aria-hidden />
          </AppLink>
        )}
        <KeptWords />
      </CardContent>
    </Card>
  );
}

/** What is kept all the same, and who corrects a birthdate that is wrong. */
export function KeptWords() {
  const t = useText();
  return (
    <>
      <p className="text-sm text-muted">{t('profile.held.before')}</p>
      <p className="text-sm text-muted">
        {t('profile.held.wrong')}{' '}
        <AppLink to={PATHS.support} className="underline underline-offset-2">
          {t('profile.held.support')}
        </AppLink>
      </p>
    </>
  );
}
