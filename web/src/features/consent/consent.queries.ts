/** Consent forms of all athletes that one may sign for: read, signed, withdrawn, downloaded. */
import type {
  ConsentList,
  Signature,
  SignConsent,
  SignedTogether,
  SignTogether,
} from '@faircourt/contracts/consent-signing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';

/** Under the family's key: another guardian's signature shows without reloading. */
const consentsKey = ['family', 'consents'] as const;
/** What a signature also changes: the family's switches, and what a request still waits for. */
const TOUCHED = [['family'], ['requests']] as const;

export function useConsents() {
  return useQuery({
    queryKey: consentsKey,
    queryFn: async ({ signal }): Promise<ConsentList['athletes']> =>
      (await answerOf(api.GET('/api/consents', { signal }))).athletes,
  });
}

export function useSignConsent() {
  return useChange((wanted: SignConsent): Promise<Signature> =>
    answerOf(api.POST('/api/consents', { body: wanted })),
  );
}

export function useSignTogether() {
  return useChange((wanted: SignTogether): Promise<SignedTogether> =>
    answerOf(api.POST('/api/consents/together', { body: wanted })),
  );
}

export function useWithdrawConsent() {
  return useChange((id: string): Promise<Signature> =>
    answerOf(api.POST('/api/consents/{id}/withdraw', { params: { path: { id } } })),
  );
}

export function downloadSignedCopy(id: string): Promise<Blob> {
  return downloadFile(`/api/consents/${id}/copy.pdf`);
}

function useChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
