/** Draws one checklist with its ticks, and says where they are kept. */
import type { ChecklistItem, ChecklistRole, SchoolYear } from '@faircourt/contracts/checklist-items';
import { fillIn, type Words } from '../tool-words.ts';
import type { KeptIn } from './checklist-keeper.ts';

export interface Drawn {
  year: SchoolYear;
  role: ChecklistRole;
  ticked: ReadonlySet<ChecklistItem>;
  keptIn: KeptIn;
}

export function drawChecklists(place: HTMLElement, words: Words, drawn: Drawn): void {
  const { year, role, ticked, keptIn } = drawn;
  const isKnown = keptIn !== 'loading';
  for (const field of place.querySelectorAll('select')) field.value = field.name === 'year' ? year : role;
  for (const list of place.querySelectorAll<HTMLElement>('[data-list]')) {
    list.hidden = list.dataset.list !== `${year}.${role}`;
    const boxes = [...list.querySelectorAll('input')];
    for (const box of boxes) {
      box.checked = (ticked as ReadonlySet<string>).has(box.value);
      box.disabled = !isKnown;
    }
    const done = boxes.filter(({ checked }) => checked).length;
    const count = isKnown ? fillIn(words, 'done', { done, all: boxes.length }) : '';
    const line = list.querySelector('[data-done]');
    if (line?.textContent !== count) line?.replaceChildren(count);
  }
  for (const line of place.querySelectorAll<HTMLElement>('[data-kept]')) {
    line.hidden = line.dataset.kept !== keptIn;
  }
  // Until then boxes take their place without being seen: an empty one would say what is not so.
  place.toggleAttribute('data-ready', isKnown);
  place.setAttribute('aria-busy', String(!isKnown));
}
