/**
 * What is left of each queue when nothing counts twice: a critical report has a row of its own, and so has consulting. The same
 * report would else be in four rows, as a report, a message to support and a family on hold.
 */
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { ModerationEntry, ModerationList } from '@faircourt/contracts/moderation';
import type { InboxEntry, SupportInbox } from '@faircourt/contracts/support-inbox';

interface Rest {
  count: number;
  overdue: number;
  oldest: string | null;
  /** Something of this queue has a row of its own above: these are the others. */
  isRest: boolean;
}

export function criticalReports(reports: ModerationList | undefined): ModerationEntry[] {
  return (reports?.items ?? []).filter(({ severity }) => severity === 'critical');
}

export function otherReports(reports: ModerationList, now: number): Rest {
  const own = criticalReports(reports);
  const others = reports.items.filter((item) => !own.includes(item));
  return {
    count: reports.open - own.length,
    overdue: reports.overdue - own.filter(({ due_at: due }) => Date.parse(due) <= now).length,
    oldest: oldestLeft(
      reports.oldest_open_at,
      own.map(({ created_at: at }) => at),
      others.map(({ created_at: at }) => at),
    ),
    isRest: own.length > 0,
  };
}

export function otherMessages(
  { requests, figures }: SupportInbox,
  critical: ReadonlySet<string>,
  now: number,
): Rest {
  const isReport = ({ moderation_item_id: id }: InboxEntry) => id !== null && critical.has(id);
  const isConsulting = ({ consulting }: InboxEntry) => consulting?.turn === 'us';
  const own = requests.filter((request) => isReport(request) || isConsulting(request));
  const others = requests.filter((request) => !own.includes(request));
  const isWaiting = (request: InboxEntry) => request.waiting_since !== null || isConsulting(request);
  const waits = (list: readonly InboxEntry[]) =>
    list.map(({ waiting_since: since }) => since).filter((since) => since !== null);
  return {
    count: figures.waiting - own.filter(isWaiting).length,
    overdue: figures.overdue - overdueOf(own, now),
    oldest: oldestLeft(figures.oldest_waiting_since, waits(own), waits(others)),
    isRest: own.some(isReport),
  };
}

/** Requests for consulting whose writers wait longer than was promised. */
export function lateConsulting({ requests }: SupportInbox, now: number): number {
  return overdueOf(
    requests.filter(({ consulting }) => consulting?.turn === 'us'),
    now,
  );
}

/** A hold is in the way of the report until that is decided; then it has its row. */
export function otherHolds({ holds }: FamilyHoldList, critical: ReadonlySet<string>): Rest {
  const others = holds.filter(({ quiet_report_id: id }) => id === null || !critical.has(id));
  return {
    count: others.length,
    overdue: 0,
    oldest: others[0]?.since ?? null,
    isRest: others.length < holds.length,
  };
}

function overdueOf(requests: readonly InboxEntry[], now: number): number {
  return requests.filter(({ answer_by: by }) => by !== null && Date.parse(by) <= now).length;
}

/** The queue names its oldest. Where that one has a row of its own, it is the oldest of the others on the page. */
function oldestLeft(oldest: string | null, own: readonly string[], others: readonly string[]): string | null {
  if (oldest === null || !own.includes(oldest)) return oldest;
  return others.toSorted()[0] ?? null;
}
