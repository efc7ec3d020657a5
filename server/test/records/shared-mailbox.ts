/** Two accounts of one person: both have proven addresses that lead to one mailbox. */
import type { TestApp } from '../app/test-app.ts';

/** The plus-tag leads to the same mailbox. */
export async function shareMailbox(app: TestApp, userId: string, otherUserId: string): Promise<void> {
  const mailbox = `okafor${otherUserId.replaceAll('-', '')}`;
  for (const [id, email] of [
    [userId, `d.${mailbox}@gmail.com`],
    [otherUserId, `d${mailbox}+other@gmail.com`],
  ] as const) {
    await app.db
      .updateTable('auth_users')
      .set({ email, email_verified: true })
      .where('id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('users.id', '=', id))
      .execute();
  }
}
