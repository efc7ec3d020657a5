/** How far the proof of the account's address has come, and the calls of each step. Every answer is the new state. */
import type { ChangeEmail, Mailbox } from '@faircourt/contracts/accounts';
import type { ProveEmail } from '@faircourt/contracts/email-code';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { session } from '../../api/session/session-client.ts';
import { toast } from '../../ui/toast.tsx';

/** Under the topic of the account: a proof in another tab, or on another device, refreshes it. */
const mailboxKey = ['account', 'mailbox'] as const;

export function useMailbox(isAllowed = true) {
  return useQuery({
    queryKey: mailboxKey,
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<Mailbox> => answerOf(api.GET('/api/auth/mailbox', { signal })),
  });
}

export function useProveMailbox() {
  return useStep((proof: ProveEmail) => answerOf(api.POST('/api/auth/mailbox/proof', { body: proof })));
}

export function useProveByLink() {
  return useStep((token: string) => answerOf(api.POST('/api/auth/mailbox/link-proof', { body: { token } })));
}

export function useResendMailboxCode() {
  return useStep(() => answerOf(api.POST('/api/auth/mailbox/code')));
}

export function useChangeAddress() {
  return useStep((wanted: ChangeEmail) => answerOf(api.PUT('/api/auth/mailbox/address', { body: wanted })));
}

export function useCancelChange() {
  return useStep(() => answerOf(api.DELETE('/api/auth/mailbox/address')));
}

function useStep<Given>(call: (given: Given) => Promise<Mailbox>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (mailbox) => {
      queryClient.setQueryData(mailboxKey, mailbox);
      if (!isShown(mailbox)) return;
      // What failed for want of the proof is no longer wrong.
      toast.dismissErrors();
      await session.getUser();
      // What was refused to an unproven account is asked for again.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' });
    },
  });
}

/** Whether the session still shows another address, or an unproven one. */
function isShown({ email, is_proven }: Mailbox): boolean {
  const user = session.snapshot.session?.user;
  return is_proven && (user?.email !== email || !user.is_mailbox_proven);
}
