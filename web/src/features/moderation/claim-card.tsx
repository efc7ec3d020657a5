import { MODERATION_CLAIM_HOURS, type ModerationItem } from '@faircourt/contracts/moderation';
import { Hand, Undo } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useUntil } from '../../shell/clock/use-until.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useClaiming } from './use-claiming.ts';

/** One moderator works on an item at a time: who it is, how to become it, and how to step back. */
export function ClaimCard({ item }: { item: ModerationItem }) {
  const t = useText();
  const { claim, giveBack, isBusy } = useClaiming();
  const isYours = item.claimed_by?.is_you === true;
  if (item.closed_at !== null) return null;
  return (
    <Card
      aria-label={t('item.claim.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5"
    >
      <output className="min-w-0 flex-1 basis-72">
        <ClaimWords item={item} />
      </output>
      {(item.can_claim || isYours) && (
        // One button for both, so that focus stays on it after a press.
        <Button
          className="max-sm:w-full"
          variant={isYours ? 'secondary' : 'primary'}
          icon={isYours ? <Undo aria-hidden /> : <Hand aria-hidden />}
          isBusy={isBusy}
          onClick={() => void (isYours ? giveBack(item.id) : claim(item.id))}
        >
          {t(isYours ? 'item.release' : 'item.claim')}
        </Button>
      )}
    </Card>
  );
}

function ClaimWords({ item: { claimed_by: claim } }: { item: ModerationItem }) {
  const t = useText();
  const untilOf = useUntil();
  const [title, text] = claim
    ? claim.is_you
      ? [t('item.claim.yours'), t('moderation.claim.yours_text', { until: untilOf(claim.until) })]
      : [
          t('item.claim.theirs', { name: claim.name }),
          t('item.claim.theirs_text', { until: untilOf(claim.until) }),
        ]
    : [t('item.claim.free'), t('moderation.claim.free_text', { hours: MODERATION_CLAIM_HOURS })];
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted">{text}</span>
    </>
  );
}
