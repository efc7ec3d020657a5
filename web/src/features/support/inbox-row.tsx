import type { InboxEntry } from '@faircourt/contracts/support-inbox';
import { CalendarClock, CircleCheck, Hand, ShieldAlert, Siren, Star } from 'lucide-react';
import { Link } from 'react-router';
import { DueBadge } from '../../domain/due-badge.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { supportRequestPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { TurnBadge } from './consulting/turn-badge.tsx';

export function InboxRow({ request }: { request: InboxEntry }) {
  const t = useText();
  const format = useFormat();
  const who = request.sender_role ? t(`role.${request.sender_role}`) : t('support.no_account');
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={supportRequestPath(request.id)}
            className="font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {t(`support.type.${request.type}`)} ·{' '}
            <span className="whitespace-nowrap tabular-nums">{request.reference}</span>
          </Link>
          <Severity request={request} />
        </p>
        <p className="mt-1 break-words text-muted">
          {t('support.from', { name: request.sender_name, who })} ·{' '}
          <time dateTime={request.created_at} title={format.dateTime(request.created_at)}>
            {format.relative(request.created_at)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        <RequestState request={request} />
      </div>
    </li>
  );
}

/** Whether an answer is due, and whose work it is. */
export function RequestState({ request }: { request: InboxEntry }) {
  const t = useText();
  if (request.closed_at) return <Badge icon={CircleCheck}>{t('support.state.closed')}</Badge>;
  return (
    <>
      {request.consulting && (
        <>
          <Badge>{t(`consulting.state.${request.consulting.state}`)}</Badge>
          <TurnBadge turn={request.consulting.turn} isAdmin />
        </>
      )}
      {request.claimed_by && (
        <Badge tone="court" icon={Hand}>
          {request.is_mine
            ? t('support.state.mine')
            : t('support.state.claimed', { name: request.claimed_by.name })}
        </Badge>
      )}
      {request.answer_by && <DueBadge answerBy={request.answer_by} />}
      {/* Of consulting its turn is said above: "answered" beside "your turn" would be two answers to one question. */}
      {!request.answer_by && request.consulting?.turn !== 'us' && (
        <Badge tone="verified" icon={CircleCheck}>
          {t('support.state.answered')}
        </Badge>
      )}
    </>
  );
}

export function Severity({ request: { severity, extra, is_pro: isPro } }: { request: InboxEntry }) {
  const t = useText();
  return (
    <>
      {severity === 'child' && (
        <Badge tone="stop" icon={Siren}>
          {t('support.severity.child')}
        </Badge>
      )}
      {severity === 'danger' && (
        <Badge tone="caution" icon={ShieldAlert}>
          {t('support.severity.danger')}
        </Badge>
      )}
      {extra && (
        <Badge tone="court" icon={CalendarClock}>
          {t(`extras.${extra}`)}
        </Badge>
      )}
      {isPro && (
        <Badge tone="ball" icon={Star}>
          {t('support.pro')}
        </Badge>
      )}
    </>
  );
}
