/** Every account, page by page and as a table to keep; one of them, and what an admin does to it. */
import type { UserDesks } from '@faircourt/contracts/team';
import type { Timeline, UserFilters, UserList, UserPage } from '@faircourt/contracts/users';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { usersQuery } from './users-address.ts';

export function useUsers(filters: UserFilters, isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: ['users', 'list', usersQuery(filters)],
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<UserList> =>
      answerOf(
        api.GET('/api/users', {
          params: { query: { ...usersQuery(filters), ...(after && { after }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ users }) => users),
  });
}

export function useExportUsers() {
  return useMutation({
    mutationFn: (filters: UserFilters): Promise<Blob> =>
      downloadFile(`/api/users.csv?${new URLSearchParams(usersQuery(filters)).toString()}`),
  });
}

export function useUser(id: string) {
  return useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }): Promise<UserPage> =>
      answerOf(api.GET('/api/users/{id}', { params: { path: { id } }, signal })),
  });
}

/** The plans that the person owns or has a seat in. */
export function useDesks(id: string) {
  return useQuery({
    queryKey: ['users', 'one', id, 'desks'],
    queryFn: ({ signal }): Promise<UserDesks> =>
      answerOf(api.GET('/api/users/{id}/desks', { params: { path: { id } }, signal })),
  });
}

export function useTimeline(id: string) {
  return useInfiniteQuery({
    queryKey: ['users', 'one', id, 'timeline'],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }): Promise<Timeline> =>
      answerOf(
        api.GET('/api/users/{id}/timeline', {
          params: { path: { id }, query: { ...(before && { before }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

/** Each changes what the list and the page say. */
export function useUserActions(id: string) {
  const queryClient = useQueryClient();
  const path = { id };
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['users'] });
  const suspend = useMutation({
    mutationFn: (body: { reason: string; until: string | null }) =>
      api.POST('/api/users/{id}/suspend', { params: { path }, body }),
    onSettled,
  });
  const reinstate = useMutation({
    mutationFn: (body: { reason: string }) =>
      api.POST('/api/users/{id}/reinstate', { params: { path }, body }),
    onSettled,
  });
  const signOut = useMutation({
    mutationFn: (body: { reason: string }) =>
      api.POST('/api/users/{id}/end-sessions', { params: { path }, body }),
    onSettled,
  });
  const resendCode = useMutation({
    mutationFn: (body: { reason: string }) =>
      api.POST('/api/users/{id}/resend-code', { params: { path }, body }),
    onSettled,
  });
  const correctEmail = useMutation({
    mutationFn: (body: { email: string; reason: string }) =>
      api.POST('/api/users/{id}/correct-email', { params: { path }, body }),
    onSettled,
  });
  const voidInvitations = useMutation({
    mutationFn: (body: { invitation_id: string | null; reason: string }) =>
      api.POST('/api/users/{id}/void-invitations', { params: { path }, body }),
    onSettled,
  });
  const stopErasure = useMutation({
    mutationFn: (body: { reason: string }) =>
      api.POST('/api/users/{id}/stop-erasure', { params: { path }, body }),
    onSettled,
  });
  return { suspend, reinstate, signOut, resendCode, correctEmail, voidInvitations, stopErasure };
}
