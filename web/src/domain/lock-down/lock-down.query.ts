/** Lifting a lock-down, from the athlete's card or the dashboard. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { familyKey } from '../family.query.ts';

export function useLiftLockDown(athleteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/family/{id}/lift-lock-down', { params: { path: { id: athleteId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyKey }),
  });
}
