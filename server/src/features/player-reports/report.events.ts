/** The Global Player Report in the log. */
import type { EventActor, EventOf, FaircourtEvent } from '@faircourt/contracts/events';

export function reportMade(reportId: string, number: number): FaircourtEvent {
  return {
    chain: reportId,
    type: 'player_report.made',
    actor: { userId: null, role: 'system' },
    data: { number },
  };
}

/** Who reads a report, or takes it along, looks at those whom it shows: families read of it as of every look. */
export function reportLookedAt(
  form: 'page' | 'file',
  by: EventActor & { userId: string },
  data: EventOf<'player_report.read'>['data'],
): FaircourtEvent {
  const type = form === 'file' ? 'player_report.downloaded' : 'player_report.read';
  return { chain: by.userId, type, actor: by, data };
}
