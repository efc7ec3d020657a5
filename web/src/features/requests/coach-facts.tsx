import type { RequestingCoach } from '@faircourt/contracts/requests';
import { BadgeCheck, CircleHelp, ExternalLink, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { VerifiedBadge } from '../../domain/verification/verified-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';

/** Who asks, and how that is known: the family should not have to take anybody's word for it. */
export function CoachFacts({ coach }: { coach: RequestingCoach }) {
  const t = useText();
  const format = useFormat();
  const { institution, verification } = coach;
  const director = verification.director_name ?? t('athlete.badge.director');
  const facts: [name: string, value: ReactNode][] = [
    [t('requests.coach.name'), [coach.name, coach.title].filter(Boolean).join(', ')],
    [
      t('requests.coach.institution'),
      <Fragment key="institution">
        {institution.name} ({t(`institution.kind.${institution.kind}`)},{' '}
        <CountryName code={institution.country_code} />)
      </Fragment>,
    ],
    [
      t('requests.coach.website'),
      institution.website && <Website key="website" address={institution.website} />,
    ],
    [
      t('requests.coach.verified'),
      verification.verified_on &&
        t('requests.coach.verified_by', { name: director, date: format.day(verification.verified_on) }),
    ],
    [
      t('requests.coach.checked'),
      verification.checked && t(`requests.coach.checked.${verification.checked}`),
    ],
    [t('requests.coach.method'), verification.method],
    [t('requests.coach.until'), verification.expires_on && format.day(verification.expires_on)],
    [t('requests.coach.email'), verification.email_domain && <WorkAddress key="email" coach={coach} />],
  ];
  return (
    <div className="rounded-md border border-line bg-sunken/60 p-4">
      <p className="mb-3">
        {verification.checked ? (
          <CheckBadge verification={verification} label={t(`requests.coach.badge.${verification.checked}`)} />
        ) : (
          <Badge icon={CircleHelp}>{t('requests.coach.badge.unrecorded')}</Badge>
        )}
      </p>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="sm:contents">
                <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** Who, how and when are also written below it; a badge that can be pressed elsewhere can be pressed here. */
function CheckBadge({
  verification,
  label,
}: {
  verification: RequestingCoach['verification'];
  label: string;
}) {
  const { verified_on, expires_on, method, director_name } = verification;
  if (verified_on && expires_on) {
    return <VerifiedBadge badge={{ verified_on, expires_on, method, director_name }} label={label} />;
  }
  return (
    <Badge tone="verified" icon={BadgeCheck}>
      {label}
    </Badge>
  );
}

/** That mail reaches the coach there, and what that says: never the address itself. */
function WorkAddress({ coach: { verification } }: { coach: RequestingCoach }) {
  const t = useText();
  const { email_domain: domain, is_email_proven, domain_match: match } = verification;
  if (!is_email_proven || domain === null) return t('requests.coach.email.unproven');
  const isDoubtful = match === 'different' || match === 'free_mail' || match === 'own_claim';
  return (
    <>
      {t('requests.coach.email.proven', { domain })}
      {match && (
        <span className="flex items-start gap-1.5 text-sm">
          {isDoubtful && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />}
          {t(`requests.coach.domain.${match}`)}
        </span>
      )}
    </>
  );
}

/** Only a web address becomes a link; anything else stays words. */
function Website({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return address;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="inline-flex items-center gap-1.5 rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      {url.host}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}
