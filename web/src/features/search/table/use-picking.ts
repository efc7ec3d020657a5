/** The picked rows of the table, and the menu that puts them onto a list. Coaches alone have lists. */
import { useState } from 'react';
import { useRole } from '../../../api/session/use-role.ts';
import { useEntryState } from '../../../shell/use-entry-state.ts';
import type { FoundAthlete } from '../found-athletes.ts';
import { NOBODY_PICKED, pickAll, pickedOf, pickRange, togglePick } from './picking.ts';

export interface Picking {
  /** In the order of the rows. */
  athletes: readonly FoundAthlete[];
  isPicked: (athleteId: string) => boolean;
  toggle: (athleteId: string) => void;
  range: (athleteId: string) => void;
  all: (isPicked: boolean) => void;
  /** Everybody who is picked; when nobody is, this athlete. */
  addToList: (athleteId: string) => void;
  isMenuOpen: boolean;
  setIsMenuOpen: (isOpen: boolean) => void;
}

export function usePicking(shown: readonly FoundAthlete[]): Picking | null {
  const isCoach = useRole() === 'coach';
  const [picked, setPicked] = useEntryState('search-picked', NOBODY_PICKED);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  if (!isCoach) return null;
  const ids = shown.map(({ id }) => id);
  const athletes = pickedOf(picked, shown);
  return {
    athletes,
    isPicked: (id) => picked.ids.has(id),
    toggle: (id) => setPicked((before) => togglePick(before, id)),
    range: (id) => setPicked((before) => pickRange(before, ids, id)),
    all: (isPicked) => setPicked(pickAll(ids, isPicked)),
    addToList: (id) => {
      if (athletes.length === 0) setPicked((before) => togglePick(before, id));
      setIsMenuOpen(true);
    },
    isMenuOpen,
    setIsMenuOpen,
  };
}
