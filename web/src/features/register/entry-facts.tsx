/** What is known of an institution, who says to work there, and how much hangs on it. */
import type { Registered } from '@faircourt/contracts/institution-register';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { institutionPath, userPath } from '../../shell/paths.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { EntryState } from './register-list.tsx';

const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

export function EntryFacts({ entry }: { entry: Registered }) {
  const t = useText();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FactCard title={t('register.known')}>
        <Known entry={entry} />
      </FactCard>
      <FactCard title={t('register.counts')}>
        <Counts entry={entry} />
      </FactCard>
      <FactCard title={t('register.people', { count: entry.coaches })}>
        <People entry={entry} />
      </FactCard>
      <FactCard title={t('register.corrections')}>
        <Corrections entry={entry} />
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

function Known({ entry }: { entry: Registered }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="flex flex-col gap-2.5">
      <Fact label={t('register.state')}>
        <EntryState state={entry.state} />
      </Fact>
      <Fact label={t('register.email_domain')}>{entry.email_domain ?? t('register.unknown')}</Fact>
      <Fact label={t('register.website')}>
        {entry.website ? <WebLink address={entry.website} /> : t('register.unknown')}
      </Fact>
      <Fact label={t('register.division')}>
        {entry.division ? t(`division.${entry.division}`) : t('register.unknown')}
      </Fact>
      <Fact label={t('register.since')}>{format.dateTime(entry.created_at)}</Fact>
      {entry.proposed_by && (
        <Fact label={t('register.proposed_by')}>
          <Link to={userPath(entry.proposed_by.user_id)} className={LINK}>
            {entry.proposed_by.name}
          </Link>
        </Fact>
      )}
      {entry.took_in.length > 0 && (
        <Fact label={t('register.took_in')}>
          {entry.took_in.map(({ id, name }) => (
            <Link key={id} to={institutionPath(id)} className={`block ${LINK}`}>
              {name}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Counts({ entry }: { entry: Registered }) {
  const t = useText();
  const format = useFormat();
  const { counts } = entry;
  const figures = [
    ['register.count.verified', counts.verified_coaches],
    ['register.count.releases', entry.releases],
    ['register.count.athletes', counts.athletes],
    ['register.count.requests', counts.requests],
    ['register.count.conversations', counts.conversations],
    ['register.count.blocks', counts.blocks],
    ['register.count.invitations', counts.invitations],
  ] as const;
  return (
    <dl className="flex flex-col gap-2.5">
      {figures.map(([label, count]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t(label)}</dt>
          <dd className="tabular-nums">{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function People({ entry }: { entry: Registered }) {
  const t = useText();
  if (entry.people.length === 0) return <p className="text-muted">{t('register.people.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {entry.people.map(({ user_id: id, name, title, standing }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="min-w-0 break-words">
            <Link to={userPath(id)} className={LINK}>
              {name}
            </Link>
            {title && <span className="text-muted"> · {title}</span>}
          </span>
          <EntryState state={standing} />
        </li>
      ))}
      {entry.coaches > entry.people.length && (
        <li className="py-2.5 text-muted">
          {t('register.people.more', { count: entry.coaches - entry.people.length })}
        </li>
      )}
    </ul>
  );
}

function Corrections({ entry }: { entry: Registered }) {
  const t = useText();
  const format = useFormat();
  if (entry.corrections.length === 0) return <p className="text-muted">{t('register.corrections.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {entry.corrections.map(({ id, reason, done_by: by, done_at: at }) => (
        <li key={id} className="py-2.5">
          <p className="break-words">{reason}</p>
          <p className="text-sm text-muted">
            {[by?.name ?? t('users.somebody'), format.dateTime(at)].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
