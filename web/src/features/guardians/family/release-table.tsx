/** One row for each group, one column for each audience. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { useMatches } from '../../../ui/use-matches.ts';
import { ReleaseCell } from './release-cell.tsx';
import { ReleaseLine } from './release-line.tsx';
import { lookOf } from './release-look.ts';
import { switchKey } from './switch-change.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';

const COLUMNS = ['institution', 'verified_colleges', 'everyone'] as const;
/** On a phone a row has its title above it. */
const WIDE = '(min-width: 40rem)';
/** The column that reaches the most people. */
const APART = 'border-l-2 border-caution/40 bg-caution-soft/40';

export function ReleaseTable({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const isWide = useMatches(WIDE);
  const groups = FIELD_GROUPS.filter((group) =>
    athlete.switches.some(({ field_group }) => field_group === group),
  );
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{t('family.releases')}</caption>
      <thead>
        <tr className="align-bottom">
          {isWide && (
            <th scope="col" className="pb-2 text-left font-semibold">
              {t('family.column.what')}
            </th>
          )}
          {COLUMNS.map((audience) => (
            <th
              key={audience}
              scope="col"
              className={cn(
                // So small that "Universidades" keeps in one piece on a phone.
                'pb-2 text-[0.8125rem] leading-tight tracking-tight font-semibold break-words hyphens-auto sm:w-36 sm:px-1 sm:text-sm',
                audience === 'everyone' && `${APART} pt-2`,
              )}
            >
              {t(`family.column.${audience}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group} group={group} athlete={athlete} isWide={isWide} />
      ))}
    </table>
  );
}

/** What waits for the family is open from the start; everything else is one line. */
function GroupRows({
  group,
  athlete,
  isWide,
}: {
  group: FieldGroup;
  athlete: FamilyAthlete;
  isWide: boolean;
}) {
  const t = useText();
  const detailsId = useId();
  const switches = athlete.switches.filter(({ field_group }) => field_group === group);
  const facts = useAthleteFacts(athlete.id);
  const waitsForUs = switches.some((release) => {
    if (release.state === 'awaits_forms' || release.state === 'awaits_level') return true;
    const look = facts && lookOf(release, athlete, facts);
    return look === 'ask' || look === 'answer';
  });
  // Of what nobody has touched there is nothing to tell.
  const told = switches.filter(({ state }) => state !== 'undecided');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? waitsForUs;
  const title = t(`requests.group.${group}`);
  const heading = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      aria-label={t('ui.named_action', { action: t('family.details'), title })}
      className="flex min-h-11 w-full cursor-pointer items-center gap-1 rounded-sm text-left text-base"
      onClick={() => setChosen(!isOpen)}
    >
      <span className="min-w-0 flex-1">{title}</span>
      <ChevronDown
        aria-hidden
        className={cn('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
  return (
    <tbody className="border-t border-line">
      {!isWide && (
        <tr>
          <th scope="rowgroup" colSpan={COLUMNS.length} className="pt-1 text-left font-medium">
            {heading}
          </th>
        </tr>
      )}
      <tr>
        {isWide && (
          <th scope="row" className="py-2 pr-2 text-left align-middle font-medium">
            {heading}
          </th>
        )}
        {COLUMNS.map((audience) => (
          <td key={audience} className={cn('p-1 align-middle', audience === 'everyone' && APART)}>
            <Cell
              audience={audience}
              switches={switches.filter((release) => release.audience === audience)}
              athlete={athlete}
              onExplain={() => setChosen(true)}
            />
          </td>
        ))}
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={COLUMNS.length + (isWide ? 1 : 0)} className="py-2">
          <ul className="divide-y divide-line rounded-md bg-sunken/60 px-3">
            {(told.length > 0 ? told : switches).toSorted(narrowFirst).map((release) => (
              <ReleaseLine key={switchKey(release)} release={release} athlete={athlete} />
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  );
}

/** Institutions are many: their column counts them, and each has its own switch among the details. */
function Cell({
  audience,
  switches,
  athlete,
  onExplain,
}: {
  audience: (typeof COLUMNS)[number];
  switches: readonly ReleaseSwitch[];
  athlete: FamilyAthlete;
  onExplain: () => void;
}) {
  const t = useText();
  const facts = useAthleteFacts(athlete.id);
  const [only] = switches;
  if (audience === 'institution') {
    const on = switches.filter((release) => lookOf(release, athlete, facts) === 'on').length;
    return (
      <p className="text-center text-xs text-muted">
        {switches.length === 0
          ? t('family.column.institution.none')
          : t('family.column.institution.count', { on, count: switches.length })}
      </p>
    );
  }
  return only ? <ReleaseCell release={only} athlete={athlete} onExplain={onExplain} /> : null;
}

function narrowFirst(one: ReleaseSwitch, other: ReleaseSwitch): number {
  return COLUMNS.indexOf(one.audience) - COLUMNS.indexOf(other.audience);
}
