import type { FactVerification } from '@faircourt/contracts/verification';
import { CircleX, Clock3, FileQuestionMark, Hourglass, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { factKey } from './fact-key.ts';
import { askVerificationPath, PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

type FactNoteProps = {
  fact: FactVerification;
  title: string;
  /** Whose it is, where a guardian may have several athletes. */
  athleteId?: string | undefined;
};

/** One fact's badge, or what is missing for one, with the way to the page where that is settled. */
export function FactNote(props: FactNoteProps) {
  const { fact } = props;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-normal">
      {fact.badge && <VerifiedBadge badge={fact.badge} />}
      <FactMark fact={fact} />
      <FactLink {...props} />
    </span>
  );
}

const QUESTIONS = {
  open: { id: 'profile.verification.waiting', tone: 'court', icon: Clock3 },
  more_asked: { id: 'profile.verification.more_asked', tone: 'caution', icon: FileQuestionMark },
  offered: { id: 'profile.verification.offered', tone: 'caution', icon: Scale },
} as const;

/** A date and a reason take two lines on a phone. */
const WRAPS = 'rounded-lg whitespace-normal';

function FactMark({ fact: { question, badge, ask, is_empty: isEmpty } }: { fact: FactVerification }) {
  const t = useText();
  const format = useFormat();
  const status = question?.status;
  if (question && (status === 'open' || status === 'more_asked' || status === 'offered')) {
    const { id, tone, icon } = QUESTIONS[status];
    return (
      <Badge tone={tone} icon={icon} className={WRAPS}>
        {t(id, { date: format.date(question.created_at) })}
      </Badge>
    );
  }
  if (badge && ask === 'expiring') {
    return (
      <Badge tone="caution" icon={Hourglass} className={WRAPS}>
        {t('profile.verification.expiring', { date: format.day(badge.expires_on) })}
      </Badge>
    );
  }
  if (isEmpty) return <span className="text-sm text-muted">{t('profile.verification.empty')}</span>;
  if (ask === 'edited' || ask === 'expired') {
    return <span className="text-sm text-caution">{t(`profile.verification.${ask}`)}</span>;
  }
  if (ask === 'first') return <span className="text-sm text-muted">{t('profile.verification.first')}</span>;
  if (ask === 'rejected') {
    return (
      <Badge tone="stop" icon={CircleX} className={WRAPS}>
        {t('profile.verification.rejected')}
      </Badge>
    );
  }
  return null;
}

function FactLink({ fact, title, athleteId }: FactNoteProps) {
  const t = useText();
  const isOpen = fact.question !== null && fact.question.status in QUESTIONS;
  if (!isOpen && (fact.ask === null || fact.is_empty)) return null;
  // A no is read before one asks again: the director said why.
  const isAsking = !isOpen && fact.ask !== 'rejected';
  const action = isAsking
    ? t(fact.ask === 'first' ? 'profile.verification.ask' : 'profile.verification.ask_again')
    : t('profile.verification.see');
  return (
    <Link
      to={isAsking ? askVerificationPath(factKey(fact), athleteId) : PATHS.verifications}
      aria-label={t('ui.named_action', { action, title })}
      className={buttonClasses({ variant: 'link', size: 'sm', className: 'py-1' })}
    >
      {action}
    </Link>
  );
}
