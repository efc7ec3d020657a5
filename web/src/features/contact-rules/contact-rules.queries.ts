/** The recruiting calendar as everybody reads it and directors keep it. */
import type { ContactRule, ContactRuleInput } from '@faircourt/contracts/requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { contactCalendarKey } from '../../domain/contact-calendar/contact-calendar.query.ts';

const rulesKey = ['contact-rules'] as const;

export function useContactRules() {
  return useQuery({
    queryKey: rulesKey,
    queryFn: async ({ signal }): Promise<ContactRule[]> =>
      (await answerOf(api.GET('/api/contact-rules', { signal }))).rules,
  });
}

export function useAddRule() {
  return useChange((rule: ContactRuleInput): Promise<ContactRule> =>
    answerOf(api.POST('/api/contact-rules', { body: rule })),
  );
}

export function useConfirmRule() {
  return useChange((id: string): Promise<ContactRule> =>
    answerOf(api.POST('/api/contact-rules/{id}/confirm', { params: { path: { id } } })),
  );
}

export function useDeleteRule() {
  return useChange(async (id: string): Promise<void> => {
    await api.DELETE('/api/contact-rules/{id}', { params: { path: { id } } });
  });
}

/** Loads again after a refusal too: another director may have changed the rule meanwhile. */
function useChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: rulesKey }),
        queryClient.invalidateQueries({ queryKey: contactCalendarKey }),
      ]),
  });
}
