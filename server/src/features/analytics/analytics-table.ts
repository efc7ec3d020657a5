/** Charts as a table: a line for each value. */
import { SMALLEST_GROUP, type Analytics } from '@faircourt/contracts/analytics';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../../platform/csv.ts';

const COLUMNS = ['measure', 'subject', 'part', 'period', 'start', 'value'];

export function analyticsTable({ from, before_from, charts }: Analytics): string {
  const lines = charts.flatMap(({ measure, step, starts, lines: parts }) =>
    parts.flatMap(({ subject, part, values, total, total_before }) =>
      [
        ...values.map((value, place): [string, string, number | null] => [step, starts[place] ?? '', value]),
        ['range', from, total] satisfies [string, string, number | null],
        ['range before', before_from, total_before] satisfies [string, string, number | null],
      ].map(([period, start, value]): Cell[] => [
        measure,
        subject,
        part,
        period,
        start,
        value ?? `fewer than ${SMALLEST_GROUP}`,
      ]),
    ),
  );
  return BYTE_ORDER_MARK + csvLines([COLUMNS, ...lines]);
}
