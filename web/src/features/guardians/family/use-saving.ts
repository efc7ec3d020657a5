/** Which switches are on their way to the server: what they show is a guess until the answer. */
import type { FamilyAthlete, ReleaseSwitch, SetRelease } from '@faircourt/contracts/family';
import { useMutationState } from '@tanstack/react-query';
import { setReleaseKey } from './family.queries.ts';
import { isMeant } from './switch-change.ts';

export function useIsSaving(athleteId: string): (release: ReleaseSwitch) => boolean {
  const wanted = useMutationState({
    filters: { mutationKey: setReleaseKey(athleteId), status: 'pending' },
    // Only `useSetRelease` has this key.
    select: ({ state }) => state.variables as SetRelease,
  });
  return (release) => wanted.some((one) => isMeant(release, one));
}

/** The athlete without what is only a guess. */
export function useKnownReleases(athlete: FamilyAthlete): FamilyAthlete {
  const isSaving = useIsSaving(athlete.id);
  return { ...athlete, switches: athlete.switches.filter((release) => !isSaving(release)) };
}
