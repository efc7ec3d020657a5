/** One part of a download as JSON for programs and as CSV for spreadsheets. */
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../../../platform/csv.ts';
import type { GatheredPart, HeldRow } from './gather.store.ts';

export function asJson({ rows, columns }: GatheredPart): string {
  const plain = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, plainValue(row[column])])),
  );
  return `${JSON.stringify(plain, null, 2)}\n`;
}

export function asCsv({ rows, columns }: GatheredPart): string {
  return BYTE_ORDER_MARK + csvLines([columns, ...rows.map((row) => cellsOf(row, columns))]);
}

/** Moments as ISO 8601, bytes as hexadecimal digits. */
export function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('hex') : (value ?? null);
}

function cellsOf(row: HeldRow, columns: readonly string[]): Cell[] {
  return columns.map((column) => cellOf(plainValue(row[column])));
}

function cellOf(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
