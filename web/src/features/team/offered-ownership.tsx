/** To the colleague whom the owner has asked: what owning means, and the two answers. */
import type { Team } from '@faircourt/contracts/team';
import { Crown } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { useEndOffer, useTakeOver } from './team.queries.ts';

type OfferedProps = { desk: NonNullable<Team['desk']>; parked: Team['parked'] };

export function OfferedOwnership({ desk, parked }: OfferedProps) {
  const t = useText();
  const titleId = useId();
  const takeOver = useTakeOver();
  const decline = useEndOffer();
  const isAsked = desk.seats.some((seat) => seat.is_you && seat.is_offered_ownership);
  if (!isAsked) return null;
  const name = desk.seats.find((seat) => seat.is_owner)?.name ?? '';
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-4 border-court/40 bg-court-soft p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <Crown aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-2">
          <CardTitle id={titleId}>{t('team.asked', { name })}</CardTitle>
          <p>{t('team.asked.text', { name })}</p>
          {parked && <p>{t('team.asked.trial')}</p>}
        </div>
      </div>
      <AnswerButtons
        yes={{
          label: t('team.asked.accept'),
          give: async () => {
            await takeOver.mutateAsync();
            toast.success({ title: t('team.asked.accept.done') });
          },
        }}
        no={{
          label: t('team.asked.decline'),
          give: async () => {
            await decline.mutateAsync();
            toast.info({ title: t('team.asked.decline.done') });
          },
        }}
      />
    </Card>
  );
}
