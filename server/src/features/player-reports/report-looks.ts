/** What of whom an issue shows: every card that is drawn, with the groups that can be read on it. */
import type { EventOf } from '@faircourt/contracts/events';
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';

type Looks = EventOf<'player_report.read'>['data']['looks'];

export function looksIn({ verified, grew, seasons }: PlayerReport): Looks {
  const shown = [
    ...verified.athletes,
    ...grew.map(({ athlete }) => athlete),
    ...seasons.map(({ athlete }) => athlete),
  ];
  // Heights of before and figures of a season are no part of a card in search.
  const measured = new Set([...grew, ...seasons].map(({ athlete }) => athlete.id));
  const byGroups = new Map<string, { groups: FieldGroup[]; athlete_ids: string[] }>();
  for (const card of new Map(shown.map((one) => [one.id, one])).values()) {
    const groups: FieldGroup[] = [
      ...(card.is_identity_released ? (['identity'] as const) : []),
      ...(measured.has(card.id) || card.height_cm !== null ? (['measurements'] as const) : []),
    ];
    const key = groups.join();
    const look = byGroups.get(key) ?? { groups, athlete_ids: [] };
    look.athlete_ids.push(card.id);
    byGroups.set(key, look);
  }
  return [...byGroups.values()];
}
