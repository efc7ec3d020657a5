/** Who invites, above the sign-up form of a guardian who came by an athlete's link or code. */
import type { GuardianInvitationKey, GuardianOffer } from '@faircourt/contracts/guardians';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { cn } from '../../ui/class-names.ts';
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

/** Two lines on a phone, whatever the name: what is below stays where it is when it comes. */
const TITLE = 'text-lg break-words max-sm:min-h-[2lh]';

type GuardianOfferNoteProps = { offer: ReturnType<typeof useGuardianOffer>; mode: AuthMode };

export function GuardianOfferNote({ offer: { data, error, isPending }, mode }: GuardianOfferNoteProps) {
  const t = useText();
  const errorText = useErrorText();
  if (!isPending && data === undefined) {
    const isAnswered = error instanceof ApiError && error.code === 'offer_used';
    return (
      <Alert kind="caution">
        {isAnswered ? t('auth.offer.answered') : errorText(error, t('family.offer.unknown'))}
      </Alert>
    );
  }
  const name = data?.athlete_first_name ?? null;
  return (
    <section className="flex items-start gap-3 rounded-md border border-court/40 bg-court-soft p-4">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
      <div className="flex min-w-0 flex-col gap-1">
        {data ? (
          <h2 className={TITLE}>
            {name === null ? t('auth.offer.unnamed') : t('auth.offer.title', { name })}
          </h2>
        ) : (
          <p aria-hidden className={cn(TITLE, 'font-heading animate-pulse-soft rounded-sm bg-ink/8')}>
            <span className="invisible">{t('auth.offer.unnamed')}</span>
          </p>
        )}
        <p>{t(`auth.offer.${mode}`)}</p>
      </div>
    </section>
  );
}
