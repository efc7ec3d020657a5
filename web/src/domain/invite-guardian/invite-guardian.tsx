/**
 * For an athlete under 18 without a guardian, right on the page: code, QR and a message ready to send. It shows because
 * the server says so, hence also after a reload.
 */
import type { FamilyCode } from '@faircourt/contracts/guardians';
import { Copy, QrCode, Send } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { qrShape } from '../../ui/qr-code.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { InviteByEmail } from './invite-by-email.tsx';
import { guardianInviteAddress } from './guardian-invite-address.ts';
import { useCodeAtOnce } from './use-code-at-once.ts';
import { useGuardianNeed } from './use-guardian-need.ts';

/** `isLedTo`: a save has just brought it, further down the page. */
export function InviteGuardian({ isLedTo }: { isLedTo: boolean }) {
  const { isNeeded } = useGuardianNeed();
  const hasMoved = useHasMoved();
  return isNeeded ? <InviteCard isLedTo={isLedTo} hasMoved={hasMoved} /> : null;
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

function InviteCard({ isLedTo, hasMoved }: { isLedTo: boolean; hasMoved: RefObject<boolean> }) {
  const t = useText();
  const titleId = useId();
  const byEmailId = useId();
  const errorText = useErrorText();
  const card = useRef<HTMLElement>(null);
  const { code, isFailed, error, retry } = useCodeAtOnce();
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
    <Card ref={card} tabIndex={-1} aria-labelledby={titleId} className="border-ball-strong/50 outline-none">
      <CardHeader>
        <CardTitle id={titleId}>{t('invite_guardian.title')}</CardTitle>
        <CardDescription>{t('invite_guardian.text')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        {isFailed ? (
          <Alert
            kind="error"
            action={
              <Button variant="secondary" icon={<QrCode aria-hidden />} onClick={retry}>
                {t('guardians.code.make')}
              </Button>
            }
          >
            {errorText(error, t('guardians.code.failed'))}
          </Alert>
        ) : code ? (
          <ReadyInvitation familyCode={code} />
        ) : (
          // As tall as the code, the message and the buttons: what is below does not move.
          <Skeleton className="h-[36rem] w-full sm:h-72" />
        )}
        <section aria-labelledby={byEmailId} className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 id={byEmailId} className="font-medium">
            {t('invite_guardian.by_email')}
          </h3>
          <InviteByEmail />
        </section>
      </CardContent>
    </Card>
  );
}

function ReadyInvitation({ familyCode: { code, expires_at } }: { familyCode: FamilyCode }) {
  const t = useText();
  const format = useFormat();
  const copy = useCopy();
  const address = guardianInviteAddress(code, location.origin);
  const shape = useMemo(() => qrShape(address), [address]);
  const message = t('invite_guardian.message', { link: address, code });

  const send = async () => {
    if (!navigator.share) return copy(message, t('invite_guardian.copied'));
    try {
      await navigator.share({ text: message });
    } catch {
      // Closing the system's own sheet is no failure.
    }
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[11rem_1fr]">
      <QrPicture
        shape={shape}
        label={t('guardians.code.picture', { code })}
        className="max-w-44 justify-self-center sm:justify-self-start"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="max-sm:text-center">
          <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
          <p className="text-sm text-muted">
            {t('guardians.code.expires', { when: format.relative(expires_at) })}
          </p>
        </div>
        <p className="rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {message}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button icon={<Send aria-hidden />} onClick={() => void send()}>
            {t('invite_guardian.send')}
          </Button>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden />}
            onClick={() => void copy(code, t('guardians.code.copied', { code }))}
          >
            {t('guardians.code.copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}
