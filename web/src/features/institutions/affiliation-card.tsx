import type { Affiliation } from '@faircourt/contracts/institutions';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '../../ui/card.tsx';
import { ChangeButton } from './change-button.tsx';
import { DomainNote } from './domain-note.tsx';
import { isEndingSoon } from './affiliation-steps.ts';
import { AffiliationBadge } from './affiliation-badge.tsx';
import { useNow } from '../../shell/clock/use-clock.ts';
import { CountryName } from '../../ui/country-name.tsx';

/** What is on record, what the directors say of it, and how to change it. */
export function AffiliationCard({ affiliation, onName }: { affiliation: Affiliation; onName: () => void }) {
  const t = useText();
  const titleId = useId();
  const now = new Date(useNow());
  const { step, institution, verification_id } = affiliation;
  if (!institution) return null;
  const isOver = step === 'rejected' || step === 'expired';
  const isRenewable = isEndingSoon(affiliation, now) && verification_id === null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle id={titleId} className="min-w-0 break-words">
          {institution.name}
        </CardTitle>
        <AffiliationBadge step={step} />
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <Verdict affiliation={affiliation} isRenewable={isRenewable} />
        <Facts affiliation={affiliation} />
        <DomainNote affiliation={affiliation} />
      </CardContent>
      <CardFooter>
        {(isOver || isRenewable) && (
          <Button onClick={onName}>
            {t(step === 'rejected' ? 'institution.ask_again' : 'institution.confirm_again')}
          </Button>
        )}
        <ChangeButton affiliation={affiliation} onChange={onName} />
      </CardFooter>
    </Card>
  );
}

function Verdict({ affiliation, isRenewable }: { affiliation: Affiliation; isRenewable: boolean }) {
  const t = useText();
  const format = useFormat();
  const { step, reason, asked_at, institution, expires_on, verification_id } = affiliation;
  // Also beside a verification in effect that is being renewed.
  if (verification_id !== null && reason !== null) {
    return (
      <Alert kind="caution" title={t('institution.more_asked.title')}>
        <Words text={reason} />
        <p className="mt-2">{t('institution.more_asked.text')}</p>
      </Alert>
    );
  }
  switch (step) {
    case 'waiting':
      return (
        <Alert kind="info" title={t('institution.waiting.title')}>
          {t('institution.waiting.text', {
            country: format.country(institution?.country_code ?? ''),
            when: asked_at ? format.relative(asked_at) : '',
          })}
        </Alert>
      );
    case 'rejected':
      return (
        <Alert kind="error" title={t('institution.rejected.title')}>
          <Words text={reason} />
          <p className="mt-2">{t('institution.rejected.text')}</p>
        </Alert>
      );
    case 'expired':
      return (
        <Alert kind="caution" title={t('institution.expired.title')}>
          {t('institution.expired.text')}
        </Alert>
      );
    case 'verified':
      if (verification_id !== null)
        return <Alert kind="info">{t('institution.verified.renewal_waits')}</Alert>;
      if (!isRenewable || expires_on === null) return null;
      return (
        <Alert kind="caution" title={t('institution.ending.title', { date: format.day(expires_on) })}>
          {t('institution.ending.text')}
        </Alert>
      );
    default:
      return null;
  }
}

/** A director's own words, as they were typed. */
function Words({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <blockquote className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
      {text}
    </blockquote>
  );
}

function Facts({ affiliation }: { affiliation: Affiliation }) {
  const t = useText();
  const format = useFormat();
  const { institution, title, work_email, step, director_name, method, verified_on, expires_on } =
    affiliation;
  if (!institution) return null;
  const isChecked = step === 'verified' || step === 'expired';
  const facts: [name: string, value: ReactNode][] = [
    [t('institution.fact.kind'), t(`institution.kind_name.${institution.kind}`)],
    [
      t('institution.fact.place'),
      <CountryName key="place" city={institution.city} code={institution.country_code} />,
    ],
    [t('institution.fact.website'), institution.website],
    [t('institution.fact.title'), title],
    [t('institution.fact.work_email'), work_email],
    [t('athlete.badge.by'), isChecked && verified_on && (director_name ?? t('athlete.badge.director'))],
    [t('athlete.badge.how'), isChecked && method],
    [t('athlete.badge.on'), isChecked && verified_on && format.day(verified_on)],
    [t('athlete.badge.until'), isChecked && expires_on && format.day(expires_on)],
  ];
  return (
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
  );
}
