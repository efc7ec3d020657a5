import { DECIDING_TIMES, WAITING_TIMES, type Chart } from '@faircourt/contracts/analytics';
import { SEVERITIES } from '@faircourt/contracts/vocabulary';
import { Clock } from 'lucide-react';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../ui/table.tsx';
import { useAmount } from './use-amount.ts';

/** How long something waited for a decision: of directors by region, of moderators by severity. */
const WAITING = {
  verification_time: {
    times: WAITING_TIMES,
    head: 'analytics.region',
    nameOf: (region: string, t: Translate) => region || t('analytics.region.none'),
  },
  moderation_time: {
    times: DECIDING_TIMES,
    head: 'analytics.severity',
    nameOf: (subject: string, t: Translate) => {
      const severity = SEVERITIES.find((one) => one === subject);
      return severity ? t(`moderation.severity.${severity}`) : subject;
    },
  },
} as const;

export function WaitingTimes({ measure, chart }: { measure: keyof typeof WAITING; chart: Chart }) {
  const t = useText();
  const { amount } = useAmount();
  const { times, head, nameOf } = WAITING[measure];
  const subjects = [...new Set(chart.lines.map(({ subject }) => subject))];
  return (
    <FigureCard title={t(`analytics.${measure}`)} text={t(`analytics.${measure}.text`)}>
      {subjects.length === 0 ? (
        <EmptyState icon={Clock} title={t('analytics.nothing')} />
      ) : (
        <Table label={t(`analytics.${measure}.text`)}>
          <TableHead>
            <tr>
              <TableHeaderCell>{t(head)}</TableHeaderCell>
              {times.map((time) => (
                <TableHeaderCell key={time} className="text-right">
                  {t(`analytics.within.${time}`)}
                </TableHeaderCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {subjects.map((subject) => (
              <TableRow key={subject}>
                <TableHeaderCell scope="row">{nameOf(subject, t)}</TableHeaderCell>
                {times.map((time) => {
                  const line = chart.lines.find((one) => one.subject === subject && one.part === time);
                  return (
                    <TableCell key={time} className="text-right tabular-nums">
                      {amount(line ? line.total : 0)}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </FigureCard>
  );
}
