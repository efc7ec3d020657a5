/** One's own alerts on the searches of the staff. */
import type { AlertSettings, SaveAlertSettings } from '@faircourt/contracts/alert-settings';
import type { SearchAlert } from '@faircourt/contracts/alerts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { useListChange } from './saved-searches.queries.ts';

/** As the browser knows it; digests come in the morning there. */
export const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useChooseAlert() {
  const queryClient = useQueryClient();
  return useListChange(async ({ id, alert }: { id: string; alert: SearchAlert }) => {
    const body = { ...alert, time_zone: BROWSER_ZONE };
    await api.PUT('/api/saved-searches/{id}/alert', { params: { path: { id } }, body });
    await queryClient.invalidateQueries({ queryKey: settingsKey });
  });
}

const settingsKey = ['alert-settings'] as const;

export function useAlertSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }): Promise<AlertSettings> => answerOf(api.GET('/api/alert-settings', { signal })),
  });
}

export function useSaveAlertSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: SaveAlertSettings): Promise<AlertSettings> =>
      answerOf(api.PUT('/api/alert-settings', { body: settings })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useStopAlert() {
  return useListChange(async (id: string) => {
    await api.DELETE('/api/saved-searches/{id}/alert', { params: { path: { id } } });
  });
}
