/** Which items are ticked, and which list is open. Kept in this browser only. */
import { browserStore, type BrowserStore } from '../browser-store.ts';
import { CHECKLIST_ROLES, SCHOOL_YEARS, type ChecklistRole, type SchoolYear } from './checklist-text.ts';

export type Ticks = { year: SchoolYear; role: ChecklistRole; ticked: string[] };

export const NO_TICKS: Ticks = { year: 'freshman', role: 'athlete', ticked: [] };

export function ticksStore(): BrowserStore<Ticks> {
  return browserStore('faircourt.tools.checklists', parseTicks);
}

export function parseTicks(found: unknown): Ticks | null {
  if (typeof found !== 'object' || found === null || !('ticked' in found) || !Array.isArray(found.ticked)) {
    return null;
  }
  const year = 'year' in found ? found.year : null;
  const role = 'role' in found ? found.role : null;
  return {
    year: SCHOOL_YEARS.find((known) => known === year) ?? NO_TICKS.year,
    role: CHECKLIST_ROLES.find((known) => known === role) ?? NO_TICKS.role,
    ticked: found.ticked.filter((name): name is string => typeof name === 'string'),
  };
}

export function setTick(ticks: Ticks, name: string, isTicked: boolean): Ticks {
  const others = ticks.ticked.filter((each) => each !== name);
  return { ...ticks, ticked: isTicked ? [...others, name] : others };
}

/** The ticks of one list alone; those of other years and roles stay. */
export function clearList(ticks: Ticks): Ticks {
  const list = `${ticks.year}.${ticks.role}.`;
  return { ...ticks, ticked: ticks.ticked.filter((name) => !name.startsWith(list)) };
}
