/** What a change or an end would take away and bring, as the server foresees it. */
import type { ForeseenCancel, PlanBenefit } from '@faircourt/contracts/billing';
import { LIMITS } from '@faircourt/contracts/limits';
import { FolderCheck, Lock, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LOCKED } from './locked-now.tsx';

type ConsequencesProps = {
  foreseen: Pick<ForeseenCancel, 'seats_over' | 'alerts_locked' | 'loses'> & { gains?: PlanBenefit[] };
  /** The plan ends: not only what Pro Scout has is locked. */
  isEnd?: boolean;
};

export function Consequences({ foreseen, isEnd = false }: ConsequencesProps) {
  const t = useText();
  const { seats_over: seatsOver, alerts_locked: alerts, loses, gains = [] } = foreseen;
  const benefit = (name: PlanBenefit) =>
    t(`billing.benefit.${name}`, {
      seats: LIMITS.proScoutSeats,
      profiles: LIMITS.basicScoutProfilesPerMonth,
    });
  const locked = isEnd ? LOCKED.map((part) => t(`billing.locked.${part}`)) : loses.map(benefit);
  return (
    <>
      {gains.length > 0 && (
        <List title={t('billing.gains')}>
          {gains.map((gain) => (
            <Line key={gain} icon={Plus} tone="text-verified">
              {benefit(gain)}
            </Line>
          ))}
        </List>
      )}
      {locked.length > 0 && (
        <List title={t('billing.loses')}>
          {locked.map((words) => (
            <Line key={words} icon={Lock} tone="text-caution">
              {words}
            </Line>
          ))}
          {seatsOver > 0 && (
            <Line icon={Lock} tone="text-caution">
              {t('billing.loses.people', { count: seatsOver })}
            </Line>
          )}
          {alerts > 0 && (
            <Line icon={Lock} tone="text-caution">
              {t('billing.loses.alerts', { count: alerts })}
            </Line>
          )}
          <Line icon={FolderCheck} tone="text-verified">
            {t('billing.loses.kept')}
          </Line>
        </List>
      )}
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5 flex flex-col gap-1.5">{children}</ul>
    </div>
  );
}

type LineProps = { icon: LucideIcon; tone: string; children: ReactNode };

function Line({ icon: Icon, tone, children }: LineProps) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
