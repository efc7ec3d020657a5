/** The only SQL on what admins did to an account and why. */
import type { AdminAction } from '@faircourt/contracts/users';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Other } from './user-page.store.ts';

export interface AdminActionRow {
  id: string;
  action: AdminAction;
  reason: string;
  done_by: Other | null;
  done_at: Date;
}

export async function insertAdminAction(
  trx: Transaction<DB>,
  done: { userId: string; action: AdminAction; reason: string; by: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('admin_actions')
    .values({
      user_id: done.userId,
      action: done.action,
      reason: done.reason,
      done_by: done.by,
      done_at: done.now,
    })
    .execute();
}

export async function listAdminActions(queries: Queries, userId: string): Promise<AdminActionRow[]> {
  const { rows } = await sql<AdminActionRow>`
    select done.id, done.action, done.reason, done.done_at, case when admin.id is not null
      then jsonb_build_object('user_id', admin.id, 'name', admin.name) end as done_by
    from admin_actions done left join users admin on admin.id = done.done_by
    where done.user_id = ${userId} order by done.done_at desc, done.id desc limit 50`.execute(queries);
  return rows;
}
