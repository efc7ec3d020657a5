import type {
  ChooseNotifications,
  NotificationChoice,
  NotificationChoices,
} from '@faircourt/contracts/notification-choices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

const choicesKey = ['notification-choices'] as const;

export function useChoices() {
  return useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }): Promise<NotificationChoices> =>
      answerOf(api.GET('/api/notification-choices', { signal })),
  });
}

/** A switch shows what was pressed at once, and goes back when it could not be saved. */
export function useChoose() {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: two quick presses must not overtake each other.
    scope: { id: 'notification-choices' },
    mutationFn: (choice: ChooseNotifications): Promise<NotificationChoices> =>
      answerOf(api.PATCH('/api/notification-choices', { body: choice })),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: choicesKey });
      queryClient.setQueryData<NotificationChoices>(
        choicesKey,
        (before) => before && withChoice(before, choice),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: choicesKey }),
  });
}

function withChoice(
  { choices }: NotificationChoices,
  { topic, channel, is_on }: ChooseNotifications,
): NotificationChoices {
  const change: Partial<NotificationChoice> = channel === 'bell' ? { by_bell: is_on } : { by_email: is_on };
  return { choices: choices.map((one) => (one.topic === topic ? { ...one, ...change } : one)) };
}
