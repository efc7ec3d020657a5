import type { ReleaseSwitch } from '@faircourt/contracts/family';
import type { Audience, ConsentKind, FieldGroup } from '@faircourt/contracts/vocabulary';
import { useMemo } from 'react';
import { formName, formNames } from '../../../domain/form-names.ts';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useFormat, type Format } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lastDayOf } from './last-day.ts';
import type { ReleaseLook } from './release-look.ts';
import type { whyHidden } from './why-hidden.ts';

type Named = { field_group: FieldGroup; audience: Audience; institutionName: string | null };
type Family = { is_without_seasons: boolean };

export type ReleaseWords = {
  /** "Verified colleges may see academics". */
  sentence: (release: Named, family: Family) => string;
  forms: (kinds: readonly ConsentKind[]) => string;
  /** "On since Mar 3, 2026, by you". */
  describe: (
    release: ReleaseSwitch,
    facts: {
      canSign: boolean;
      /** What has to happen before a yes of the reader counts; a held family takes none. */
      before?: 'confirmed' | 'verified' | 'held' | null;
      /** Why the audience does not open the profile at all. */
      hidden?: ReturnType<typeof whyHidden>;
      /** Says what is missing where it is released and coaches see nothing of it, or not all. */
      look?: ReleaseLook;
      isWithoutSeasons?: boolean;
      /** The reader is one guardian of several who may come: their no is a no to the others too. */
      isGuardian?: boolean;
    },
  ) => string;
};

/** The sentences around a release, in the reader's language. */
export function useReleaseWords(): ReleaseWords {
  const t = useText();
  const format = useFormat();
  return useMemo(() => releaseWords(t, format), [t, format]);
}

export function releaseWords(t: Translate, format: Format): ReleaseWords {
  const forms: ReleaseWords['forms'] = (kinds) => formNames(kinds, { t, format });

  const by = (person: ReleaseSwitch['decided_by']): string => {
    if (person === null) return '';
    return person.is_you ? t('family.switch.by_you') : t('family.switch.by', { name: person.name });
  };

  const endedByLockDown = ({ since, by: person }: NonNullable<ReleaseSwitch['ended_by_lock_down']>) =>
    t('family.switch.locked_down', { date: format.date(since), by: by(person) });

  return {
    forms,
    sentence: ({ field_group, audience, institutionName }, family) =>
      t(`family.switch.${audience}`, {
        group: t(`family.group.${namedGroup(field_group, family)}`),
        institution: institutionName ?? '',
      }),
    describe: (
      release,
      { canSign, before = null, hidden = null, look = 'on', isWithoutSeasons = false, isGuardian = false },
    ) => {
      const { since, expires_at, denied_by, decided_by, missing_consents, missing_level } = release;
      const date = since === null ? '' : format.date(since);
      switch (release.state) {
        case 'denied': {
          const other = denied_by.find(({ is_you }) => !is_you);
          return t('family.switch.denied', {
            name: other?.name ?? '',
            date: other ? format.date(other.since) : '',
          });
        }
        case 'awaits_forms':
          return t(canSign ? 'family.switch.held_you' : 'family.switch.held', {
            forms: forms(missing_consents),
          });
        case 'awaits_level':
          return decided_by?.is_you
            ? t(`family.switch.awaits_you.${missing_level === 'verified' ? 'verified' : 'confirmed'}`)
            : t('family.switch.awaits', { name: decided_by?.name ?? '' });
        case 'on': {
          const on = t(expires_at === null ? 'family.switch.on' : 'family.switch.on_until', {
            date,
            by: by(decided_by),
            until: expires_at === null ? '' : format.day(lastDayOf(expires_at)),
          });
          const more = [
            ...(isMissing(look) ? [t(`family.switch.missing.${look}`)] : []),
            ...(isWithoutSeasons && release.field_group === 'measurements'
              ? [t('family.switch.without_seasons', { form: formName('colleges', t) })]
              : []),
            ...(hidden === null ? [] : [t(`family.switch.hidden.${hidden}`)]),
          ];
          return more.length === 0 ? on : `${on}. ${more.join(' ')}`;
        }
        case 'off':
          if (isGuardian && denied_by.some(({ is_you }) => is_you)) {
            return t('family.switch.off_yours', { date });
          }
          return t('family.switch.off', { date, by: by(decided_by) });
        case 'covered':
          return t('family.switch.covered');
        case 'undecided':
          if (release.ended_by_lock_down !== null) return endedByLockDown(release.ended_by_lock_down);
          return t(before === null ? 'family.switch.undecided' : `family.switch.undecided.${before}`);
      }
    },
  };
}

const MISSING = ['empty', 'part', 'ask', 'answer', 'check'] as const satisfies ReleaseLook[];

function isMissing(look: ReleaseLook): look is (typeof MISSING)[number] {
  return MISSING.some((missing) => missing === look);
}
