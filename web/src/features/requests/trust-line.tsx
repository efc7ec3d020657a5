/** Who asks and how that is known, in one line; everything else is one press away. */
import type { RequestingCoach } from '@faircourt/contracts/requests';
import { BadgeCheck, ChevronDown, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { CoachFacts } from './coach-facts.tsx';

const OWN_DOMAIN = ['same', 'subdomain', 'website'] as const;

export function TrustLine({ coach }: { coach: RequestingCoach }) {
  const t = useText();
  const isTrusted = coach.verification.checked === 'coach' && hasOwnDomain(coach);
  const Icon = isTrusted ? BadgeCheck : TriangleAlert;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 rounded-sm py-0.5 sm:gap-2.5 sm:py-1 [&::-webkit-details-marker]:hidden">
        <Icon
          aria-hidden
          className={cn('mt-0.5 size-5 shrink-0', isTrusted ? 'text-verified' : 'text-caution')}
        />
        <span className="min-w-0 flex-1 text-sm">
          <TrustWords coach={coach} />{' '}
          <span className="font-medium whitespace-nowrap text-court underline decoration-court/35 underline-offset-4">
            {t('requests.trust.how')}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180 max-sm:hidden"
        />
      </summary>
      <div className="mt-2">
        <CoachFacts coach={coach} />
      </div>
    </details>
  );
}

function TrustWords({ coach }: { coach: RequestingCoach }) {
  const t = useText();
  const format = useFormat();
  const { checked, verified_on, director_name, is_email_proven } = coach.verification;
  const isOwn = hasOwnDomain(coach);
  const name = director_name ?? t('athlete.badge.director');
  const date = verified_on && format.day(verified_on);
  // The whole of it in one breath, where nothing is left to doubt.
  if (checked === 'coach' && date && isOwn) return t('requests.trust.coach_own', { name, date });
  const check = checked && date ? t(`requests.trust.${checked}`, { name, date }) : t('requests.trust.none');
  const domain = isOwn ? 'own' : is_email_proven ? 'other' : 'unproven';
  return `${check} ${t(`requests.trust.domain.${domain}`)}`;
}

function hasOwnDomain({ verification: { is_email_proven, domain_match } }: RequestingCoach): boolean {
  return is_email_proven && OWN_DOMAIN.some((match) => match === domain_match);
}
