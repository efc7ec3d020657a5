/** Accounts as a table. */
import type { UserEntry } from '@faircourt/contracts/users';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv.ts';

const COLUMNS = [
  'id',
  'name',
  'email',
  'is_mailbox_proven',
  'role',
  'status',
  'country_code',
  'institution_name',
  'plan',
  'plan_status',
  'has_report',
  'joined_on',
  'last_seen_on',
] as const satisfies readonly (keyof UserEntry)[];

export function tableOf(entries: readonly UserEntry[]): string {
  const lines = entries.map((entry) =>
    COLUMNS.map((column) => {
      const value = entry[column];
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    }),
  );
  return BYTE_ORDER_MARK + csvLines([COLUMNS, ...lines]);
}
