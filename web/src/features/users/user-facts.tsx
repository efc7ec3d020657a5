/** Who somebody is, and how they are tied to others. */
import type { UserPage } from '@faircourt/contracts/users';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { deviceName } from '../../domain/device-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { athletePath, userPath } from '../../shell/paths.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { EndLink } from './two-admins.tsx';
import { UserState } from './user-list.tsx';

const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

export function UserFacts({ user }: { user: UserPage }) {
  const t = useText();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FactCard title={t('users.account')}>
        <Account user={user} />
      </FactCard>
      <FactCard title={t('users.counts')}>
        <Counts counts={user.counts} />
      </FactCard>
      <FactCard title={t('users.links')}>
        <Links links={user.links} confirmations={user.confirmations} />
      </FactCard>
      <FactCard title={t('users.sessions')}>
        <Sessions sessions={user.sessions} />
      </FactCard>
    </div>
  );
}

function FactCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{title}</CardTitle>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Account({ user }: { user: UserPage }) {
  const t = useText();
  const format = useFormat();
  const { athlete, coach, invitation } = user;
  return (
    <dl className="flex flex-col gap-2.5">
      <Fact label={t('users.state')}>
        <UserState user={user} />
      </Fact>
      {user.pending_email !== null && <Fact label={t('users.pending_email')}>{user.pending_email}</Fact>}
      <Fact label={t('users.joined')}>{format.dateTime(user.joined_at)}</Fact>
      <Fact label={t('users.last_seen')}>
        {user.last_seen_on ? format.day(user.last_seen_on) : t('users.never_seen')}
      </Fact>
      {athlete && (
        <Fact label={t('role.athlete')}>
          <Link to={athletePath(athlete.id)} className={LINK}>
            {t('users.open_profile')}
          </Link>
          <br />
          <DottedLine
            parts={[
              athlete.school_name,
              athlete.grad_year && t('athlete.class_of', { year: String(athlete.grad_year) }),
              <CountryName key="country" code={athlete.country_code} />,
              t(`users.visibility.${athlete.visibility}`),
            ]}
          />
        </Fact>
      )}
      {coach && (
        <Fact label={t('users.institution')}>
          {[coach.institution_name ?? t('users.no_institution'), coach.title].filter(Boolean).join(' · ')}
          <br />
          <span className="text-sm text-muted">{t(`users.affiliation.${coach.affiliation_status}`)}</span>
        </Fact>
      )}
      {user.regions.length > 0 && <Fact label={t('users.regions')}>{format.list(user.regions)}</Fact>}
      {user.plans.map((plan) => (
        <Fact key={plan.plan} label={t(plan.plan === 'global_report' ? 'users.report' : 'users.plan')}>
          {[
            t(`users.plan.${plan.plan}`),
            t(`users.plan_status.${plan.status}`),
            plan.period_to && t('users.plan_period', { day: format.day(plan.period_to.slice(0, 10)) }),
            plan.ends_at && t('users.plan_ends', { day: format.date(plan.ends_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      ))}
      {invitation && (
        <Fact label={t('users.invitation')}>
          <span className="font-mono">{invitation.code}</span>{' '}
          {invitation.issued_by && (
            <Link to={userPath(invitation.issued_by.user_id)} className={LINK}>
              {invitation.issued_by.name}
            </Link>
          )}
        </Fact>
      )}
      <Fact label={t('users.id')}>
        <span className="font-mono text-sm break-all">{user.id}</span>
      </Fact>
    </dl>
  );
}

function Counts({ counts }: Pick<UserPage, 'counts'>) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {COUNTED.map((name) => (
        <div key={name}>
          <dd className="text-2xl font-semibold tabular-nums">{format.number(counts[name])}</dd>
          <dt className="text-sm text-muted">{t(`users.count.${name}`)}</dt>
        </div>
      ))}
    </dl>
  );
}

const COUNTED = [
  'verifications_waiting',
  'verifications_verified',
  'requests',
  'reports_about',
  'reports_by',
  'reached_limits',
] as const;

function Links({ links, confirmations }: Pick<UserPage, 'links' | 'confirmations'>) {
  const t = useText();
  const format = useFormat();
  if (links.length === 0) return <p className="text-muted">{t('users.links.none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {links.map(({ id, status, other, since }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
          {other ? (
            <Link to={userPath(other.user_id)} className={LINK}>
              {other.name}
            </Link>
          ) : (
            <span>{t('users.links.invited')}</span>
          )}
          <span className="text-sm text-muted">
            {[t(`users.link.${status}`), format.date(since)].join(' · ')}
          </span>
          <EndLink link={{ id, status, other, since }} confirmations={confirmations} />
        </li>
      ))}
    </ul>
  );
}

function Sessions({ sessions }: Pick<UserPage, 'sessions'>) {
  const t = useText();
  const format = useFormat();
  if (sessions.length === 0) return <p className="text-muted">{t('users.sessions.none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {sessions.map(({ id, device, ip_address: address, last_used_at: lastUsed }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span>{deviceName(device, t)}</span>
          <span className="text-sm text-muted">
            {[address, format.relative(lastUsed)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
