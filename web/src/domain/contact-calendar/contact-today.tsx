/** One line beside every request and message: which classes coaches may write to today, and who comes next. */
import { contactToday, type ContactToday as Today } from '@faircourt/contracts/contact-periods';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { cn } from '../../ui/class-names.ts';
import { contactCalendarQuery } from './contact-calendar.query.ts';

export function ContactToday({ className }: { className?: string }) {
  const t = useText();
  const words = useTodayWords();
  const { data, isPending } = useQuery(contactCalendarQuery);
  // Keeps its line while it loads, so that nothing below moves.
  if (isPending) return <p aria-hidden className={cn('min-h-6 text-sm', className)} />;
  if (!data) return null;
  const division = t(data.division ? `division.${data.division}` : 'contact_today.strictest');
  const today = contactToday(data);
  return (
    <p className={cn('flex items-start gap-2 text-sm text-muted', className)}>
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {/* A space of its own: the words must not run into the link when they are read out or copied. */}
        {words(division, today)}{' '}
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

function useTodayWords(): (division: string, today: Today) => string {
  const t = useText();
  const format = useFormat();
  return (division, { kind, open, next, isUnclear }) => {
    if (kind !== 'bound') return t(`contact_today.${kind}`, { division });
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
    if (isUnclear) sentences.push(t('contact_today.unclear'));
    return sentences.join(' ');
  };
}
