import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Ban, CircleCheck, CircleSlash, Undo2, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { DeclineButton } from './decline-button.tsx';
import { SignMissing } from './missing-forms.tsx';
import { RequestMenu } from './request-menu.tsx';
import { requestTitle, statusWord } from './request-words.ts';

const LOOKS: Record<FamilyRequest['status'], { tone: BadgeTone; icon: LucideIcon }> = {
  requested: { tone: 'neutral', icon: CircleSlash },
  approved: { tone: 'verified', icon: CircleCheck },
  declined: { tone: 'neutral', icon: CircleSlash },
  withdrawn: { tone: 'neutral', icon: Undo2 },
  blocked: { tone: 'stop', icon: Ban },
};

/** What became of a request, by whom and when. A yes can still be taken back from here. */
export function DecidedRequest({ request }: { request: FamilyRequest }) {
  const t = useText();
  const titleId = useId();
  const { tone, icon } = LOOKS[request.status];
  const isTalking = request.kind === 'contact' && request.status === 'approved';
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 text-base break-words">
          {requestTitle(request, t)}
        </h3>
        {request.status !== 'blocked' && <RequestMenu request={request} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Badge tone={tone} icon={icon}>
          {statusWord(request, t)}
        </Badge>
        <DecisionLine request={request} />
      </div>
      {request.reason && (
        <p className="[overflow-wrap:anywhere]">{t('requests.reason', { reason: request.reason })}</p>
      )}
      {request.status === 'approved' && (
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {isTalking && (
            <Link
              to={PATHS.messages}
              className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
            >
              {t('requests.open_messages')}
            </Link>
          )}
          <SignMissing decided={[request]} />
          <DeclineButton requests={[request]} />
        </div>
      )}
    </article>
  );
}

function DecisionLine({ request }: { request: FamilyRequest }) {
  const t = useText();
  const format = useFormat();
  const { coach, decided_at, decided_by } = request;
  // What a block closed, nobody decided; who blocked, and when, is below among the blocks.
  const isDecided = !(request.kind === 'release' && request.is_ended_by_block);
  const date = isDecided && decided_at && format.date(decided_at);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>{coach.institution.name}</span>
      {date && (
        <span>
          {decided_by
            ? t('requests.decided.by', { name: decided_by, date })
            : t('requests.decided.on', { date })}
        </span>
      )}
    </p>
  );
}
