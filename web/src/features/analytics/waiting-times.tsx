import { WAITING_TIMES, type Chart } from '@faircourt/contracts/analytics';
import { Clock } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../ui/table.tsx';
import { useAmount } from './use-amount.ts';

/** How long requests to verify waited for a decision, by region. */
export function WaitingTimes({ chart }: { chart: Chart }) {
  const t = useText();
  const { amount } = useAmount();
  const regions = [...new Set(chart.lines.map(({ subject }) => subject))];
  const title = t('analytics.verification_time');
  return (
    <FigureCard title={title} text={t('analytics.verification_time.text')}>
      {regions.length === 0 ? (
        <EmptyState icon={Clock} title={t('analytics.nothing')} />
      ) : (
        <Table label={t('analytics.verification_time.text')}>
          <TableHead>
            <tr>
              <TableHeaderCell>{t('analytics.region')}</TableHeaderCell>
              {WAITING_TIMES.map((time) => (
                <TableHeaderCell key={time} className="text-right">
                  {t(`analytics.within.${time}`)}
                </TableHeaderCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {regions.map((region) => (
              <TableRow key={region}>
                <TableHeaderCell scope="row">{region || t('analytics.region.none')}</TableHeaderCell>
                {WAITING_TIMES.map((time) => {
                  const line = chart.lines.find(({ subject, part }) => subject === region && part === time);
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
