import { CLAIM_HOURS, type VerificationItem } from '@faircourt/contracts/verification';
import { Hand, Undo } from 'lucide-react';
import { useRef } from 'react';
import { KeyCap } from '../../../domain/queue-keys/key-cap.tsx';
import { useClaimKey } from '../../../domain/queue-keys/use-claim-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUntil } from '../../../shell/clock/use-until.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ClaimMark } from './claim-mark.tsx';
import { ConflictButton } from './conflict-button.tsx';
import { ONE_LINE_BESIDE, ONE_LINE_ON_PHONE } from './item-header.tsx';
import type { QueueView } from './queue-view.ts';
import { useClaiming } from './use-claiming.ts';

type ClaimCardProps = {
  item: VerificationItem;
  view: QueueView;
  /** There the mark is here, and otherwise in the header. */
  isSideBySide: boolean;
  onClaimed: () => void;
};

/** One director works on an item at a time: who it is, how to become it, and how to step back. */
export function ClaimCard({ item, view, isSideBySide, onClaimed }: ClaimCardProps) {
  const t = useText();
  const { claim, giveBack, isBusy } = useClaiming();
  const isYours = item.claimed_by?.is_you === true;
  const canAct = item.can_claim || isYours;
  const button = useRef<HTMLButtonElement>(null);
  // The key never gives back what one works on.
  useClaimKey(button, item.can_claim && !isYours);
  return (
    <Card
      aria-label={t('item.claim.title')}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 xl:p-4',
        canAct && ONE_LINE_ON_PHONE,
        ONE_LINE_BESIDE,
      )}
    >
      {/* On a phone the mark above says whose it is, and the buttons what can be done. */}
      <output
        className={cn(
          'min-w-0 flex-1 basis-72 xl:basis-0',
          canAct && 'max-sm:sr-only',
          isYours && 'xl:sr-only',
        )}
      >
        <ClaimWords item={item} isShortBeside={canAct} />
      </output>
      {isSideBySide && isYours && item.claimed_by && <ClaimMark claim={item.claimed_by} />}
      {canAct && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-nowrap max-sm:gap-2 xl:shrink-0 xl:flex-nowrap xl:gap-1">
          {/* One button for both, so that focus stays on it until it goes where it is needed. */}
          <Button
            ref={button}
            aria-keyshortcuts={isYours ? undefined : 'c'}
            variant={isYours ? 'secondary' : 'primary'}
            icon={isYours ? <Undo aria-hidden /> : <Hand aria-hidden />}
            isBusy={isBusy}
            className="max-sm:shrink-0"
            onClick={({ detail }) => {
              // The second of two quick presses was meant for what the first one did.
              if (detail < 2) void (isYours ? giveBack(item) : claim(item, onClaimed));
            }}
          >
            {isYours ? t('item.release') : t('item.claim')}
            {!isYours && <KeyCap name="C" />}
          </Button>
          <ConflictButton item={item} view={view} />
        </div>
      )}
    </Card>
  );
}

function ClaimWords({
  item: { claimed_by: claim, can_claim },
  isShortBeside,
}: {
  item: VerificationItem;
  isShortBeside: boolean;
}) {
  const t = useText();
  const untilOf = useUntil();
  const [title, text] = claim
    ? claim.is_you
      ? [t('item.claim.yours'), t('item.claim.yours_text', { until: untilOf(claim.until) })]
      : [
          t('item.claim.theirs', { name: claim.name }),
          t('item.claim.theirs_text', { until: untilOf(claim.until) }),
        ]
    : can_claim
      ? [t('item.claim.free'), t('item.claim.free_text', { hours: CLAIM_HOURS })]
      : [t('item.claim.look_only'), t('item.claim.look_only_text')];
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className={cn('block text-muted xl:text-sm', isShortBeside && 'xl:sr-only')}>{text}</span>
    </>
  );
}
