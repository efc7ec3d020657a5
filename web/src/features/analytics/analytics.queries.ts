import type { Analytics, AnalyticsQuery } from '@faircourt/contracts/analytics';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';

export function useAnalytics(range: AnalyticsQuery, isAllowed: boolean) {
  return useQuery({
    queryKey: ['analytics', range],
    enabled: isAllowed,
    // Charts stay in sight until those of another range are there.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Analytics> =>
      answerOf(api.GET('/api/analytics', { params: { query: range }, signal })),
  });
}

export function useExportAnalytics() {
  return useMutation({
    mutationFn: (range: AnalyticsQuery): Promise<Blob> =>
      downloadFile(`/api/analytics.csv?${new URLSearchParams(range).toString()}`),
  });
}
