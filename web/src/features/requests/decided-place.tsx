import type { FamilyRequest } from '@faircourt/contracts/requests';
import { CircleCheck, Eye, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { athletePreviewPath, PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { DeclineButton } from './decline-button.tsx';
import { SignMissing } from './missing-forms.tsx';
import { statusWord } from './request-words.ts';
import { leaveOutSecondPress } from './second-press.ts';
import type { AnswerWords } from './use-say-answer.ts';

type DecidedPlaceProps = {
  /** All that the card asked, as it was decided. */
  decided: readonly [FamilyRequest, ...FamilyRequest[]];
  /** What the reader's own answer led to. */
  said: AnswerWords | undefined;
  /** What is said once nothing waits any more. */
  end: ReactNode;
};

/** Where a card was until it was decided. A yes is a receipt with the ways on and back; anything else is one line. */
export function DecidedPlace({ decided, said, end }: DecidedPlaceProps) {
  const t = useText();
  const [first, ...others] = decided;
  const isYes = first.status === 'approved';
  const words = said?.isYes === isYes ? said : undefined;
  const title = words?.title ?? statusWord(first, t);
  const about = ` · ${first.coach.name} · ${first.athlete.name}`;
  if (!isYes || !words) {
    return (
      <div className="rounded-lg border border-dashed border-line p-4 sm:p-6">
        <div tabIndex={-1} className="text-center text-sm text-muted outline-none">
          <p>
            <strong className="font-semibold">{title}</strong>
            {about}
          </p>
          {words && <p>{words.description}</p>}
        </div>
        {end}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3 rounded-lg border border-verified/35 bg-verified-soft p-4 sm:p-6">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
        <div className="min-w-0 flex-1">
          <div tabIndex={-1} className="outline-none">
            <p className="break-words">
              <strong className="font-semibold">{title}</strong>
              {about}
            </p>
            <p className="text-sm">{words.description}</p>
          </div>
          <WaysOn decided={[first, ...others]} opensConversation={words.opensConversation} />
        </div>
      </div>
      {end && <div className="rounded-lg border border-dashed border-line p-4 sm:p-6">{end}</div>}
    </div>
  );
}

function WaysOn({
  decided,
  opensConversation,
}: {
  decided: DecidedPlaceProps['decided'];
  opensConversation: boolean;
}) {
  const t = useText();
  const [{ athlete, coach }] = decided;
  const link = buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-10' });
  return (
    <div className="mt-3 flex flex-wrap gap-2" onClickCapture={leaveOutSecondPress}>
      {opensConversation && (
        <Link to={PATHS.messages} className={link}>
          <MessagesSquare aria-hidden />
          {t('requests.open_messages')}
        </Link>
      )}
      {decided.some(({ kind }) => kind === 'release') && (
        <Link to={athletePreviewPath(athlete.id, coach.institution.id)} className={link}>
          <Eye aria-hidden />
          {t('requests.see_as_they_do')}
        </Link>
      )}
      <SignMissing decided={decided} />
      <DeclineButton requests={decided} />
    </div>
  );
}
