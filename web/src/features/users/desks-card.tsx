/** The plans that a person owns or works with. One whose owner is gone for good can be handed over by two admins. */
import { CONFIRMATION_REASON_MAX } from '@faircourt/contracts/confirmations';
import type { UserDesks } from '@faircourt/contracts/team';
import type { UserPage } from '@faircourt/contracts/users';
import { ArrowRightLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useAskConfirmation } from '../../domain/confirmations/confirmations.queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useDesks } from './users.queries.ts';

type UserDesk = UserDesks['desks'][number];

export function DesksCard({ user }: { user: UserPage }) {
  const t = useText();
  const titleId = useId();
  if (user.role !== 'coach') return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('users.desks')}</CardTitle>
        <CardDescription>{t('users.desks.text')}</CardDescription>
      </CardHeader>
      <Desks userId={user.id} />
    </Card>
  );
}

function Desks({ userId }: { userId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useDesks(userId);
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('users.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.desks.length === 0 && data.handovers.length === 0) {
    return <CardContent className="text-muted">{t('users.desks.none')}</CardContent>;
  }
  return (
    <ul aria-label={t('users.desks.list')} className="divide-y divide-line border-t border-line">
      {data.desks.map((desk) => (
        <Desk key={desk.id} desk={desk} />
      ))}
      {data.handovers.map((handover) => (
        <Handover key={handover.id} handover={handover} />
      ))}
    </ul>
  );
}

function Handover({ handover }: { handover: UserDesks['handovers'][number] }) {
  const t = useText();
  const format = useFormat();
  const { from_name: from, to_name: to, by_name: by, reason } = handover;
  return (
    <li className="flex flex-col gap-1 px-5 py-4 text-sm sm:px-6">
      <p>{t('users.handover', { plan: t(`users.plan.${handover.plan}`), from, to })}</p>
      {reason !== null && <p className="break-words">{reason}</p>}
      <p className="text-muted">{t('users.handover.by', { by, date: format.date(handover.at) })}</p>
    </li>
  );
}

function Desk({ desk }: { desk: UserDesk }) {
  const t = useText();
  const format = useFormat();
  const names = desk.seats.map(({ name }) => name).join(', ');
  return (
    <li data-desk={desk.id} className="flex flex-col gap-3 px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t(`users.plan.${desk.plan}`)}
        <Badge>{t(`users.plan_status.${desk.status}`)}</Badge>
        {desk.is_owner && <Badge tone="court">{t('users.desk.owns')}</Badge>}
        {desk.is_orphaned && <Badge tone="caution">{t('users.desk.orphaned')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {[
          desk.ends_at && t('users.desk.until', { date: format.date(desk.ends_at) }),
          desk.seats.length > 0
            ? t('users.desk.seats', { count: desk.seats.length, names })
            : t('users.desk.none'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {desk.is_orphaned && <HandOver desk={desk} />}
    </li>
  );
}

function HandOver({ desk }: { desk: UserDesk }) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const { mutateAsync: ask } = useAskConfirmation();
  const to = chosen || desk.candidates[0]?.user_id;
  if (!desk.can_hand_over) return <p className="text-sm">{t('users.hand_over.dated')}</p>;
  if (to === undefined) return <p className="text-sm">{t('users.hand_over.nobody')}</p>;
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" className="self-start" icon={<ArrowRightLeft aria-hidden />}>
          {t('users.hand_over')}
        </Button>
      }
      title={t('users.hand_over.title')}
      description={t('confirmations.hand_over_plan.follows')}
      label={t('users.reason')}
      hint={t('confirmations.reason.hint')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      onConfirm={(reason) =>
        ask({ kind: 'hand_over_plan', subscription_id: desk.id, to_user_id: to, reason })
      }
      done={t('confirmations.ask.done')}
    >
      <Field label={t('users.hand_over.to')}>
        <Select value={to} onChange={({ target }) => setChosen(target.value)}>
          {desk.candidates.map(({ user_id: id, name, has_seat: hasSeat }) => (
            <option key={id} value={id}>
              {hasSeat ? t('users.hand_over.seat', { name }) : name}
            </option>
          ))}
        </Select>
      </Field>
    </ReasonDialog>
  );
}
