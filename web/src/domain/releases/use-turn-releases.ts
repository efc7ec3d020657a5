/** Several switches at once, for verified colleges; what was turned on in this visit can be taken back later. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { useSession } from '../../api/session/use-session.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { familyKey } from '../family.query.ts';

type Turn = { switches: readonly ReleaseSwitch[]; isOn: boolean };

/** As they were before, by guardian and athlete: one looks at the page as a coach would first, and may undo it then. */
const TURNED_ON = new Map<string, readonly ReleaseSwitch[]>();

const turnKey = (athleteId: string) => ['turn-releases', athleteId];

/** Until the page knows again what is on: no single switch takes a press meanwhile. */
export function useIsTurning(athleteId: string): boolean {
  return useIsMutating({ mutationKey: turnKey(athleteId) }) > 0;
}

export function useTurnReleases(athleteId: string) {
  const t = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const visit = `${useSession().session?.user.id} ${athleteId}`;
  const { mutateAsync } = useMutation({
    mutationKey: turnKey(athleteId),
    /** Gives what failed. */
    mutationFn: async ({ switches, isOn }: Turn): Promise<unknown> => {
      const saved: ReleaseSwitch[] = [];
      let failure: unknown = null;
      try {
        for (const one of switches) {
          await setRelease(athleteId, one, isOn);
          saved.push(one);
        }
      } catch (error) {
        failure = error;
      }
      // What was saved before something failed can be taken back too.
      TURNED_ON.set(visit, isOn ? saved : failure === null ? [] : switches);
      return failure;
    },
    // Once for all of them, so that the page changes once.
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyKey }),
  });
  /** True: all of it is done. Says itself what failed. */
  const turn = async (switches: readonly ReleaseSwitch[], isOn: boolean): Promise<boolean> => {
    const failure = await mutateAsync({ switches, isOn });
    if (failure !== null) {
      toast.destructive({ title: t('family.not_saved'), description: errorText(failure) });
    }
    return failure === null;
  };
  return { turn, isBusy: useIsTurning(athleteId), turnedOn: TURNED_ON.get(visit) ?? [] };
}

/** What is turned off again is as it was before: undecided, or a no. */
async function setRelease(
  athleteId: string,
  { field_group, state }: ReleaseSwitch,
  isOn: boolean,
): Promise<void> {
  if (field_group === 'contact') return;
  await answerOf(
    api.PUT('/api/family/{id}/releases', {
      params: { path: { id: athleteId } },
      body: {
        field_group,
        audience: 'verified_colleges',
        institution_id: null,
        is_on: isOn,
        is_taken_back: !isOn && state !== 'off',
        expires_on: null,
      },
    }),
  );
}
