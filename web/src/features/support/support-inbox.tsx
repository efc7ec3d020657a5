/** Everything that was sent to support, most urgent first. The address holds the view and what is looked for. */
import { INBOX_SEARCH_MAX, INBOX_VIEWS, type InboxView } from '@faircourt/contracts/support-inbox';
import { CircleCheck, Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { InboxFigures } from './inbox-figures.tsx';
import { InboxRow } from './inbox-row.tsx';
import { InboxViews } from './inbox-views.tsx';
import { useInbox } from './support.queries.ts';

export function SupportInbox() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search');
  const view = viewOf(address.get('view'));
  const inbox = useInbox({ view, search });
  return (
    <>
      <InboxFigures figures={inbox.data?.figures} />
      <SearchField
        key={search ?? ''}
        given={search ?? ''}
        onSearch={(wanted) => setAddress(wanted ? { search: wanted } : {}, { preventScrollReset: true })}
      />
      <InboxViews
        view={search === null ? view : null}
        figures={inbox.data?.figures}
        onChoose={(next) =>
          setAddress(next === 'open' ? {} : { view: next }, { preventScrollReset: true, flushSync: true })
        }
      />
      <Rows inbox={inbox} view={view} search={search} />
    </>
  );
}

function viewOf(given: string | null): InboxView {
  return INBOX_VIEWS.find((view) => view === given) ?? 'open';
}

function SearchField({ given, onSearch }: { given: string; onSearch: (wanted: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form noValidate onSubmit={submit}>
        <Field label={t('support.search')}>
          <div className="flex max-w-2xl gap-2">
            <Input
              type="search"
              autoComplete="off"
              maxLength={INBOX_SEARCH_MAX}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="secondary" icon={<Search aria-hidden />}>
              {t('support.search.submit')}
            </Button>
          </div>
        </Field>
      </form>
    </search>
  );
}

type RowsProps = { inbox: ReturnType<typeof useInbox>; view: InboxView; search: string | null };

function Rows({ inbox, view, search }: RowsProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = inbox;
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
        <ErrorState title={t('support.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.requests.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={search ? Search : CircleCheck}
          title={t(search ? 'support.none_found' : `support.empty.${view}`)}
        >
          {t(search ? 'support.none_found.text' : `support.empty.${view}.text`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <ul className="divide-y divide-line">
        {data.requests.map((request) => (
          <InboxRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
