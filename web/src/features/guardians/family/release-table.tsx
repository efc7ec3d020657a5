/** One row for each group, one column for each audience. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { useKeptHeight } from '../../../ui/use-kept-height.ts';
import { useMatches } from '../../../ui/use-matches.ts';
import { ReleaseCell } from './release-cell.tsx';
import { ReleaseLine } from './release-line.tsx';
import { institutionsLook, isSeen, lookOf, waitsForFamily } from './release-look.ts';
import { switchKey } from './switch-change.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { useIsSaving } from './use-saving.ts';

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
      {/* On a phone a row has nothing that says whom its two switches reach, so the heads stay in sight. */}
      <thead className="max-sm:sticky max-sm:top-17 max-sm:z-10 max-sm:bg-surface [@media(max-height:30rem)]:static">
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
              {t(
                audience === 'institution' && isRead(athlete)
                  ? 'family.column.institution.guardian'
                  : `family.column.${audience}`,
              )}
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
  const facts = useAthleteFacts(athlete);
  // Decided once: what follows from the recommended set opens and closes nothing under the reader's eyes.
  const [isOpen, setIsOpen] = useState(() =>
    switches.some((release) => waitsForFamily(lookOf(release, athlete, facts))),
  );
  const told = useTold(switches);
  const keptHeight = useKeptHeight<HTMLUListElement>();
  const open = useCallback(() => setIsOpen(true), []);
  const title = t(`requests.group.${namedGroup(group, athlete)}`);
  const row = useReachedByAddress<HTMLButtonElement>('row', group);
  const heading = (
    <button
      ref={row}
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      aria-label={t('ui.named_action', { action: t('family.details'), title })}
      className="flex min-h-11 w-full cursor-pointer scroll-mt-40 items-center gap-1 rounded-sm text-left text-base"
      onClick={() => setIsOpen(!isOpen)}
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
              onExplain={open}
            />
          </td>
        ))}
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={COLUMNS.length + (isWide ? 1 : 0)} className="py-2">
          <ul ref={keptHeight} className="divide-y divide-line rounded-md bg-sunken/60 px-3">
            {told.toSorted(narrowFirst).map((release) => (
              <ReleaseLine key={switchKey(release)} release={release} athlete={athlete} />
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  );
}

/** Of what nobody has touched there is nothing to tell, unless there is nothing else. What has been told stays. */
function useTold(switches: readonly ReleaseSwitch[]): ReleaseSwitch[] {
  const decided = switches
    .filter(({ state, ended_by_lock_down }) => state !== 'undecided' || ended_by_lock_down !== null)
    .map(switchKey);
  const [told, setTold] = useState(decided.length > 0 ? decided : switches.map(switchKey));
  const more = decided.filter((key) => !told.includes(key));
  if (more.length > 0) setTold([...told, ...more]);
  return switches.filter((release) => told.includes(switchKey(release)));
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
  const facts = useAthleteFacts(athlete);
  const isSaving = useIsSaving(athlete.id);
  const [only] = switches;
  if (audience === 'institution') {
    const looks = switches.map((release) => (isSaving(release) ? 'off' : lookOf(release, athlete, facts)));
    return (
      <p className="text-center text-sm text-muted">
        {switches.length === 0
          ? // Who decides is told how one comes here; an athlete who only reads, that none is named.
            t(isRead(athlete) ? 'family.column.institution.none_yet' : 'family.column.institution.none')
          : t(`family.column.institution.${institutionsLook(looks)}`, {
              on: looks.filter(isSeen).length,
              count: switches.length,
            })}
      </p>
    );
  }
  return only ? <ReleaseCell release={only} athlete={athlete} onExplain={onExplain} /> : null;
}

function isRead({ is_self: isSelf, decides }: FamilyAthlete): boolean {
  return isSelf && !decides;
}

function narrowFirst(one: ReleaseSwitch, other: ReleaseSwitch): number {
  return COLUMNS.indexOf(one.audience) - COLUMNS.indexOf(other.audience);
}
