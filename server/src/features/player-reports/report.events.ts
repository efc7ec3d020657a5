/** The Global Player Report in the log. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function reportMade(reportId: string, number: number): FaircourtEvent {
  return {
    chain: reportId,
    type: 'player_report.made',
    actor: { userId: null, role: 'system' },
    data: { number },
  };
}

/** Who takes a report along takes those along whom it names: families read of it as of every look. */
export function reportDownloaded(
  reportId: string,
  by: EventActor & { userId: string },
  { named, unnamed }: { named: string[]; unnamed: string[] },
): FaircourtEvent {
  return {
    chain: by.userId,
    type: 'player_report.downloaded',
    actor: by,
    data: { report_id: reportId, named_ids: named, unnamed_ids: unnamed },
  };
}
