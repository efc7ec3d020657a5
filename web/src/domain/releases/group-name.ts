/** Which name a field group has: season statistics go with the measurements, except where the signed form leaves them out. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';

export type NamedGroup = FieldGroup | 'measurements_only';

export function namedGroup<Group extends FieldGroup>(
  group: Group,
  { is_without_seasons: isWithoutSeasons }: { is_without_seasons: boolean },
): Group | 'measurements_only' {
  return group === 'measurements' && isWithoutSeasons ? 'measurements_only' : group;
}
