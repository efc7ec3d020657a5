/** Who invites, above the sign-up form of a guardian who came by an athlete's link or code. */
import type { GuardianInvitationKey, GuardianOffer } from '@faircourt/contracts/guardians';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AuthMode } from './auth-query.ts';

export function useGuardianOffer(key: GuardianInvitationKey | null) {
  return useQuery({
    queryKey: ['guardian-offer', key],
    queryFn: ({ signal }): Promise<GuardianOffer> =>
      answerOf(api.POST('/api/guardian-offers/preview', { body: key ?? { code: '' }, signal })),
    enabled: key !== null,
    // Wrong keys are counted against guessing.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type GuardianOfferNoteProps = { offer: ReturnType<typeof useGuardianOffer>; mode: AuthMode };

export function GuardianOfferNote({ offer: { data, error, isPending }, mode }: GuardianOfferNoteProps) {
  const t = useText();
  const errorText = useErrorText();
  if (isPending) return <Skeleton className="h-28 w-full" />;
  if (data === undefined) {
    const isAnswered = error instanceof ApiError && error.code === 'offer_used';
    return (
      <Alert kind="caution">
        {isAnswered ? t('auth.offer.answered') : errorText(error, t('family.offer.unknown'))}
      </Alert>
    );
  }
  const name = data.athlete_first_name;
  return (
    <section className="flex items-start gap-3 rounded-md border border-court/40 bg-court-soft p-4">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg break-words">
          {name === null ? t('auth.offer.unnamed') : t('auth.offer.title', { name })}
        </h2>
        <p>{t(`auth.offer.${mode}`)}</p>
      </div>
    </section>
  );
}
