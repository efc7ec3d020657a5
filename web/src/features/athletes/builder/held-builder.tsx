/**
 * Instead of the tabs, for a child under 13 whose guardian has not signed yet, or whom a doubt makes one: what is kept, why
 * there is nothing to fill in, and what comes next.
 */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { ArrowRight, ShieldCheck } from 'lucide-react';
import { useEffect, useId } from 'react';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { useFamily } from '../../../domain/family.query.ts';
import { RoadBar } from '../../../domain/road/road-bar.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';

/** `isReloaded`: a save has just brought the page, which is another one than before. */
type HeldBuilderProps = { profile: OwnProfile; isReloaded: boolean };

export function HeldBuilder({ profile, isReloaded }: HeldBuilderProps) {
  // After the router has gone to the place of the field that was filled.
  useEffect(() => {
    if (isReloaded) window.scrollTo(0, 0);
  }, [isReloaded]);
  const { data: family } = useFamily();
  const road = family?.roads.find(({ is_self }) => is_self);
  const isDoubted = profile.collection_hold === 'age_doubted';
  return (
    <>
      <WhatIsKept isDoubted={isDoubted} />
      {!isDoubted && <InviteGuardian isLedTo={false} />}
      {road && <RoadBar road={road} answeredBelow={isDoubted ? [] : ['invite_guardian']} />}
    </>
  );
}

function WhatIsKept({ isDoubted }: { isDoubted: boolean }) {
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
        <p className="text-sm text-muted">{t('profile.held.before')}</p>
        <p className="text-sm text-muted">
          {t('profile.held.wrong')}{' '}
          <AppLink to={PATHS.support} className="underline underline-offset-2">
            {t('profile.held.support')}
          </AppLink>
        </p>
      </CardContent>
    </Card>
  );
}
