import type { Badge } from '@faircourt/contracts/athletes';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge as PlainBadge } from '../../ui/badge.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/menu.tsx';

/** Without a last day where the check does not end by the calendar. */
type ShownBadge = Omit<Badge, 'expires_on'> & { expires_on: string | null };

/** A badge one can question: pressed, it says who checked, how, when, and until when that counts. */
export function VerifiedBadge({ badge, label }: { badge: ShownBadge; label?: string }) {
  return (
    <BadgePopover label={label}>
      <BadgeDetails badge={badge} />
    </BadgePopover>
  );
}

/** For somebody who looked at a record: their institution was verified on that day, and mostly we know by whom. */
export function InstitutionBadge({ badge }: { badge: Badge | null }) {
  const t = useText();
  if (badge) return <VerifiedBadge badge={badge} label={t('views.verified')} />;
  return (
    <PlainBadge tone="verified" icon={BadgeCheck}>
      {t('views.verified')}
    </PlainBadge>
  );
}

/** The badge itself, for where its details have yet to be loaded: what is inside is made once it is pressed. */
export function BadgePopover({
  label,
  tabIndex = 0,
  children,
}: {
  label?: string | undefined;
  /** Below zero in the rows of a list that one moves along by other keys. */
  tabIndex?: number;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Popover>
      <PopoverTrigger
        tabIndex={tabIndex}
        className="relative inline-flex items-center gap-1.5 rounded-full border border-verified/25 bg-verified-soft px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-verified transition-colors after:absolute after:-inset-2 hover:border-verified"
      >
        <BadgeCheck aria-hidden className="size-4 shrink-0" />
        {label ?? t('athlete.verified')}
      </PopoverTrigger>
      <PopoverContent aria-label={t('athlete.badge.title')}>
        <p className="font-heading">{t('athlete.badge.title')}</p>
        {children}
      </PopoverContent>
    </Popover>
  );
}

/** `noMethod`: said in place of how it was checked where that is not told. */
export function BadgeDetails({ badge, noMethod }: { badge: ShownBadge; noMethod?: string }) {
  const t = useText();
  const format = useFormat();
  const details = [
    [t('athlete.badge.by'), badge.director_name ?? t('athlete.badge.director')],
    [t('athlete.badge.how'), badge.method ?? noMethod],
    [t('athlete.badge.on'), format.day(badge.verified_on)],
    [t('athlete.badge.until'), badge.expires_on && format.day(badge.expires_on)],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
