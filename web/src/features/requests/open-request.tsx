import type { FamilyRequest } from '@faircourt/contracts/requests';
import { MessageCircle, ScanEye } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../domain/family.query.ts';
import { isOpen, LevelNeeded } from '../../domain/guardianship/level-needed.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { ApproveContact } from './approve-contact.tsx';
import { ApproveRelease } from './approve-release.tsx';
import { BlockButtons } from './block-buttons.tsx';
import { CoachFacts } from './coach-facts.tsx';
import { ContactVerdictNote } from './contact-verdict-note.tsx';
import { DeclineButton } from './decline-button.tsx';
import { MissingForms } from './missing-forms.tsx';
import { requestTitle } from './request-words.ts';

/** One request with all that a family needs to decide it, and the buttons that do. */
export function OpenRequest({ request }: { request: FamilyRequest }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { coach, message, created_at } = request;
  const { data: family } = useFamily();
  const athlete = family?.athletes.find(({ id }) => id === request.athlete.id);
  const act = request.kind === 'contact' ? 'contact' : 'release';
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Badge tone="court" icon={request.kind === 'contact' ? MessageCircle : ScanEye}>
            {t(`requests.kind.${request.kind}`)}
          </Badge>
          <time dateTime={created_at} title={format.dateTime(created_at)} className="text-sm text-muted">
            {format.relative(created_at)}
          </time>
        </div>
        <h3 id={titleId} className="text-lg break-words">
          {requestTitle(request, t)}
        </h3>
        <p className="text-muted">{[coach.title, coach.institution.name].filter(Boolean).join(' · ')}</p>
      </header>
      <Message text={message} />
      <CoachFacts coach={coach} />
      {request.kind === 'contact' ? (
        <ContactVerdictNote request={request} />
      ) : (
        <MissingForms kinds={request.missing_consents} group={request.field_group} />
      )}
      {athlete && <LevelNeeded athlete={athlete} act={act} />}
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:flex">
          {isOpen(act, athlete) &&
            (request.kind === 'contact' ? (
              <ApproveContact request={request} />
            ) : (
              <ApproveRelease request={request} />
            ))}
          <DeclineButton request={request} />
        </div>
        <BlockButtons request={request} />
      </div>
    </article>
  );
}

function Message({ text }: { text: string }) {
  const t = useText();
  if (!text) return <p className="text-muted">{t('requests.no_message')}</p>;
  return (
    <blockquote className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
      {text}
    </blockquote>
  );
}
