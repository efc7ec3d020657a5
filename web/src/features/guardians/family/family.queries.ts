/** A family's page: read as a whole, changed switch by switch. Decisions fail at once without a connection. */
import type { CorrectBirthdate } from '@faircourt/contracts/athletes';
import type {
  Family,
  FamilyAthlete,
  FamilyView,
  ReleaseSwitch,
  SetRelease,
  TakeOver,
} from '@faircourt/contracts/family';
import type { PauseListing } from '@faircourt/contracts/listing-pause';
import type { AcceptedLink, GuardianInvitation, GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { withSwitch } from './switch-change.ts';

const ANY_RELEASE = ['set-release'];
export const setReleaseKey = (athleteId: string) => [...ANY_RELEASE, athleteId];

/** Who looked, newest first. */
export function useFamilyViews(athleteId: string) {
  return useInfiniteQuery({
    queryKey: [...familyKey, athleteId, 'views'],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<{ views: FamilyView[]; next: string | null }> =>
      answerOf(
        api.GET('/api/family/{id}/views', {
          params: { path: { id: athleteId }, query: after ? { after } : {} },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ views }) => views),
  });
}

/** The switch moves at once and goes back when the server refuses; other switches are left as they are. */
export function useSetRelease(athleteId: string) {
  const queryClient = useQueryClient();
  const show = (wanted: SetRelease, change: (held: ReleaseSwitch) => ReleaseSwitch): void => {
    queryClient.setQueryData<Family>(
      familyKey,
      (family) => family && withSwitch(family, { athleteId, wanted, change }),
    );
  };
  return useMutation({
    mutationKey: setReleaseKey(athleteId),
    mutationFn: (body: SetRelease): Promise<ReleaseSwitch> =>
      answerOf(api.PUT('/api/family/{id}/releases', { params: { path: { id: athleteId } }, body })),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: familyKey, exact: true });
      let before: ReleaseSwitch | undefined;
      show(wanted, (held) => {
        before = held;
        // A guess for the moment until the answer, which says what really follows.
        return { ...held, is_approved: wanted.is_on, state: wanted.is_on ? 'on' : 'off' };
      });
      return before;
    },
    onSuccess: (stored, wanted) => show(wanted, () => stored),
    onError: (_error, wanted, before) => before && show(wanted, () => before),
    onSettled: () => {
      // While others are on their way, what the server knows would undo what they show.
      if (queryClient.isMutating({ mutationKey: ANY_RELEASE }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: familyKey });
    },
  });
}

export function useLockDown(athleteId: string) {
  return useFamilyChange(() =>
    api.POST('/api/family/{id}/lock-down', { params: { path: { id: athleteId } } }),
  );
}

export function usePauseListing(athleteId: string) {
  return useFamilyChange((body: PauseListing) =>
    api.PUT('/api/family/{id}/pause', { params: { path: { id: athleteId } }, body }),
  );
}

export function useResumeListing(athleteId: string) {
  return useFamilyChange(() => api.DELETE('/api/family/{id}/pause', { params: { path: { id: athleteId } } }));
}

export function useDecideVideo() {
  return useFamilyChange(({ id, isPublic }: { id: string; isPublic: boolean }) =>
    answerOf(api.PUT('/api/family/videos/{id}', { params: { path: { id } }, body: { is_public: isPublic } })),
  );
}

export function useTakeOver(athleteId: string) {
  return useFamilyChange((body: TakeOver) =>
    api.POST('/api/family/{id}/take-over', { params: { path: { id: athleteId } }, body }),
  );
}

/** Tells the server that what changed has been shown. The page keeps showing it until it is left. */
export async function noteVisit(athleteId: FamilyAthlete['id']): Promise<void> {
  await api.POST('/api/family/{id}/visit', { params: { path: { id: athleteId } } });
}

/** Reading an invitation decides nothing, so it may be read as often as the page likes. */
export function useInvitation(key: GuardianInvitationKey) {
  return useQuery({
    queryKey: ['guardian-invitation', key],
    queryFn: ({ signal }): Promise<GuardianInvitation> =>
      answerOf(api.POST('/api/guardian-offers/read', { body: key, signal })),
    // Reading by code is counted against guessing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useAcceptInvitation() {
  return useFamilyChange((body: GuardianInvitationKey): Promise<AcceptedLink> =>
    answerOf(api.POST('/api/guardian-offers/accept', { body })),
  );
}

export function useDeclineInvitation() {
  return useFamilyChange((body: GuardianInvitationKey) => api.POST('/api/guardian-offers/decline', { body }));
}

function useFamilyChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyKey }),
  });
}

export function useCorrectBirthdate(athleteId: string) {
  return useFamilyChange((body: CorrectBirthdate) =>
    api.PUT('/api/athletes/{id}/birthdate', { params: { path: { id: athleteId } }, body }),
  );
}
