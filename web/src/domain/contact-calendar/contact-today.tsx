/**
 * The one line about the contact calendar beside every request and message: which classes coaches of a division may write to
 * today, and who comes next. A family reads it of its coach's division, so both sides read the same.
 */
import { classToday, contactToday, type ContactToday as Today } from '@faircourt/contracts/contact-periods';
import type { ContactCalendar } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { cn } from '../../ui/class-names.ts';
import { contactCalendarQuery } from './contact-calendar.query.ts';

type ContactTodayProps = {
  /** Of the coach whom it is about; left out, the reader's own. */
  division?: Division | null;
  /** What is doubtful about it stands beside it already. */
  isDoubtSaid?: boolean;
  /** Beside other things to weigh: what is doubtful in a few words, and whose it is to check behind the link. */
  isBrief?: boolean;
  className?: string;
};

export function ContactToday({
  division: ofCoach = null,
  isDoubtSaid = false,
  isBrief = false,
  className,
}: ContactTodayProps) {
  const t = useText();
  const words = useTodayWords(isBrief);
  const { data, isPending } = useQuery(contactCalendarQuery(ofCoach));
  // Keeps its line while it loads, so that nothing below moves; in a card there are two of them.
  if (isPending) return <p aria-hidden className={cn('min-h-6 text-sm', isBrief && 'min-h-10', className)} />;
  if (!data) return null;
  const division = t(data.division ? `division.${data.division}` : 'contact_today.strictest');
  const today = contactToday(data);
  // Where nothing holds anybody back, or nothing is on record, that is what counts for every class.
  const own = today.kind === 'no_rule' || today.kind === 'not_bound' ? null : ownClassOf(data);
  return (
    <p className={cn('flex items-start gap-2 text-sm text-muted', className)}>
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {/* A space of its own: the words must not run into the link when they are read out or copied. */}
        {own ? (
          <OwnClass
            own={own}
            division={division}
            isUnclear={today.isUnclear && !isDoubtSaid}
            isBrief={isBrief}
          />
        ) : (
          words(division, isDoubtSaid ? { ...today, isUnclear: false } : today)
        )}{' '}
        <Link
          to={PATHS.contactRules}
          className="rounded-sm font-medium whitespace-nowrap text-court underline-offset-4 hover:underline"
        >
          {t('contact_today.calendar')}
        </Link>
      </span>
    </p>
  );
}

/** What the calendar means for the athlete who reads it; null where that is not known. */
function ownClassOf(calendar: ContactCalendar) {
  const { own_class: year } = calendar;
  const today = year === null ? null : classToday(calendar, year);
  return year !== null && today ? { year, ...today } : null;
}

type OwnClassProps = {
  own: { year: number; isOpen: boolean; opensOn: string | null };
  division: string;
  isUnclear: boolean;
  isBrief: boolean;
};

function OwnClass({ own: { year, isOpen, opensOn }, division, isUnclear, isBrief }: OwnClassProps) {
  const t = useText();
  const isGuardian = useRole() === 'guardian';
  const format = useFormat();
  const held = opensOn
    ? t('contact_today.own.from', { division, day: format.day(opensOn) })
    : t('contact_today.own.held', { division });
  return (
    <>
      <strong className="font-semibold text-ink">
        {t(isGuardian ? 'contact_today.own.athlete' : 'contact_today.own', { year: String(year) })}
      </strong>{' '}
      {isOpen ? t('contact_today.own.open', { division }) : held}
      {isUnclear &&
        ` ${isBrief ? t('contact_today.unclear.brief') : `${t('contact_today.unclear')} ${t('contact_today.check')}`}`}
    </>
  );
}

function useTodayWords(isBrief: boolean): (division: string, today: Today) => string {
  const t = useText();
  const format = useFormat();
  const check = t(useRole() === 'coach' ? 'contact_today.check.coach' : 'contact_today.check');
  return (division, { kind, open, next, isUnclear }) => {
    if (kind === 'no_rule')
      return [t('contact_today.no_rule', { division }), ...(isBrief ? [] : [check])].join(' ');
    const doubts = isBrief ? [t('contact_today.unclear.brief')] : [t('contact_today.unclear'), check];
    const unclear = isUnclear ? doubts : [];
    if (kind === 'not_bound') return [t('contact_today.not_bound', { division }), ...unclear].join(' ');
    const first = open[0];
    const sentences = [
      first === undefined
        ? t('contact_today.closed', { division })
        : t('contact_today.open', { division, count: open.length, first, last: open.at(-1) ?? first }),
    ];
    if (next) {
      const values = { year: next.gradYear, day: format.day(next.on) };
      sentences.push(
        next.program === null
          ? t('contact_today.next', values)
          : t('contact_today.next_program', { ...values, program: t(`program.${next.program}`) }),
      );
    }
    return [...sentences, ...unclear].join(' ');
  };
}
