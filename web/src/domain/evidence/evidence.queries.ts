/** What is shown and said about a question to the directors, by a family or by a guardian. Each call changes where facts are. */
import { evidenceFileSchema, type EvidenceFile, type Statement } from '@faircourt/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { uploadFile, type Upload } from '../../api/upload-file.ts';
import { familyKey } from '../family.query.ts';

const TOUCHED = [['verifications'], ['profile'], familyKey] as const;

export function useGiveStatement() {
  return useQuestionChange(async ({ id, statement }: { id: string; statement: Statement }): Promise<void> => {
    await api.POST('/api/verifications/{id}/statements', { params: { path: { id } }, body: statement });
  });
}

export function useWithdrawQuestion() {
  return useQuestionChange(async (id: string): Promise<void> => {
    await api.POST('/api/verifications/{id}/withdraw', { params: { path: { id } } });
  });
}

export function useSendEvidence() {
  return useQuestionChange(
    async ({
      id,
      file,
      ...upload
    }: { id: string; file: File } & Pick<Upload, 'signal' | 'onProgress'>): Promise<EvidenceFile> => {
      const answer = await uploadFile({
        ...upload,
        file,
        method: 'POST',
        path: `/api/verifications/${id}/files?name=${encodeURIComponent(file.name)}`,
      });
      return evidenceFileSchema.parse(await answer.json());
    },
  );
}

export function useRemoveEvidence() {
  return useQuestionChange(async (id: string): Promise<void> => {
    await api.DELETE('/api/evidence-files/{id}', { params: { path: { id } } });
  });
}

/**
 * Loads again after a refusal too: a director or the rest of the family may have been faster, and the page should say
 * so.
 */
export function useQuestionChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
