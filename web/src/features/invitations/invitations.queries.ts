/** The codes one has issued: listed page by page, issued, revoked. */
import type { Invitation, InvitationList, IssueInvitation } from '@faircourt/contracts/invitations';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const invitationsKey = ['invitations'] as const;

export function useInvitations(isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: invitationsKey,
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<InvitationList> =>
      answerOf(api.GET('/api/invitations', { params: { query: after ? { after } : {} }, signal })),
    getNextPageParam: (page) => page.next,
    select: ({ pages: [first, ...rest] }) => ({
      issued: [first, ...rest].flatMap((page) => page?.invitations ?? []),
      canIssue: first?.can_issue ?? false,
      canIssueTeamCodes: first?.can_issue_team_codes ?? false,
      openCodesMax: first?.open_codes_max ?? 0,
    }),
  });
}

export function useIssueInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: IssueInvitation): Promise<Invitation> =>
      answerOf(api.POST('/api/invitations', { body: wanted })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
}

export function useRevokeInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<Invitation> =>
      answerOf(api.POST('/api/invitations/{id}/revoke', { params: { path: { id } } })),
    // Also after a refusal: somebody may have used the code in the meantime, and the list should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
}
