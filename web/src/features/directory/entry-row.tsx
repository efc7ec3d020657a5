/** One athlete, coach or institution in the directory: who, where, how far checked, and when last active. */
import type { DirectoryEntry, DirectoryKind, DirectoryState } from '@faircourt/contracts/directory';
import { BadgeCheck, CircleDashed, CircleDotDashed, CircleX, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { athletePath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { stateName } from './state-name.ts';

export function EntryRow({ entry }: { entry: DirectoryEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_10rem] md:items-center">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {entry.kind === 'athlete' ? (
            <Link
              to={athletePath(entry.id)}
              className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
            >
              {entry.name}
            </Link>
          ) : (
            entry.name
          )}
        </p>
        <p className="break-words text-muted">
          <Facts entry={entry} />
        </p>
        <p className="text-sm break-words text-muted">
          <CountryName city={entry.city} code={entry.country_code} />
        </p>
      </div>
      <State entry={entry} />
      <p className="text-sm text-muted">
        {entry.last_active_on === null
          ? t('directory.never_active')
          : t('directory.active_on', { day: format.day(entry.last_active_on) })}
      </p>
    </li>
  );
}

function Facts({ entry }: { entry: DirectoryEntry }) {
  const t = useText();
  const facts = () => {
    switch (entry.kind) {
      case 'athlete':
        return [
          entry.grad_year && t('athlete.class_of', { year: String(entry.grad_year) }),
          entry.school_name,
        ];
      case 'coach':
        return [entry.title, entry.institution_name ?? t('directory.no_institution')];
      case 'institution':
        return [
          t(`directory.institution_kind.${entry.institution_kind}`),
          t('directory.coaches', { count: entry.coaches }),
        ];
    }
  };
  return facts().filter(Boolean).join(' · ');
}

const LOOKS: Record<DirectoryState | 'rejected', { tone: BadgeTone; icon: LucideIcon }> = {
  verified: { tone: 'verified', icon: BadgeCheck },
  partly: { tone: 'court', icon: CircleDotDashed },
  none: { tone: 'neutral', icon: CircleDashed },
  rejected: { tone: 'stop', icon: CircleX },
};

function State({ entry }: { entry: DirectoryEntry }) {
  const t = useText();
  const format = useFormat();
  const isRejected = entry.kind === 'institution' && entry.status === 'rejected';
  const look = LOOKS[isRejected ? 'rejected' : entry.state];
  const groups = entry.kind === 'athlete' ? entry.verified_groups : [];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Badge tone={look.tone} icon={look.icon}>
        {t(isRejected ? 'directory.state.rejected' : stateName(KINDS[entry.kind], entry.state))}
      </Badge>
      {groups.length > 0 && (
        <p className="text-sm break-words text-muted">
          {format.list([...new Set(groups)].map((group) => t(`facts.${group}`)))}
        </p>
      )}
    </div>
  );
}

/** The list that an entry belongs to. */
const KINDS = {
  athlete: 'athletes',
  coach: 'coaches',
  institution: 'institutions',
} as const satisfies Record<DirectoryEntry['kind'], DirectoryKind>;
