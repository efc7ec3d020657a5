/** What is approved and no coach sees yet: one line for each thing that it waits for, and the whole story behind a press. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { ChevronDown } from 'lucide-react';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LOOKS } from './release-look.ts';
import type { Explained, Unseen } from './seen-parts.ts';
import { whyHidden } from './why-hidden.ts';

type NotYetProps = {
  athlete: FamilyAthlete;
  unseen: readonly Unseen[];
  /** Why coaches do not see the profile at all. */
  why: string | null;
};

export function NotYet({ athlete, unseen, why }: NotYetProps) {
  const t = useText();
  const words = useUnseenWords(athlete);
  // Of what is seen in part, and of what was never entered, the line says all there is.
  const explained = unseen.filter((one): one is Explained => one.look !== 'part' && one.look !== 'empty');
  const waiting = unseen.filter(({ look }) => look !== 'empty');
  // What waits for somebody comes first; that nothing was entered is no news beside it.
  const lines = waiting.length > 0 ? waiting : unseen;
  const empty = unseen.filter((one) => !lines.includes(one));
  if (unseen.length === 0 && why === null) return null;
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1 text-sm empty:hidden">
        {lines.map((one) => {
          const { icon: Icon } = LOOKS[one.look];
          return (
            <li key={one.look} className="flex items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              {words.short(one)}
            </li>
          );
        })}
      </ul>
      {(why !== null || explained.length > 0 || empty.length > 0) && (
        <details className="group -mb-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-medium text-court [&::-webkit-details-marker]:hidden">
            {t('family.seen_now.why')}
            <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="flex flex-col gap-2 pb-2 text-sm">
            {why !== null && <li>{why}</li>}
            {explained.map((one) => (
              <li key={one.look}>{words.long(one)}</li>
            ))}
            {empty.map((one) => (
              <li key={one.look}>{words.short(one)}.</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function useUnseenWords(athlete: FamilyAthlete) {
  const t = useText();
  const format = useFormat();
  const parts = (rows: readonly ('measurements' | 'seasons')[]) =>
    format.list(rows.map((part) => t(`family.seen_now.item.${part}`, { count: 0 })));
  // Whose choice it is belongs to it: "hidden" alone reads as if something had gone wrong.
  const isPrivate = whyHidden('verified_colleges', athlete) === 'private';
  const action = (look: Exclude<Unseen['look'], 'part'>) => {
    if (look === 'hidden' && isPrivate)
      return t(athlete.is_self ? 'family.seen_now.kept_private.own' : 'family.seen_now.kept_private', {
        name: athlete.name,
      });
    return t(look === 'empty' ? 'family.seen_now.unentered' : `family.look.${look}`);
  };
  return {
    /** By the word that is in the cells of the table. */
    short: (unseen: Unseen) =>
      unseen.look === 'part'
        ? t('family.seen_now.unseen.part', { rows: parts(unseen.rows) })
        : t('ui.named_action', {
            action: action(unseen.look),
            // Not as a sentence: "name and school and videos".
            title: unseen.rows
              .map((row) => t(`family.seen_now.short.${namedGroup(row, athlete)}`))
              .join(', '),
          }),
    /** As the rows of the table are called, so that each is found there. */
    long: ({ look, rows }: Explained) =>
      t(`family.seen_now.unseen.${look}`, {
        rows: format.list(
          rows.map((row) =>
            t('family.seen_now.row', { row: t(`requests.group.${namedGroup(row, athlete)}`) }),
          ),
        ),
      }),
  };
}
