import type { VerificationItem } from '@faircourt/contracts/verification';
import { ArrowLeftRight, CircleMinus, CirclePlus, Equal, type LucideIcon } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { differenceOf, lastVerified, useItemLines, type Difference } from './compare-facts.ts';

const LOOKS: Record<Difference, { tone: BadgeTone; icon: LucideIcon }> = {
  same: { tone: 'neutral', icon: Equal },
  changed: { tone: 'caution', icon: ArrowLeftRight },
  added: { tone: 'court', icon: CirclePlus },
  removed: { tone: 'stop', icon: CircleMinus },
};

/** So many values stay in sight beside the decision, or above the evidence, in one column. */
const ONE_COLUMN_MAX = 7;

/**
 * More of them stand in two columns. Words, and what differs from before, get a whole line; on a phone a figure has its name
 * above it.
 */
const LONG = {
  body: 'grid grid-cols-2 gap-x-5 divide-y-0 px-3 py-1 text-sm',
  row: 'flex items-baseline justify-between gap-x-3 border-b border-line/60 py-1 xl:py-0.5',
  wide: 'col-span-2 justify-start',
  figure: 'whitespace-nowrap max-sm:flex-col max-sm:whitespace-normal',
  name: 'min-w-24 p-0 font-medium',
  cell: 'flex flex-wrap items-baseline gap-x-2 p-0',
};
/** In one column. */
const SHORT = 'max-sm:px-3 py-2';

/** What is claimed beside what a director verified last, and beside what was found instead. */
export function ValuesCard({
  item,
  titleRef,
  className,
}: {
  item: VerificationItem;
  titleRef: Ref<HTMLHeadingElement>;
  className?: string;
}) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { fact_group: group, offered_values: offered } = item;
  const before = lastVerified(item);
  const isOfAccount = item.guardian !== null || item.institution !== null;
  const linesOf = useItemLines();
  // Beside what is known of an account it is as low as it can be.
  const isLong = isOfAccount || linesOf(group, item.claimed_values).length > ONE_COLUMN_MAX;
  return (
    <Card aria-labelledby={titleId} className={cn('min-w-0', className)}>
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-3 xl:p-4 xl:pt-3 xl:pb-0">
        <div className="xl:flex xl:flex-wrap xl:items-baseline xl:gap-x-3">
          <CardTitle id={titleId} ref={titleRef} tabIndex={-1}>
            {t('item.values')}
          </CardTitle>
          {item.guardian && (
            <CardDescription className="text-ink xl:text-sm">
              {t('item.values.guardianship', { guardian: item.guardian.name, athlete: item.name })}
            </CardDescription>
          )}
          <CardDescription className="min-h-lh xl:text-sm">
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
      <CardContent className="max-xl:pt-3 xl:p-4 xl:pt-2 xl:pb-3">
        <Table label={t(`facts.${group}`)}>
          {/* In two columns each value has its name beside it, and the title says that it is claimed. */}
          <TableHead className={cn(isLong && 'sr-only')}>
            <tr>
              <TableHeaderCell className="py-2 max-sm:px-3">{t('item.values.field')}</TableHeaderCell>
              <TableHeaderCell className="py-2 max-sm:px-3">{t('item.values.claimed')}</TableHeaderCell>
              {before && (
                <TableHeaderCell className="py-2 whitespace-normal max-sm:px-3">
                  {t('item.values.verified')}
                </TableHeaderCell>
              )}
              {offered && (
                <TableHeaderCell className="py-2 max-sm:px-3">{t('item.values.found')}</TableHeaderCell>
              )}
            </tr>
          </TableHead>
          <ValueRows item={item} isLong={isLong} />
        </Table>
      </CardContent>
    </Card>
  );
}

function ValueRows({ item, isLong }: { item: VerificationItem; isLong: boolean }) {
  const t = useText();
  const linesOf = useItemLines();
  const { fact_group: group, claimed_values: claimed, offered_values: offered } = item;
  const before = lastVerified(item)?.values;
  const beforeLines = before && linesOf(group, before);
  const correctedLines = offered && linesOf(group, offered);
  const none = t('item.values.none');
  return (
    <TableBody className={cn(isLong && LONG.body)}>
      {linesOf(group, claimed).map(({ field, label, text }, index) => {
        // A transcript is a file or an address: a row for the other one would speak of a file that nobody gave.
        if (
          group === 'transcript' &&
          [text, beforeLines?.[index]?.text, correctedLines?.[index]?.text].every(isMissing)
        ) {
          return null;
        }
        const difference = before && differenceOf(field, claimed, before);
        const isOther = Boolean(offered && differenceOf(field, offered, claimed) !== 'same');
        const isMarked = isOther || Boolean(difference && difference !== 'same');
        const cell = cn('align-top [overflow-wrap:anywhere]', isLong ? LONG.cell : SHORT);
        return (
          <TableRow
            key={field}
            className={cn(
              isLong && LONG.row,
              isLong && (isMarked || typeof claimed[field] === 'string' ? LONG.wide : LONG.figure),
            )}
          >
            <TableHeaderCell
              scope="row"
              className={cn('align-top whitespace-normal', isLong ? LONG.name : SHORT)}
            >
              {label}
            </TableHeaderCell>
            <TableCell className={cell}>
              <span className="font-semibold">{text ?? none}</span>
              {difference && difference !== 'same' && <DifferenceMark difference={difference} />}
            </TableCell>
            {beforeLines && (
              <TableCell className={cn(cell, 'text-muted', isLong && !isMarked && 'sr-only')}>
                {beforeLines[index]?.text ?? none}
              </TableCell>
            )}
            {offered && correctedLines && (
              <TableCell className={cn(cell, isLong && !isMarked && 'sr-only')}>
                {correctedLines[index]?.text ?? none}
                {isOther && <DifferenceMark difference="changed" />}
              </TableCell>
            )}
          </TableRow>
        );
      })}
    </TableBody>
  );
}

function isMissing(text: string | null | undefined): boolean {
  return text === null || text === undefined;
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
