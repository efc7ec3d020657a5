/** Shows one checklist, keeps the ticks in this browser and prints what is shown. There is no request here. */
import { fillIn, wordsOf } from '../tool-words.ts';
import { CHECKLIST_ROLES, SCHOOL_YEARS } from './checklist-text.ts';
import { clearList, NO_TICKS, setTick, ticksStore, type Ticks } from './checklist-ticks.ts';

const tool = document.querySelector<HTMLElement>('[data-checklists]');
const choice = tool?.querySelector('form');
if (tool && choice) start(tool, choice);

function start(place: HTMLElement, form: HTMLFormElement): void {
  const words = wordsOf(place);
  const store = ticksStore();
  const status = place.querySelector<HTMLElement>('[data-status]');
  const lists = [...place.querySelectorAll<HTMLElement>('[data-list]')];
  const boxes = [...place.querySelectorAll<HTMLInputElement>('[data-list] input')];
  let ticks = fromAddress(store.read() ?? NO_TICKS);

  const draw = () => {
    for (const box of boxes) box.checked = ticks.ticked.includes(box.value);
    for (const list of lists) {
      list.hidden = list.dataset.list !== `${ticks.year}.${ticks.role}`;
      const own = [...list.querySelectorAll('input')];
      const done = own.filter(({ checked }) => checked).length;
      list.querySelector('[data-done]')?.replaceChildren(fillIn(words, 'done', { done, all: own.length }));
    }
  };
  const change = (next: Ticks, said: string) => {
    ticks = next;
    const isKept = store.keep(ticks);
    draw();
    status?.replaceChildren(isKept ? said : `${said} ${fillIn(words, 'not_kept')}`);
  };

  for (const field of form.querySelectorAll('select')) field.value = ticks[field.name as 'year' | 'role'];
  draw();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const values = new FormData(form);
    const year = SCHOOL_YEARS.find((known) => known === values.get('year')) ?? ticks.year;
    const role = CHECKLIST_ROLES.find((known) => known === values.get('role')) ?? ticks.role;
    change({ ...ticks, year, role }, '');
  });
  for (const box of boxes) {
    box.addEventListener('change', () => change(setTick(ticks, box.value, box.checked), ''));
  }
  place.querySelector('[data-print-list]')?.addEventListener('click', () => print());
  place.querySelector('[data-clear]')?.addEventListener('click', () => {
    const before = ticks;
    change(clearList(ticks), fillIn(words, 'cleared'));
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.className = 'min-h-9 rounded-sm font-medium text-court underline underline-offset-4';
    undo.textContent = fillIn(words, 'undo');
    undo.addEventListener('click', () => {
      change(before, fillIn(words, 'undone'));
      form.querySelector('select')?.focus();
    });
    status?.append(undo);
    undo.focus();
  });
}

/** An article on junior year leads to the list of that year: ?year=junior. */
function fromAddress(kept: Ticks): Ticks {
  const query = new URLSearchParams(location.search);
  return {
    ...kept,
    year: SCHOOL_YEARS.find((known) => known === query.get('year')) ?? kept.year,
    role: CHECKLIST_ROLES.find((known) => known === query.get('role')) ?? kept.role,
  };
}
