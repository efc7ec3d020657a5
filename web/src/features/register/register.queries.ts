/** Every institution, one of them with its history, and what admins do to it. */
import type {
  CorrectEntry,
  MergePreview,
  Register,
  RegisterFilters,
  Registered,
} from '@faircourt/contracts/institution-register';
import type { Timeline } from '@faircourt/contracts/users';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { registerQuery } from './register-address.ts';

export function useRegister(filters: RegisterFilters, isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: ['register', 'list', registerQuery(filters)],
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<Register> =>
      answerOf(
        api.GET('/api/register', {
          params: { query: { ...registerQuery(filters), ...(after && { after }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ institutions }) => institutions),
  });
}

export function useRegistered(id: string) {
  return useQuery({
    queryKey: ['register', 'one', id],
    queryFn: ({ signal }): Promise<Registered> =>
      answerOf(api.GET('/api/register/{id}', { params: { path: { id } }, signal })),
  });
}

export function useHistory(id: string) {
  return useInfiniteQuery({
    queryKey: ['register', 'one', id, 'history'],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }): Promise<Timeline> =>
      answerOf(
        api.GET('/api/register/{id}/history', {
          params: { path: { id }, query: { ...(before && { before }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

export function useMergePreview({ fromId, intoId }: { fromId: string; intoId: string }) {
  return useQuery({
    queryKey: ['register', 'merge', fromId, intoId],
    queryFn: ({ signal }): Promise<MergePreview> =>
      answerOf(
        api.GET('/api/register/{id}/merge', {
          params: { path: { id: fromId }, query: { into: intoId } },
          signal,
        }),
      ),
  });
}

export function useCorrectEntry(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectEntry) => api.PUT('/api/register/{id}', { params: { path: { id } }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['register'] }),
  });
}
