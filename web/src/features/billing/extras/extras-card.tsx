/** The extras of Pro Scout by the year: what can be booked, what is booked, and what we answered. */
import type { ProExtras, ProExtraState } from '@faircourt/contracts/pro-extras';
import { CalendarClock, CircleCheck, Clock, Lightbulb, MessageCircleReply, Rocket } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { supportRequestPath } from '../../../shell/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { BookExtraDialog } from './book-extra.tsx';
import { useExtras } from './extras.queries.ts';

type Extra = NonNullable<ProExtras['extras']>[number];

const ICONS = { feature_request: Lightbulb, onboarding: Rocket, strategy_call: CalendarClock };

export function ExtrasCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useExtras();
  if (data?.extras === null) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('extras.title')}</CardTitle>
        <CardDescription>{t('extras.text')}</CardDescription>
      </CardHeader>
      {isPending ? (
        <LoadingRows />
      ) : data ? (
        <ul aria-label={t('extras.title')} className="divide-y divide-line border-t border-line">
          {data.extras.map((extra) => (
            <Row key={extra.kind} extra={extra} />
          ))}
        </ul>
      ) : (
        <ErrorState title={t('extras.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      )}
    </Card>
  );
}

function Row({ extra }: { extra: Extra }) {
  const t = useText();
  const format = useFormat();
  const { kind, booked } = extra;
  const Icon = ICONS[kind];
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-start sm:justify-between sm:px-6">
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-medium">
            {t(`extras.${kind}`)}
            {booked && <StateBadge state={booked.state} />}
          </p>
          <p className="text-sm text-muted">{t(`extras.${kind}.text`)}</p>
          {booked?.answer && (
            <p className="rounded-md border border-line bg-sunken/60 p-3 break-words whitespace-pre-line">
              {booked.answer}
            </p>
          )}
          {booked && (
            <p className="text-sm">
              <Link
                to={supportRequestPath(booked.request_id)}
                className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {t('extras.open', { reference: booked.reference })}
              </Link>{' '}
              <span className="text-muted">{format.date(booked.booked_at)}</span>
            </p>
          )}
          {extra.next_from && (
            <p className="text-sm text-muted">
              {t('extras.next_from', { date: format.day(extra.next_from) })}
            </p>
          )}
        </div>
      </div>
      {extra.can_book && <BookExtraDialog kind={kind} />}
    </li>
  );
}

function StateBadge({ state }: { state: ProExtraState }) {
  const t = useText();
  if (state === 'open') return <Badge icon={Clock}>{t('extras.state.open')}</Badge>;
  return state === 'answered' ? (
    <Badge tone="verified" icon={MessageCircleReply}>
      {t('extras.state.answered')}
    </Badge>
  ) : (
    <Badge icon={CircleCheck}>{t('extras.state.done')}</Badge>
  );
}
