import type { SummarySettings } from '@faircourt/contracts/summaries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const settingsKey = ['summary-settings'] as const;

export function useSummarySettings(isAllowed: boolean) {
  return useQuery({
    queryKey: settingsKey,
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<SummarySettings> => answerOf(api.GET('/api/summary-settings', { signal })),
  });
}

export function useSwitchModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_on: boolean) => answerOf(api.PUT('/api/summary-settings', { body: { is_on } })),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}
