/** What a family does about verifications. Each call changes where facts stand, and accepting changes the profile too. */
import {
  evidenceFileSchema,
  type AskVerification,
  type AthleteStanding,
  type EvidenceFile,
  type OwnVerification,
  type Statement,
} from '@faircourt/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { uploadFile, type Upload } from '../../../api/upload-file.ts';

const TOUCHED = [['verifications'], ['profile']] as const;

export function useAskVerification() {
  return useChange(
    ({ athleteId, question }: { athleteId: string; question: AskVerification }): Promise<AthleteStanding> =>
      answerOf(
        api.POST('/api/athletes/{id}/verifications', { params: { path: { id: athleteId } }, body: question }),
      ),
  );
}

export function useGiveStatement() {
  return useChange(async ({ id, statement }: { id: string; statement: Statement }): Promise<void> => {
    await api.POST('/api/verifications/{id}/statements', { params: { path: { id } }, body: statement });
  });
}

export function useWithdrawQuestion() {
  return useChange(async (id: string): Promise<void> => {
    await api.POST('/api/verifications/{id}/withdraw', { params: { path: { id } } });
  });
}

type Answer = { question: OwnVerification; isAccepted: boolean };

export function useSettleOffer() {
  return useChange(({ question, isAccepted }: Answer): Promise<AthleteStanding> =>
    answerOf(
      api.POST('/api/verifications/{id}/settle', {
        params: { path: { id: question.id } },
        body: { is_accepted: isAccepted, offered_at: question.decided_at },
      }),
    ),
  );
}

export function useSendEvidence() {
  return useChange(
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
  return useChange(async (id: string): Promise<void> => {
    await api.DELETE('/api/evidence-files/{id}', { params: { path: { id } } });
  });
}

/** Also after a refusal: a director or the rest of the family may have been faster, and the page should say so. */
function useChange<Wanted, Answer>(change: (wanted: Wanted) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
