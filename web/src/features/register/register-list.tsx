import type {
  RegisterEntry,
  RegisterFilters,
  RegisterState,
} from '@faircourt/contracts/institution-register';
import { Ban, CircleCheck, CircleX, Copy, Hourglass, Merge, SearchX, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { institutionPath } from '../../shell/paths.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { hasFilters } from './register-address.ts';
import type { useRegister } from './register.queries.ts';

type RegisterListProps = {
  register: ReturnType<typeof useRegister>;
  filters: RegisterFilters;
  onClear: () => void;
};

export function RegisterList(props: RegisterListProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-xl">
        {t(props.filters.search ? 'users.found' : 'register.latest')}
      </h2>
      <Entries {...props} />
    </section>
  );
}

function Entries({ register, filters, onClear }: RegisterListProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, hasNextPage } = register;
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
        <ErrorState title={t('register.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
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
          {data.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={register.isFetchingNextPage}
        label={t('register.load_more')}
        busyText={t('app.loading')}
        status={t(filters.search ? 'register.best_shown' : 'register.shown', { count: data.length })}
        onLoad={() => void register.fetchNextPage()}
      />
    </>
  );
}

function NothingFound({ filters, onClear }: Pick<RegisterListProps, 'filters' | 'onClear'>) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={t('register.none_found')}
        action={
          hasFilters(filters) && (
            <Button variant="secondary" onClick={onClear}>
              {t('users.clear')}
            </Button>
          )
        }
      >
        {t('register.none_found.text')}
      </EmptyState>
    </Card>
  );
}

export function EntryRow({ entry }: { entry: RegisterEntry }) {
  const t = useText();
  const about = [
    t(`directory.institution_kind.${entry.kind}`),
    entry.city,
    <CountryName key="country" code={entry.country_code} />,
    entry.email_domain,
  ];
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_14rem_10rem] md:items-center">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <Link
            to={institutionPath(entry.id)}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {entry.name}
          </Link>
        </p>
        <p className="break-words text-muted">
          <DottedLine parts={about} />
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <EntryState state={entry.state} />
        {entry.has_twin && (
          <Badge tone="caution" icon={Copy}>
            {t('register.has_twin')}
          </Badge>
        )}
      </p>
      <p className="text-sm text-muted">
        {t('register.coaches', { count: entry.coaches })}
        <br />
        {t('register.releases', { count: entry.releases })}
      </p>
    </li>
  );
}

const STATES: Record<RegisterState, { tone: BadgeTone; icon: LucideIcon }> = {
  verified: { tone: 'verified', icon: CircleCheck },
  unverified: { tone: 'neutral', icon: Hourglass },
  rejected: { tone: 'stop', icon: CircleX },
  banned: { tone: 'stop', icon: Ban },
  merged: { tone: 'neutral', icon: Merge },
};

export function EntryState({ state }: { state: RegisterState }) {
  const t = useText();
  return <Badge {...STATES[state]}>{t(`register.state.${state}`)}</Badge>;
}
