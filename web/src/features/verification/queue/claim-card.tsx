import { CLAIM_HOURS, type VerificationItem } from '@faircourt/contracts/verification';
import { Hand, Undo } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConflictButton } from './conflict-button.tsx';
import type { QueueView } from './queue-view.ts';
import { useClaiming } from './use-claiming.ts';

type ClaimCardProps = { item: VerificationItem; view: QueueView; onClaimed: () => void };

/** One director works on an item at a time: who it is, how to become it, and how to step back. */
export function ClaimCard({ item, view, onClaimed }: ClaimCardProps) {
  const t = useText();
  const { claim, giveBack, isBusy } = useClaiming();
  const isYours = item.claimed_by?.is_you === true;
  return (
    <Card
      aria-label={t('item.claim.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 xl:p-4"
    >
      <output className="min-w-0 flex-1 basis-72">
        <ClaimWords item={item} />
      </output>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        {(item.can_claim || isYours) && (
          <>
            {/* One button for both, so that focus stays on it after a press. */}
            <Button
              variant={isYours ? 'secondary' : 'primary'}
              icon={isYours ? <Undo aria-hidden /> : <Hand aria-hidden />}
              isBusy={isBusy}
              onClick={({ detail }) => {
                // The second of two quick presses was meant for what the first one did.
                if (detail < 2) void (isYours ? giveBack(item) : claim(item, onClaimed));
              }}
            >
              {isYours ? t('item.release') : t('item.claim')}
            </Button>
            <ConflictButton item={item} view={view} />
          </>
        )}
      </div>
    </Card>
  );
}

function ClaimWords({ item: { claimed_by: claim, can_claim } }: { item: VerificationItem }) {
  const t = useText();
  const format = useFormat();
  const [title, text] = claim
    ? claim.is_you
      ? [t('item.claim.yours'), t('item.claim.yours_text', { until: format.time(claim.until) })]
      : [
          t('item.claim.theirs', { name: claim.name }),
          t('item.claim.theirs_text', { until: format.time(claim.until) }),
        ]
    : can_claim
      ? [t('item.claim.free'), t('item.claim.free_text', { hours: CLAIM_HOURS })]
      : [t('item.claim.look_only'), t('item.claim.look_only_text')];
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted xl:text-sm">{text}</span>
    </>
  );
}
