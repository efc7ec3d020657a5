/** Everybody with a seat, and what the reader can do about each. */
import type { Team, TeamSeat } from '@faircourt/contracts/team';
import { Crown, DoorOpen, UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { MakeOwner } from './make-owner.tsx';
import { useEndSeat } from './team.queries.ts';

type Desk = NonNullable<Team['desk']>;

export function SeatList({ desk }: { desk: Desk }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('team.seats')}</CardTitle>
        <CardDescription>
          {t('team.seats.count', {
            taken: desk.seats.length,
            max: desk.seats_max,
            plan: t(`users.plan.${desk.plan}`),
          })}
        </CardDescription>
      </CardHeader>
      <ul aria-label={t('team.seats.list')} className="divide-y divide-line border-t border-line">
        {desk.seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} desk={desk} />
        ))}
      </ul>
      {desk.seats_max > 1 && (
        <p className="border-t border-line px-5 py-4 text-sm text-muted sm:px-6">{t('team.seats.sight')}</p>
      )}
    </Card>
  );
}

function SeatRow({ seat, desk }: { seat: TeamSeat; desk: Desk }) {
  const t = useText();
  const format = useFormat();
  return (
    <li
      data-seat={seat.id}
      className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {seat.name}
          {seat.is_owner && (
            <Badge tone="court" icon={Crown}>
              {t('team.seat.owner')}
            </Badge>
          )}
          {seat.is_you && <Badge>{t('team.seat.you')}</Badge>}
          {seat.is_offered_ownership && <Badge tone="caution">{t('team.seat.offered')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[t('team.seat.since', { date: format.date(seat.since) }), institutionOf(seat, t)].join(' · ')}
        </p>
        {seat.is_without_room && <p className="text-sm text-caution">{t('team.seat.without_room')}</p>}
      </div>
      <SeatActions seat={seat} desk={desk} />
    </li>
  );
}

function institutionOf(seat: TeamSeat, t: ReturnType<typeof useText>): string {
  if (!seat.is_institution_verified) return t('team.seat.unverified');
  return t('team.seat.verified', { institution: seat.institution_name ?? '' });
}

function SeatActions({ seat, desk }: { seat: TeamSeat; desk: Desk }) {
  if (seat.is_owner) return null;
  if (seat.is_you) return <Leave seat={seat} />;
  if (!desk.is_owner) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <MakeOwner seat={seat} />
      <TakeBack seat={seat} />
    </div>
  );
}

function TakeBack({ seat: { id, name } }: { seat: TeamSeat }) {
  const t = useText();
  const end = useEndSeat();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10 text-stop"
          icon={<UserRoundX aria-hidden />}
          aria-label={t('team.take_back.label', { name })}
        >
          {t('team.take_back')}
        </Button>
      }
      title={t('team.take_back.question', { name })}
      description={t('team.take_back.text', { name })}
      confirmLabel={t('team.take_back')}
      busyText={t('team.saving')}
      isDestructive
      onConfirm={() => end.mutateAsync(id)}
      done={{ title: t('team.take_back.done', { name }) }}
      failed={t('team.not_saved')}
    />
  );
}

function Leave({ seat }: { seat: TeamSeat }) {
  const t = useText();
  const end = useEndSeat();
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" size="sm" className="min-h-10" icon={<DoorOpen aria-hidden />}>
          {t('team.leave')}
        </Button>
      }
      title={t('team.leave.question')}
      description={t('team.leave.text')}
      confirmLabel={t('team.leave')}
      busyText={t('team.saving')}
      isDestructive
      onConfirm={() => end.mutateAsync(seat.id)}
      done={{ title: t('team.leave.done') }}
      failed={t('team.not_saved')}
    />
  );
}
