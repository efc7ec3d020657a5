/** What a director-to-be says and shows about themselves. */
import {
  ownApplicationSchema,
  type DirectorApplicationInput,
  type OwnApplication,
} from '@faircourt/contracts/regions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { uploadFile, type Upload } from '../../api/upload-file.ts';

const applicationKey = ['account', 'director-application'] as const;

export function useOwnApplication() {
  return useQuery({
    queryKey: applicationKey,
    queryFn: ({ signal }): Promise<OwnApplication> =>
      answerOf(api.GET('/api/director-application', { signal })),
  });
}

export function useSaveApplication() {
  return useApplicationChange((body: DirectorApplicationInput): Promise<OwnApplication> =>
    answerOf(api.PUT('/api/director-application', { body })),
  );
}

export function useSendDocument() {
  return useApplicationChange(
    async ({
      file,
      ...upload
    }: { file: File } & Pick<Upload, 'signal' | 'onProgress'>): Promise<OwnApplication> => {
      const path = `/api/director-application/document?name=${encodeURIComponent(file.name)}`;
      const answer = await uploadFile({ ...upload, file, path });
      return ownApplicationSchema.parse(await answer.json());
    },
  );
}

export function useRemoveDocument() {
  return useApplicationChange((): Promise<OwnApplication> =>
    answerOf(api.DELETE('/api/director-application/document')),
  );
}

/** Every change answers with all of it. */
function useApplicationChange<Input>(change: (wanted: Input) => Promise<OwnApplication>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (saved) => queryClient.setQueryData(applicationKey, saved),
  });
}
