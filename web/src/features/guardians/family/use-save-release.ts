import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { useRef } from 'react';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import type { SaveOutcome } from './end-date-button.tsx';
import { useSetRelease } from './family.queries.ts';
import { useSaid } from './use-said.ts';

/**
 * A second press while the first is on its way is the same press: the server hears one of them. What was saved is seen on the
 * switch itself; `said` is for screen readers, and no message lies over the next switch.
 */
export function useSaveRelease(release: ReleaseSwitch, athlete: FamilyAthlete) {
  const t = useText();
  const errorText = useErrorText();
  const setRelease = useSetRelease(athlete.id);
  const { field_group, audience, institution } = release;
  // Two presses may come before the page is drawn again.
  const isBusy = useRef(false);
  const { said, say } = useSaid(release.state);

  const save = async ({
    isOn,
    expiresOn,
  }: {
    isOn: boolean;
    expiresOn: string | null;
  }): Promise<SaveOutcome> => {
    if (isBusy.current || field_group === 'contact') return 'failed';
    isBusy.current = true;
    try {
      const stored = await setRelease.mutateAsync({
        field_group,
        audience,
        institution_id: institution?.id ?? null,
        is_on: isOn,
        is_taken_back: false,
        expires_on: expiresOn,
      });
      const group = t(`family.group_title.${namedGroup(field_group, athlete)}`);
      say(
        t(
          !isOn
            ? 'family.saved.off'
            : stored.state === 'awaits_forms'
              ? 'family.saved.held'
              : stored.state === 'awaits_level'
                ? 'family.saved.awaits_level'
                : 'family.saved.on',
          { group },
        ),
        stored.state,
      );
      return 'saved';
    } catch (error) {
      if (fieldErrorsFor(error, { expires_on: 'day' }).length > 0) return 'day_refused';
      toast.destructive({ title: t('family.not_saved'), description: errorText(error) });
      return 'failed';
    } finally {
      isBusy.current = false;
    }
  };
  return { save, said };
}
