import type { SentRequest } from '@faircourt/contracts/requests';
import { CircleCheck, CircleSlash, Clock3, Lock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { athletePath, threadPath } from '../../shell/paths.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { NewAnswers } from './use-new-answers.ts';
import type { SentTogether } from './sent-together.ts';

const LOOKS: Record<SentRequest['status'], { tone: BadgeTone; icon: LucideIcon }> = {
  requested: { tone: 'caution', icon: Clock3 },
  approved: { tone: 'verified', icon: CircleCheck },
  declined: { tone: 'stop', icon: CircleSlash },
  closed: { tone: 'neutral', icon: Lock },
};
const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

type SentOfAthleteProps = SentTogether & {
  /** They have come to different things, so each says what. */
  isMixed: boolean;
  news: NewAnswers;
};

/** One athlete, and a line for each thing that was asked. */
export function SentOfAthlete({ athlete, requests, isMixed, news }: SentOfAthleteProps) {
  const t = useText();
  const titleId = useId();
  const isClosed = requests.every(({ status }) => status === 'closed');
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-6 px-4 py-3 sm:px-5 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={titleId} className="flex min-h-9 items-start pt-1 text-base break-words max-md:min-h-8">
        {isClosed ? (
          athlete.name
        ) : (
          <Link
            to={athletePath(athlete.id)}
            className={LINK}
            aria-label={t('ui.named_action', { action: t('requests.sent.open_page'), title: athlete.name })}
          >
            {athlete.name}
          </Link>
        )}
      </h2>
      <ul className="min-w-0">
        {requests.map((request) => (
          <SentLine key={request.id} request={request} isMixed={isMixed} isNew={news.has(request.id)} />
        ))}
      </ul>
    </article>
  );
}

interface SentLineProps {
  request: SentRequest;
  isMixed: boolean;
  /** Answered since the coach last looked. */
  isNew: boolean;
}

function SentLine({ request, isMixed, isNew }: SentLineProps) {
  const t = useText();
  const format = useFormat();
  const { athlete, status, reason, created_at, decided_at, thread_id } = request;
  const { tone, icon } = LOOKS[status];
  return (
    <li className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-1">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-baseline gap-x-4 break-words">
          <span className="font-medium">{t(`field_group.${request.field_group ?? 'contact'}`)}</span>
          {isNew && <Badge tone="ball">{t('requests.sent.new')}</Badge>}
          <span className="text-sm text-muted">
            {t('requests.sent.asked_on', { date: format.date(created_at) })}
            {decided_at && ` · ${t('requests.sent.answered_on', { date: format.date(decided_at) })}`}
          </span>
        </p>
        {reason && <p className="text-sm [overflow-wrap:anywhere]">{t('requests.reason', { reason })}</p>}
      </div>
      {thread_id && (
        <Link
          to={threadPath(thread_id)}
          className={`inline-flex min-h-9 items-center ${LINK}`}
          aria-label={t('ui.named_action', { action: t('requests.open_conversation'), title: athlete.name })}
        >
          {t('requests.open_conversation')}
        </Link>
      )}
      {isMixed && (
        <Badge tone={tone} icon={icon}>
          {t(`requests.sent.status.${status}`)}
        </Badge>
      )}
    </li>
  );
}
