/** Regional directors and the regions that they work in, as admins keep them. */
import type { Region, RegionInput } from '@faircourt/contracts/regions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { directorsQuery } from '../../domain/admin-work.queries.ts';

const directorsKey = ['directors'] as const;

export function useDirectors() {
  return useQuery(directorsQuery);
}

export function useRegions() {
  return useQuery({
    queryKey: [...directorsKey, 'regions'],
    queryFn: async ({ signal }): Promise<Region[]> =>
      (await answerOf(api.GET('/api/regions', { signal }))).regions,
  });
}

export function useAssignRegions() {
  return useDecision(async ({ id, regionIds }: { id: string; regionIds: string[] }): Promise<void> => {
    await api.PUT('/api/directors/{id}/regions', {
      params: { path: { id } },
      body: { region_ids: regionIds },
    });
  });
}

export function useRefuseDirector() {
  return useDecision(async ({ id, reason }: { id: string; reason: string }): Promise<void> => {
    await api.POST('/api/directors/{id}/refuse', { params: { path: { id } }, body: { reason } });
  });
}

/** Without an id it is a new one. */
export function useSaveRegion() {
  return useDecision(async ({ id, region }: { id: string | null; region: RegionInput }): Promise<void> => {
    await (id === null
      ? api.POST('/api/regions', { body: region })
      : api.PUT('/api/regions/{id}', { params: { path: { id } }, body: region }));
  });
}

export function useDeleteRegion() {
  return useDecision(async (id: string): Promise<void> => {
    await api.DELETE('/api/regions/{id}', { params: { path: { id } } });
  });
}

/** Loads again after a refusal too: another admin may have decided meanwhile. */
function useDecision<Input>(decide: (wanted: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => queryClient.invalidateQueries({ queryKey: directorsKey }),
  });
}
