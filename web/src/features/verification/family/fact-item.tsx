import type { FactVerification } from '@faircourt/contracts/verification';
import { useId } from 'react';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import type { EvidenceKind } from './evidence-dialog.tsx';
import { FactActions } from './fact-actions.tsx';
import { FactMark } from './fact-mark.tsx';
import { factState, type FactState } from '../../../domain/verification/fact-state.ts';
import { DirectorWords } from '../../../domain/evidence/director-words.tsx';
import { CorrectedValues } from './corrected-values.tsx';
import { ShownEvidence } from './shown-evidence.tsx';
import { useFactTitle } from './use-fact-title.ts';

type FactItemProps = {
  anchor: string;
  athleteId: string;
  fact: FactVerification;
  fileKey: string;
  onOpen: (kind: EvidenceKind) => void;
};

/** One fact: its badge, the state of its question, what the director said, and what the family can do now. */
export function FactItem({ anchor, athleteId, fact, fileKey, onOpen }: FactItemProps) {
  const t = useText();
  const titleId = useId();
  const title = useFactTitle()(fact);
  const state = factState(fact);
  const { badge, question } = fact;
  const place = useReachedByAddress<HTMLElement>('offered', question?.id ?? '');
  return (
    <article
      ref={place}
      id={anchor}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-3 p-5 outline-none sm:px-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="min-w-0 text-lg">
          {t(`facts.${fact.fact_group}`)}{' '}
          {fact.season_label && (
            <span className="block font-sans text-base font-normal break-words text-muted">
              {fact.season_label}
            </span>
          )}
        </h3>
        <div className="flex flex-wrap items-center gap-2">
          {badge && <VerifiedBadge badge={isForLife(fact) ? { ...badge, expires_on: null } : badge} />}
          {state !== 'verified' && <FactMark state={state} />}
        </div>
      </header>
      <StateText fact={fact} state={state} />
      {SAYS_WHY.has(state) && question?.reason && <DirectorWords text={question.reason} />}
      {state === 'offered' && question && <CorrectedValues question={question} title={title} />}
      {OPEN.has(state) && question && <ShownEvidence question={question} fileKey={fileKey} />}
      <FactActions {...{ athleteId, fact, state, title, onOpen }} />
    </article>
  );
}

const OPEN = new Set<FactState>(['offered', 'more_asked', 'checking', 'waiting']);
/** A birthdate that a document has proved does not get old. */
const isForLife = ({ fact_group }: FactVerification) => fact_group === 'age';

const SAYS_WHY = new Set<FactState>(['offered', 'more_asked', 'rejected']);

function StateText({ fact, state }: { fact: FactVerification; state: FactState }) {
  const t = useText();
  const format = useFormat();
  const { badge, question } = fact;
  if (state === 'verified' && isForLife(fact)) {
    return <p className="max-w-prose text-muted">{t('family_verification.age.verified')}</p>;
  }
  return (
    <p className="max-w-prose text-muted">
      {t(`family_verification.state.${state}.text`, {
        until: badge ? format.day(badge.expires_on) : '',
        since: question ? format.date(question.created_at) : '',
      })}
    </p>
  );
}
