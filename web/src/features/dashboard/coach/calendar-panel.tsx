/** The contact calendar today: which classes a college of this division may write to, and when the next one opens. */
import type { ContactCalendar } from '@faircourt/contracts/requests';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleQuestionMark, MoonStar, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Panel, PanelFailure } from './panel.tsx';

type Window = ContactCalendar['classes'][number]['men'];

const LOOKS: Record<Window['verdict'], { tone: BadgeTone; icon: LucideIcon }> = {
  allowed: { tone: 'verified', icon: CircleCheck },
  warn: { tone: 'caution', icon: CircleQuestionMark },
  hold: { tone: 'neutral', icon: MoonStar },
};

export function CalendarPanel({ query }: { query: UseQueryResult<ContactCalendar> }) {
  const t = useText();
  const format = useFormat();
  const { data } = query;
  const division = data?.division ? t(`division.${data.division}`) : t('desk.calendar.strictest');
  return (
    <Panel title={t('desk.calendar.title')} text={data && division}>
      {!data && <PanelFailure query={query} />}
      {data && (
        <>
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {rowsOf(data.classes).map(({ years, men, women }) => (
              <li
                key={years[0]}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5"
              >
                <span className="font-medium">
                  {t('desk.calendar.classes', {
                    years: years.length,
                    first: years[0] ?? 0,
                    last: years.at(-1) ?? 0,
                  })}
                </span>
                {isSame(men, women) ? (
                  <WindowBadge window={men} />
                ) : (
                  <span className="flex flex-col gap-1 sm:items-end">
                    <WindowBadge window={men} program={t('program.men')} />
                    <WindowBadge window={women} program={t('program.women')} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-5 py-3 text-sm text-muted">
            {data.as_of && `${t('desk.calendar.as_of', { day: format.day(data.as_of) })} `}
            <Link
              to={PATHS.contactRules}
              className="rounded-sm font-medium whitespace-nowrap text-court underline-offset-4 hover:underline"
            >
              {t('contact_today.calendar')}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}

function WindowBadge({
  window: { verdict, reason, opens_on },
  program,
}: {
  window: Window;
  program?: string;
}) {
  const t = useText();
  const format = useFormat();
  const { tone, icon } = LOOKS[verdict];
  const words =
    verdict === 'hold'
      ? opens_on
        ? t('desk.calendar.opens', { day: format.day(opens_on) })
        : t('desk.calendar.closed')
      : reason === 'not_bound'
        ? t('desk.calendar.not_bound')
        : t(verdict === 'warn' ? 'desk.calendar.check' : 'desk.calendar.open');
  return (
    <Badge tone={tone} icon={icon} className="whitespace-normal">
      {program ? t('desk.calendar.program', { program, words }) : words}
    </Badge>
  );
}

type Class = ContactCalendar['classes'][number];

/** Neighbours to which the same applies are one row. */
function rowsOf(classes: readonly Class[]): (Pick<Class, 'men' | 'women'> & { years: number[] })[] {
  const rows: (Pick<Class, 'men' | 'women'> & { years: number[] })[] = [];
  for (const { grad_year: year, men, women } of classes) {
    const last = rows.at(-1);
    if (last && isSame(last.men, men) && isSame(last.women, women)) last.years.push(year);
    else rows.push({ years: [year], men, women });
  }
  return rows;
}

function isSame(a: Window, b: Window): boolean {
  return a.verdict === b.verdict && a.reason === b.reason && a.opens_on === b.opens_on;
}
