/** What we hold, the downloads of it, and the calls of each step. */
import type { DataExportList } from '@faircourt/contracts/data-exports';
import type { HoldingList } from '@faircourt/contracts/holdings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { withPassword, type Password } from '../../../domain/second-factor/second-factor.queries.ts';
import { downloadFor } from '../../../api/download-file.ts';

/** Under the topic of the account: a download that is ready shows on every open page. */
const dataExportsKey = ['account', 'data-exports'] as const;

/** How far it has come is not worth a live message. */
const PROGRESS_EVERY_MS = 2_000;

export function useDataExports() {
  return useQuery({
    queryKey: dataExportsKey,
    queryFn: ({ signal }): Promise<DataExportList> => answerOf(api.GET('/api/data-exports', { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? PROGRESS_EVERY_MS : false),
  });
}

/** About oneself, or about a minor whom one is guardian of. */
export function useAskForExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (athleteId: string | null): Promise<DataExportList> =>
      answerOf(
        athleteId === null
          ? api.POST('/api/data-exports')
          : api.POST('/api/family/{id}/data-exports', { params: { path: { id: athleteId } } }),
      ),
    onSuccess: (list) => queryClient.setQueryData(dataExportsKey, list),
    onError: () => queryClient.invalidateQueries({ queryKey: dataExportsKey }),
  });
}

export function useOpenExport() {
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: Password }) =>
      downloadFor(`/api/data-exports/${id}/open`, withPassword(password)),
  });
}

export function useHoldings() {
  return useQuery({
    queryKey: ['account', 'holdings'],
    queryFn: async ({ signal }): Promise<HoldingList['holdings']> =>
      (await answerOf(api.GET('/api/holdings', { signal }))).holdings,
  });
}

export function isUnderWay(list: DataExportList | undefined): boolean {
  return list?.exports.some(({ state }) => state === 'requested') ?? false;
}
