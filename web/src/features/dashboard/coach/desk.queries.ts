/** What a coach's dashboard asks for: one call per part, each refreshed by the live line under the key of its topic. */
import type { Desk, DeskStep } from '@faircourt/contracts/desk';
import type { NextStepInput } from '@faircourt/contracts/list-work';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

export const deskQuery = queryOptions({
  queryKey: ['lists', 'desk'],
  queryFn: ({ signal }): Promise<Desk> => answerOf(api.GET('/api/desk', { signal })),
});

interface StepChange {
  entryId: string;
  step: NextStepInput | null;
  /** What the reader saw: a colleague's newer step is not overwritten. */
  was?: Pick<DeskStep, 'text' | 'on'>;
}

/** A step that is done leaves the dashboard at once; where that was refused, what is there now takes its place. */
export function useChangeStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entryId, ...body }: StepChange) =>
      answerOf(api.PUT('/api/list-entries/{id}/step', { params: { path: { id: entryId } }, body })),
    onMutate: async ({ entryId, step }) => {
      if (step !== null) return;
      await queryClient.cancelQueries({ queryKey: deskQuery.queryKey });
      queryClient.setQueryData(
        deskQuery.queryKey,
        (desk) =>
          desk && {
            ...desk,
            steps: desk.steps.filter((one) => one.entry_id !== entryId),
            steps_due: Math.max(0, desk.steps_due - 1),
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lists'] }),
  });
}
