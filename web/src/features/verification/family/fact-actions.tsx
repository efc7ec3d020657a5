import type { FactVerification } from '@faircourt/contracts/verification';
import { BadgeCheck, Paperclip, Reply, UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { athletePath, PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import type { EvidenceKind } from './evidence-dialog.tsx';
import { canAsk, type FactState } from '../../../domain/verification/fact-state.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type FactActionsProps = {
  athleteId: string;
  fact: FactVerification;
  state: FactState;
  title: string;
  onOpen: (kind: EvidenceKind) => void;
};

const ICONS = { ask: BadgeCheck, answer: Reply, add: Paperclip } as const;

export function FactActions({ athleteId, fact, state, title, onOpen }: FactActionsProps) {
  const { question } = fact;
  const button = (kind: EvidenceKind) => <OpenButton kind={kind} {...{ state, title, onOpen }} />;
  if (state === 'empty') return <ToProfile athleteId={athleteId} fact={fact} title={title} />;
  if (state === 'waiting' || state === 'checking' || state === 'more_asked') {
    return (
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {button(state === 'more_asked' ? 'answer' : 'add')}
        {question && <WithdrawButton id={question.id} title={title} />}
      </div>
    );
  }
  return canAsk(fact) && <div>{button('ask')}</div>;
}

function OpenButton({
  kind,
  state,
  title,
  onOpen,
}: Pick<FactActionsProps, 'state' | 'title' | 'onOpen'> & { kind: EvidenceKind }) {
  const t = useText();
  const Icon = ICONS[kind];
  const isAgain = kind === 'ask' && state !== 'first';
  const action = t(isAgain ? 'family_verification.ask_again' : `family_verification.${kind}`);
  return (
    <Button
      // What waits for the family stands out; what could be done at any time does not.
      variant={kind === 'add' || state === 'first' ? 'secondary' : 'primary'}
      icon={<Icon aria-hidden />}
      aria-label={t('ui.named_action', { action, title })}
      onClick={() => onOpen(kind)}
    >
      {action}
    </Button>
  );
}

/** A guardian does not write the profile; there they see what is missing. */
function ToProfile({ athleteId, fact, title }: Pick<FactActionsProps, 'athleteId' | 'fact' | 'title'>) {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  const action = t(isAthlete ? 'family_verification.to_profile' : 'family_verification.to_page');
  return (
    <div>
      <Link
        to={isAthlete ? correctingPath(fact) : athletePath(athleteId)}
        className={buttonClasses({ variant: 'secondary' })}
        aria-label={t('ui.named_action', { action, title })}
      >
        <UserPen aria-hidden />
        {action}
      </Link>
    </div>
  );
}

/** Where the athlete writes what is asked about. */
function correctingPath({ fact_group }: FactVerification): string {
  if (fact_group === 'season') return PATHS.progress;
  const isAcademic = fact_group === 'academics' || fact_group === 'transcript';
  return isAcademic ? `${PATHS.profile}?tab=academics` : PATHS.profile;
}
