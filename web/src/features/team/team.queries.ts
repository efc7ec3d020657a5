/** The staff of one's subscription: read, invited to, left and handed over. */
import type { SeatInvitation, ShownSeatInvitation, Team } from '@faircourt/contracts/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const teamKey = ['team'] as const;

export function useTeam(isAllowed: boolean) {
  return useQuery({
    queryKey: [...teamKey, 'own'],
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<Team> => answerOf(api.GET('/api/team', { signal })),
  });
}

/** Asked once: a key that does not work will not work a moment later. */
export function useSeatInvitation(token: string) {
  return useQuery({
    queryKey: [...teamKey, 'invitation', token],
    retry: false,
    queryFn: ({ signal }): Promise<ShownSeatInvitation> =>
      answerOf(api.POST('/api/seat-invitations/read', { body: { token }, signal })),
  });
}

export function useAcceptSeat() {
  return useTeamChange((token: string) => api.POST('/api/seat-invitations/accept', { body: { token } }));
}

export function useInviteToSeat() {
  return useTeamChange((email: string): Promise<SeatInvitation> =>
    answerOf(api.POST('/api/team/invitations', { body: { email } })),
  );
}

export function useVoidInvitation() {
  return useTeamChange((id: string) =>
    api.DELETE('/api/team/invitations/{id}', { params: { path: { id } } }),
  );
}

/** Takes a seat back, or leaves one's own. */
export function useEndSeat() {
  return useTeamChange((id: string) => api.DELETE('/api/team/seats/{id}', { params: { path: { id } } }));
}

export function useOfferOwnership() {
  return useTeamChange((seatId: string) => api.PUT('/api/team/offer', { body: { seat_id: seatId } }));
}

/** By the owner, or by the person who was asked. */
export function useEndOffer() {
  return useTeamChange<void, unknown>(() => api.DELETE('/api/team/offer'));
}

export function useTakeOver() {
  return useTeamChange<void, unknown>(() => api.POST('/api/team/offer/accept'));
}

function useTeamChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a refusal: somebody else may have acted in the meantime. Another desk is another allowance.
    onSettled: () =>
      Promise.all(
        [teamKey, ['allowance']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      ),
  });
}
