/** One consulting case, for who asked and for admins, and what each of them does with it. */
import type {
  AcceptQuote,
  CloseConsulting,
  ConsultingCase,
  MakeQuote,
  PlanCall,
  StepSeen,
} from '@faircourt/contracts/consulting';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { downloadFile } from '../../../api/download-file.ts';

export function useConsultingCase(id: string) {
  return useQuery({
    queryKey: ['support', 'consulting', id],
    queryFn: ({ signal }): Promise<ConsultingCase> =>
      answerOf(api.GET('/api/consulting/{id}', { params: { path: { id } }, signal })),
  });
}

export function useCaseSteps(id: string) {
  const params = { path: { id } };
  return {
    planCall: useStep((body: PlanCall) => answerOf(api.POST('/api/consulting/{id}/call', { params, body }))),
    quote: useStep((body: MakeQuote) => answerOf(api.POST('/api/consulting/{id}/quote', { params, body }))),
    invoice: useStep((body: StepSeen) =>
      answerOf(api.POST('/api/consulting/{id}/invoice', { params, body })),
    ),
    finish: useStep((body: StepSeen) => answerOf(api.POST('/api/consulting/{id}/done', { params, body }))),
    close: useStep((body: CloseConsulting) =>
      answerOf(api.POST('/api/consulting/{id}/close', { params, body })),
    ),
    accept: useStep((body: AcceptQuote) =>
      answerOf(api.POST('/api/consulting/{id}/accept', { params, body })),
    ),
    withdraw: useStep<void>(() => answerOf(api.POST('/api/consulting/{id}/withdraw', { params }))),
  };
}

export function downloadQuote(id: string): Promise<Blob> {
  return downloadFile(`/api/consulting/${id}/quote/pdf`);
}

/** Loads again after a refusal too: somebody else may have been faster. */
function useStep<Input>(step: (input: Input) => Promise<ConsultingCase>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['support'] }),
  });
}
