import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../ui/table.tsx';
import { useSignals } from './moderation.queries.ts';

/** How often each rule was right, so that moderators know what its word is worth. Below the queue, which would push it down. */
export function SignalsCard({ isQueueThere }: { isQueueThere: boolean }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { data } = useSignals();
  if (!data || !isQueueThere) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('moderation.signals')}</CardTitle>
        <CardDescription>{t('moderation.signals.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Table label={t('moderation.signals.text')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('moderation.signals.rule')}</TableHeaderCell>
              <TableHeaderCell className="text-right">{t('moderation.signals.raised')}</TableHeaderCell>
              <TableHeaderCell className="text-right">{t('moderation.signals.decided')}</TableHeaderCell>
              <TableHeaderCell className="text-right">{t('moderation.signals.right')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.signals.map(({ signal, raised, decided, acted }) => (
              <TableRow key={signal}>
                <TableHeaderCell scope="row">{t(`moderation.signal.${signal}`)}</TableHeaderCell>
                <TableCell className="text-right tabular-nums">{format.number(raised)}</TableCell>
                <TableCell className="text-right tabular-nums">{format.number(decided)}</TableCell>
                <TableCell className="text-right tabular-nums">
                  {decided > 0
                    ? t('moderation.signals.share', { acted, decided })
                    : t('moderation.signals.unknown')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  );
}
