import type { DomainMatch, VerificationItem } from '@faircourt/contracts/verification';
import { BadgeCheck, CircleHelp, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Fragment, useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { DetailList, LOW_BESIDE } from './detail-list.tsx';
import { CountryName } from '../../../ui/country-name.tsx';
import { WebLink } from '../../../ui/web-link.tsx';

type InstitutionCardProps = {
  institution: NonNullable<VerificationItem['institution']>;
  coach: VerificationItem['coach'];
  /** To correct what is known of it; left out for those who only look. */
  correction?: ReactNode;
};

const MATCH_LOOKS: Record<DomainMatch, { tone: BadgeTone; icon: LucideIcon }> = {
  same: { tone: 'verified', icon: BadgeCheck },
  subdomain: { tone: 'verified', icon: BadgeCheck },
  website: { tone: 'verified', icon: BadgeCheck },
  own_claim: { tone: 'caution', icon: TriangleAlert },
  different: { tone: 'caution', icon: TriangleAlert },
  free_mail: { tone: 'caution', icon: TriangleAlert },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** The institution as we know it, and how the coach's work email compares with it. */
export function InstitutionCard({ institution, coach, correction }: InstitutionCardProps) {
  const t = useText();
  const titleId = useId();
  const facts: [name: string, value: ReactNode][] = [
    [
      t('item.institution.kind'),
      <Fragment key="kind">
        {t(`institution.kind.${institution.kind}`)},{' '}
        <CountryName city={institution.city} code={institution.country_code} />
      </Fragment>,
    ],
    [t('item.field.website'), institution.website && <WebLink key="website" address={institution.website} />],
    [t('item.field.email_domain'), institution.email_domain],
    [t('item.correct.division'), institution.division && t(`division.${institution.division}`)],
    [t('item.institution.status'), t(`item.institution.${institution.status}`)],
    [
      t('item.institution.proposed_by'),
      institution.is_proposed_by_coach && t('item.institution.proposed_by_coach'),
    ],
    [
      t('item.institution.coaches'),
      t('item.institution.coaches_count', { count: institution.verified_coaches }),
    ],
    [t('item.field.title'), coach?.title],
    [t('item.field.work_email'), coach?.work_email],
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className={LOW_BESIDE.header}>
        <CardTitle id={titleId}>{t('item.institution')}</CardTitle>
        <CardDescription className="xl:text-sm">{t('item.institution.text')}</CardDescription>
      </CardHeader>
      <CardContent className={cn('flex flex-col gap-4', LOW_BESIDE.content)}>
        <DetailList details={facts} className={LOW_BESIDE.list} />
        {correction}
        {coach && (
          <ul aria-label={t('item.email_check')} className="flex flex-wrap gap-2">
            <li>
              <Badge
                tone={coach.is_email_proven ? 'verified' : 'caution'}
                icon={coach.is_email_proven ? BadgeCheck : TriangleAlert}
                className="whitespace-normal"
              >
                {t(coach.is_email_proven ? 'item.email.proven' : 'item.email.unproven')}
              </Badge>
            </li>
            <li>
              <Badge {...MATCH_LOOKS[coach.domain_match]} className="whitespace-normal">
                {t(`item.domain.${coach.domain_match}`)}
              </Badge>
            </li>
          </ul>
        )}
      </CardContent>
    </Card>
  );
}
