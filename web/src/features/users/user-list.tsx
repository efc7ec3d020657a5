import type { UserEntry, UserFilters } from '@faircourt/contracts/users';
import { CircleCheck, Hourglass, MailQuestion, SearchX, UserX, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { userPath } from '../../shell/paths.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { hasFilters } from './users-address.ts';
import type { useUsers } from './users.queries.ts';

type UserListProps = {
  users: ReturnType<typeof useUsers>;
  filters: UserFilters;
  onClear: () => void;
};

export function UserList({ users, filters, onClear }: UserListProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-xl">
        {t(filters.search ? 'users.found' : 'users.latest')}
      </h2>
      <p className="text-sm text-muted">{t('users.looks')}</p>
      <Entries users={users} filters={filters} onClear={onClear} />
    </section>
  );
}

function Entries({ users, filters, onClear }: UserListProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, hasNextPage } = users;
  if (isPending) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('users.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.length === 0) return <NothingFound filters={filters} onClear={onClear} />;
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {data.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={users.isFetchingNextPage}
        label={t('users.load_more')}
        busyText={t('app.loading')}
        status={t(statusOf(hasNextPage, filters), { count: data.length })}
        onLoad={() => void users.fetchNextPage()}
      />
    </>
  );
}

/** A search has no next page: past the best matches one narrows it. */
function statusOf(hasNextPage: boolean, { search }: UserFilters) {
  if (search) return 'users.best_shown';
  return hasNextPage ? 'users.shown' : 'users.all_shown';
}

function NothingFound({ filters, onClear }: Pick<UserListProps, 'filters' | 'onClear'>) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={t('users.none_found')}
        action={
          hasFilters(filters) && (
            <Button variant="secondary" onClick={onClear}>
              {t('users.clear')}
            </Button>
          )
        }
      >
        {t('users.none_found.text')}
      </EmptyState>
    </Card>
  );
}

function UserRow({ user }: { user: UserEntry }) {
  const t = useText();
  const format = useFormat();
  const about = [
    t(`role.${user.role}`),
    user.institution_name,
    user.country_code && <CountryName key="country" code={user.country_code} />,
    planOf(user, t),
    user.plan_status === 'trial' && t('users.plan_status.trial'),
    user.plan_status === 'lapsed' && t('users.plan_status.lapsed'),
  ];
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_11rem_13rem] md:items-center">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <Link
            to={userPath(user.id)}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {user.name}
          </Link>
        </p>
        <p className="text-sm break-all text-muted">{user.email}</p>
        <p className="break-words text-muted">
          <DottedLine parts={about} />
        </p>
      </div>
      <UserState user={user} />
      <p className="text-sm text-muted">
        {t('users.joined_on', { day: format.day(user.joined_on) })}
        <br />
        {user.last_seen_on === null
          ? t('users.never_seen')
          : t('users.seen_on', { day: format.day(user.last_seen_on) })}
      </p>
    </li>
  );
}

type Standing = Pick<UserEntry, 'status' | 'is_mailbox_proven'>;

/** Of two plans both are named: the report comes beside a scouting plan. */
function planOf({ plan, has_report: hasReport }: UserEntry, t: Translate) {
  if (plan === null) return null;
  const name = t(`users.plan.${plan}`);
  return hasReport && plan !== 'global_report' ? t('users.plan_and_report', { plan: name }) : name;
}

/** The most telling of what holds an account back. */
export function UserState({ user }: { user: Standing }) {
  const t = useText();
  const { key, tone, icon } = lookOf(user);
  return (
    <Badge tone={tone} icon={icon}>
      {t(`users.state.${key}`)}
    </Badge>
  );
}

function lookOf({ status, is_mailbox_proven: isProven }: Standing): {
  key: 'active' | 'pending' | 'suspended' | 'unproven';
  tone: BadgeTone;
  icon: LucideIcon;
} {
  if (status === 'suspended') return { key: 'suspended', tone: 'stop', icon: UserX };
  if (!isProven) return { key: 'unproven', tone: 'neutral', icon: MailQuestion };
  if (status === 'pending') return { key: 'pending', tone: 'caution', icon: Hourglass };
  return { key: 'active', tone: 'verified', icon: CircleCheck };
}
