import type { ReleaseSwitch } from '@faircourt/contracts/family';
import type { Audience, ConsentKind, FieldGroup } from '@faircourt/contracts/vocabulary';
import { useMemo } from 'react';
import { formNames } from '../../../domain/form-names.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useFormat, type Format } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lastDayOf } from './last-day.ts';
import type { ReleaseLook } from './release-look.ts';
import type { whyHidden } from './why-hidden.ts';

type Named = { field_group: FieldGroup; audience: Audience; institutionName: string | null };

export type ReleaseWords = {
  /** "Verified colleges may see academics". */
  sentence: (release: Named) => string;
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

  const by = ({ decided_by }: ReleaseSwitch): string => {
    if (decided_by === null) return '';
    return decided_by.is_you ? t('family.switch.by_you') : t('family.switch.by', { name: decided_by.name });
  };

  return {
    forms,
    sentence: ({ field_group, audience, institutionName }) =>
      t(`family.switch.${audience}`, {
        group: t(`family.group.${field_group}`),
        institution: institutionName ?? '',
      }),
    describe: (release, { canSign, before = null, hidden = null, look = 'on' }) => {
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
            by: by(release),
            until: expires_at === null ? '' : format.day(lastDayOf(expires_at)),
          });
          const more = [
            ...(isMissing(look) ? [t(`family.switch.missing.${look}`)] : []),
            ...(hidden === null ? [] : [t(`family.switch.hidden.${hidden}`)]),
          ];
          return more.length === 0 ? on : `${on}. ${more.join(' ')}`;
        }
        case 'off':
          return t('family.switch.off', { date, by: by(release) });
        case 'covered':
          return t('family.switch.covered');
        case 'undecided':
          return t(before === null ? 'family.switch.undecided' : `family.switch.undecided.${before}`);
      }
    },
  };
}

const MISSING = ['empty', 'part', 'ask', 'answer', 'check'] as const satisfies ReleaseLook[];

function isMissing(look: ReleaseLook): look is (typeof MISSING)[number] {
  return MISSING.some((missing) => missing === look);
}
