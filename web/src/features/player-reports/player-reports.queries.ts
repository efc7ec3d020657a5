/** Reading the Global Player Report. */
import type { PlayerReport, PlayerReportList } from '@faircourt/contracts/player-reports';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile, downloadFor } from '../../api/download-file.ts';

/** In the address of the page; no report has this id. */
export const SAMPLE = 'sample';

export function usePlayerReports() {
  return useQuery({
    queryKey: ['player-reports'],
    queryFn: ({ signal }): Promise<PlayerReportList> => answerOf(api.GET('/api/player-reports', { signal })),
  });
}

export function usePlayerReport(id: string) {
  return useQuery({
    queryKey: ['player-reports', id],
    queryFn: ({ signal }): Promise<PlayerReport> =>
      id === SAMPLE
        ? answerOf(api.GET('/api/player-reports/sample', { signal }))
        : answerOf(api.GET('/api/player-reports/{id}', { params: { path: { id } }, signal })),
  });
}

/** Of a real report it is a look at everybody whom it names, and so no mere reading. */
export function downloadReport(id: string): Promise<Blob> {
  return id === SAMPLE
    ? downloadFile('/api/player-reports/sample/pdf')
    : downloadFor(`/api/player-reports/${id}/pdf`, {});
}
