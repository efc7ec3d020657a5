import type { VerificationItem } from '@faircourt/contracts/verification';
import { ArrowLeftRight, CircleMinus, CirclePlus, Equal, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { differenceOf, lastVerified, useItemLines, type Difference } from './compare-facts.ts';

const LOOKS: Record<Difference, { tone: BadgeTone; icon: LucideIcon }> = {
  same: { tone: 'neutral', icon: Equal },
  changed: { tone: 'caution', icon: ArrowLeftRight },
  added: { tone: 'court', icon: CirclePlus },
  removed: { tone: 'stop', icon: CircleMinus },
};

/** What is claimed beside what a director verified last, and beside what was found instead. */
export function ValuesCard({ item }: { item: VerificationItem }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { fact_group: group, offered_values: offered } = item;
  const before = lastVerified(item);
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-3">
        <div>
          <CardTitle id={titleId}>{t('item.values')}</CardTitle>
          <CardDescription>
            {before
              ? t(before.is_in_effect ? 'item.values.standing' : 'item.values.before', {
                  date: format.day(before.decided_on),
                  name: before.director_name ?? t('athlete.badge.director'),
                })
              : // Once it is decided, "before" would speak of the decision above.
                item.status === 'open' && t('item.values.first')}
          </CardDescription>
        </div>
        {group === 'measurements' && <UnitSwitch />}
      </CardHeader>
      <CardContent className="xl:pt-4">
        <Table label={t(`facts.${group}`)}>
          <TableHead>
            <tr>
              <TableHeaderCell className="max-sm:px-3 xl:py-2">{t('item.values.field')}</TableHeaderCell>
              <TableHeaderCell className="max-sm:px-3">{t('item.values.claimed')}</TableHeaderCell>
              {before && (
                <TableHeaderCell className="whitespace-normal max-sm:px-3">
                  {t('item.values.verified')}
                </TableHeaderCell>
              )}
              {offered && <TableHeaderCell className="max-sm:px-3">{t('item.values.found')}</TableHeaderCell>}
            </tr>
          </TableHead>
          <ValueRows item={item} />
        </Table>
      </CardContent>
    </Card>
  );
}

function ValueRows({ item }: { item: VerificationItem }) {
  const t = useText();
  const linesOf = useItemLines();
  const { fact_group: group, claimed_values: claimed, offered_values: offered } = item;
  const before = lastVerified(item)?.values;
  const beforeLines = before && linesOf(group, before);
  const correctedLines = offered && linesOf(group, offered);
  const none = t('item.values.none');
  return (
    <TableBody>
      {linesOf(group, claimed).map(({ field, label, text }, index) => {
        const difference = before && differenceOf(field, claimed, before);
        return (
          <TableRow key={field}>
            <TableHeaderCell scope="row" className="align-top whitespace-normal max-sm:px-3 xl:py-2">
              {label}
            </TableHeaderCell>
            <TableCell className="align-top [overflow-wrap:anywhere] max-sm:px-3 xl:py-2">
              <span className="font-semibold">{text ?? none}</span>
              {difference && difference !== 'same' && <DifferenceMark difference={difference} />}
            </TableCell>
            {beforeLines && (
              <TableCell className="align-top [overflow-wrap:anywhere] text-muted max-sm:px-3 xl:py-2">
                {beforeLines[index]?.text ?? none}
              </TableCell>
            )}
            {offered && correctedLines && (
              <TableCell className="align-top [overflow-wrap:anywhere] max-sm:px-3 xl:py-2">
                {correctedLines[index]?.text ?? none}
                {differenceOf(field, offered, claimed) !== 'same' && <DifferenceMark difference="changed" />}
              </TableCell>
            )}
          </TableRow>
        );
      })}
    </TableBody>
  );
}

/** A word and a sign, never the colour alone. */
function DifferenceMark({ difference }: { difference: Difference }) {
  const t = useText();
  const { tone, icon } = LOOKS[difference];
  return (
    <Badge tone={tone} icon={icon} className="mt-1 flex">
      {t(`item.difference.${difference}`)}
    </Badge>
  );
}
