/**
 * For an athlete under 18 without a guardian, right on the page: code, QR and a message ready to send. It shows because
 * the server says so, hence also after a reload.
 */
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { CodeToSend } from './code-to-send.tsx';
import { INVITATION_ID } from './invitation-place.ts';
import { InviteByEmail } from './invite-by-email.tsx';
import { useGuardianNeed } from './use-guardian-need.ts';

type InviteGuardianProps = {
  /** A save has just brought it, further down the page. */
  isLedTo: boolean;
  /** Says so itself: on a phone a message above the page would lie on the code. */
  isSaved?: boolean;
  /** Said to a child under 13 in place of the usual: why nothing goes on without the guardian. */
  why?: ReactNode;
  /** Comes last. */
  children?: ReactNode;
};

export function InviteGuardian({ isLedTo, isSaved = false, why, children }: InviteGuardianProps) {
  const { isNeeded } = useGuardianNeed();
  const hasMoved = useHasMoved();
  return isNeeded ? <InviteCard {...{ isLedTo, isSaved, why, children, hasMoved }} /> : null;
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const;

/** Whether the person has done anything on the page since it was drawn. */
function useHasMoved(): RefObject<boolean> {
  const hasMoved = useRef(false);
  useEffect(() => {
    const note = () => {
      hasMoved.current = true;
    };
    for (const move of MOVES) addEventListener(move, note, { capture: true, passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, note, { capture: true });
    };
  }, []);
  return hasMoved;
}

type InviteCardProps = InviteGuardianProps & { hasMoved: RefObject<boolean> };

function InviteCard({ isLedTo, isSaved, why, children, hasMoved }: InviteCardProps) {
  const t = useText();
  const titleId = useId();
  const byEmailId = useId();
  const card = useRef<HTMLElement>(null);
  const { noteSeen } = useGuardianNeed();
  useEffect(() => {
    // It may come seconds after the page: who has begun to do something there is left alone.
    if (isLedTo && !hasMoved.current) {
      card.current?.scrollIntoView({ block: 'start' });
      card.current?.focus({ preventScroll: true });
    }
    noteSeen();
  }, [isLedTo, hasMoved, noteSeen]);
  return (
    <Card
      ref={card}
      id={INVITATION_ID}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border-ball-strong/50 outline-none"
    >
      <CardHeader>
        <CardTitle id={titleId}>{t('invite_guardian.title')}</CardTitle>
        <CardDescription>
          {isSaved && (
            <span className="mb-1 flex items-start gap-1.5 font-medium text-verified">
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0" />
              {t('invite_guardian.saved')}
            </span>
          )}
          {why ?? t('invite_guardian.text')}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <CodeToSend />
        <section aria-labelledby={byEmailId} className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 id={byEmailId} className="font-medium">
            {t('invite_guardian.by_email')}
          </h3>
          <InviteByEmail />
        </section>
        {children}
      </CardContent>
    </Card>
  );
}
