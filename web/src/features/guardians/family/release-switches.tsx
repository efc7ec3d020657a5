import type { FamilyAthlete } from '@faircourt/contracts/family';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ReleaseRow } from './release-row.tsx';
import { switchKey } from './switch-change.ts';

/** Every field group with a switch per audience. Contact has none: it opens coach by coach, on request. */
export function ReleaseSwitches({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const titleId = useId();
  const groups = FIELD_GROUPS.map((group) => ({
    group,
    switches: athlete.switches.filter(({ field_group }) => field_group === group),
  })).filter(({ switches }) => switches.length > 0);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h3 id={titleId} className="text-lg">
          {t('family.releases')}
        </h3>
        <p className="max-w-prose text-muted">{t(noteOf(athlete), { name: athlete.name })}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {groups.map(({ group, switches }) => (
          <Group key={group} title={t(`family.group_title.${group}`)}>
            {switches.map((release) => (
              <ReleaseRow key={switchKey(release)} release={release} athlete={athlete} />
            ))}
          </Group>
        ))}
      </div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const titleId = useId();
  return (
    <div className="rounded-md border border-line px-4 pt-3 pb-1">
      <h4 id={titleId} className="text-base font-semibold">
        {title}
      </h4>
      <ul aria-labelledby={titleId} className="divide-y divide-line">
        {children}
      </ul>
    </div>
  );
}

function noteOf({ decides, is_self, is_adult }: FamilyAthlete) {
  if (decides) return is_self ? 'family.releases.self' : 'family.releases.guardian';
  return is_adult ? 'family.releases.adult' : 'family.releases.minor';
}
