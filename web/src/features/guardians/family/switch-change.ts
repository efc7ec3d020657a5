/** One switch of one athlete, found and changed among all that the page holds. */
import type { Family, ReleaseSwitch, SetRelease } from '@faircourt/contracts/family';

type SwitchChange = {
  athleteId: string;
  wanted: Pick<SetRelease, 'field_group' | 'audience' | 'institution_id'>;
  change: (held: ReleaseSwitch) => ReleaseSwitch;
};

export function withSwitch(family: Family, { athleteId, wanted, change }: SwitchChange): Family {
  return {
    ...family,
    athletes: family.athletes.map((athlete) =>
      athlete.id === athleteId
        ? {
            ...athlete,
            switches: athlete.switches.map((held) => (isMeant(held, wanted) ? change(held) : held)),
          }
        : athlete,
    ),
  };
}

export function isMeant(held: ReleaseSwitch, wanted: SwitchChange['wanted']): boolean {
  return (
    held.field_group === wanted.field_group &&
    held.audience === wanted.audience &&
    (held.institution?.id ?? null) === wanted.institution_id
  );
}

/** Stable while the page is read again. */
export function switchKey({ field_group, audience, institution }: ReleaseSwitch): string {
  return [field_group, audience, institution?.id].join(' ');
}
