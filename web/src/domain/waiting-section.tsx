/** One list of what waits for admins: what it is about, how many wait, and a calm word when nobody does. */
import { CircleCheck, CircleCheckBig, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '../ui/card.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

interface Loading {
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

type WaitingSectionProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What to say when nothing waits. */
  empty: string;
  /** It is all that its page has. */
  isAlone?: boolean;
  query: Loading;
  /** Of the count: what waits wants attention, a mere list does not. */
  tone?: BadgeTone;
  /** Undefined while nothing has arrived. */
  rows: readonly ReactNode[] | undefined;
  /** Where not each row waits for the reader: how many do. */
  count?: number;
};

export function WaitingSection({
  icon: Icon,
  title,
  text,
  empty,
  isAlone = false,
  query,
  tone = 'caution',
  rows,
  count = rows?.length ?? 0,
}: WaitingSectionProps) {
  const format = useFormat();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="gap-2 pb-5 sm:pb-5">
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
            <Icon aria-hidden className="size-5" />
          </span>
          <CardTitle id={titleId} className="min-w-0">
            {title}
          </CardTitle>
          {count > 0 && <Badge tone={tone}>{format.number(count)}</Badge>}
        </div>
        <CardDescription className="max-w-3xl sm:pl-13">{text}</CardDescription>
      </CardHeader>
      <div className="border-t border-line">
        <Rows query={query} empty={empty} isAlone={isAlone} rows={rows} />
      </div>
    </Card>
  );
}

type RowsProps = Pick<WaitingSectionProps, 'query' | 'empty' | 'isAlone' | 'rows'>;

function Rows({ query, empty, isAlone, rows }: RowsProps) {
  const t = useText();
  const errorText = useErrorText();
  if (query.isPending) return <LoadingRows />;
  if (rows === undefined) {
    return (
      <ErrorState
        title={t('waiting_section.failed')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (rows.length === 0) {
    // Alone on its page it is an empty page, with a drawing; beside other lists a line is enough.
    if (isAlone) return <EmptyState icon={CircleCheckBig} title={empty} />;
    return (
      <p className="flex items-start gap-2.5 px-5 py-4 text-muted sm:px-6">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
        {empty}
      </p>
    );
  }
  return <ul className="divide-y divide-line">{rows}</ul>;
}

type WaitingRowProps = {
  title: ReactNode;
  /** Beside the name, such as where a report was made. */
  badges?: ReactNode;
  /** What can be done, below on a phone and beside on a desk. */
  actions?: ReactNode;
  children: ReactNode;
  /** Opens below all of it. */
  below?: ReactNode;
};

export function WaitingRow({ title, badges, actions, children, below }: WaitingRowProps) {
  return (
    <li className="flex flex-col gap-4 px-5 py-5 sm:px-6">
      <div className="flex flex-col gap-4 lg:flex-row lg:items-start lg:justify-between">
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-base break-words">{title}</h3>
            {badges}
          </div>
          {children}
        </div>
        {actions && <div className="flex shrink-0 flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>}
      </div>
      {below}
    </li>
  );
}
