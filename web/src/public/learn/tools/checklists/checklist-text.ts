/**
 * A checklist in Markdown: `- [ ] key | What to do`. The key is the same in every language and stays when the words change, so
 * that a tick survives both. The contract has the same keys; a test compares them.
 */
import {
  CHECKLIST_ROLES,
  SCHOOL_YEARS,
  type ChecklistRole,
  type SchoolYear,
} from '@faircourt/contracts/checklist-items';

const ITEM = /^- \[ \] ([a-z-]+) \| (.+)$/;

export type ChecklistLine = { key: string; source: string };

/** Null where the section is ordinary text. A line that is no item would be lost, so it is refused. */
export function checklistItems(section: string): ChecklistLine[] | null {
  if (!section.startsWith('- [ ]')) return null;
  return section.split('\n').map((line) => {
    const [, key, source] = ITEM.exec(line) ?? [];
    if (!key || !source) throw new Error(`This is no item of a checklist: ${line}`);
    return { key, source };
  });
}

/** One list for each school year and role, in the order of the sections. */
export function checklistName(index: number): { year: SchoolYear; role: ChecklistRole } {
  const year = SCHOOL_YEARS[Math.floor(index / CHECKLIST_ROLES.length)];
  const role = CHECKLIST_ROLES[index % CHECKLIST_ROLES.length];
  if (!year || !role) throw new Error('There are more checklists than school years and roles');
  return { year, role };
}
