/** By when somebody has to act on a message. A safety report has one clock everywhere: that of its case. */
import { answerDue } from '@faircourt/contracts/support';
import type { Waiting } from './inbox.store.ts';

/** Null while nobody waits. */
export function answerBy({ type, waiting_since: since, case_due_at: caseDueAt }: Waiting): Date | null {
  return since && (caseDueAt ?? answerDue(type, since));
}
