import type { Affiliation } from '@faircourt/contracts/institutions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { matchesRoute, PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert, type AlertKind } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { useStep } from './last-step.ts';

/** The pages where a coach meets the limits of not being verified; the dashboard says it among what waits for the coach. */
const PLACES = [
  { path: PATHS.search, place: 'search' },
  { path: PATHS.athlete, place: 'athlete' },
] as const;

type Unverified = Exclude<Affiliation['step'], 'verified'>;
/** What waits for the coach stands out; what waits for a director does not. */
const KINDS: Record<Unverified, AlertKind> = {
  unnamed: 'caution',
  email_unproven: 'caution',
  waiting: 'info',
  more_asked: 'caution',
  rejected: 'caution',
  expired: 'caution',
};

/** Above a page: what is limited until a director has verified where a coach works, and what the next step is. */
export function BelowUnverifiedBanner({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { step, isUnknown } = useStep();
  useOpenedDoors(step);
  const place = PLACES.find(({ path }) => matchesRoute(path, pathname))?.place;
  return (
    <>
      {place && step && step !== 'verified' && <UnverifiedBanner place={place} step={step} />}
      {/* It loads meanwhile, and comes into view where it will stay. */}
      <div className={place && isUnknown ? 'invisible' : undefined}>{children}</div>
    </>
  );
}

type UnverifiedBannerProps = { place: (typeof PLACES)[number]['place']; step: Unverified };

function UnverifiedBanner({ place, step }: UnverifiedBannerProps) {
  const t = useText();
  return (
    <aside aria-label={t('institution.banner.label')} className="mb-6 print:hidden">
      <Alert
        kind={KINDS[step]}
        title={t(`institution.banner.${place}.title`)}
        action={
          <Link
            to={PATHS.institution}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
          >
            {t(`institution.banner.action.${step}`)}
          </Link>
        }
      >
        <p>{t(`institution.banner.${place}.text`)}</p>
        <p className="mt-1">{t(`institution.banner.next.${step}`)}</p>
      </Alert>
    </aside>
  );
}

/** Verified or no longer so while pages are open: what they found and offered before is old. */
function useOpenedDoors(step: Affiliation['step'] | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(step);
  useEffect(() => {
    const before = known.current;
    known.current = step;
    if (before === undefined || (before === 'verified') === (step === 'verified')) return;
    for (const key of ['athletes', 'athlete-count', 'athlete', 'requests']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  }, [queryClient, step]);
}
