/**
 * Shows one checklist, keeps the ticks and prints what is shown. Without a session there is no request here; with one, the
 * account is asked once the page has loaded.
 */
import { CHECKLIST_ROLES, SCHOOL_YEARS } from '@faircourt/contracts/checklist-items';
import { tickStores } from '../../../../shell/checklists/save-ticks.ts';
import { isItem } from '../../../../shell/checklists/ticks.ts';
import { fillIn, wordsOf } from '../tool-words.ts';
import { ChecklistKeeper } from './checklist-keeper.ts';
import { drawChecklists } from './checklists.view.ts';
import { currentUserId, sendAsOneself } from './own-account.ts';

const tool = document.querySelector<HTMLElement>('[data-checklists]');
const choice = tool?.querySelector('form');
if (tool && choice) start(tool, choice);

function start(place: HTMLElement, form: HTMLFormElement): void {
  const words = wordsOf(place);
  const status = place.querySelector<HTMLElement>('[data-status]');
  const keeper = new ChecklistKeeper({
    stores: tickStores(),
    send: sendAsOneself,
    currentUserId,
    now: () => Date.now(),
    after: (wait, work) => {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    },
    onChange: () => draw(),
  });
  // An article on junior year leads to the list of that year: ?year=junior. It counts until another list is chosen.
  const asked = new URLSearchParams(location.search);
  const openList = () => {
    const { year, role } = keeper.state;
    const own = document.documentElement.dataset.role;
    return {
      year: SCHOOL_YEARS.find((known) => known === asked.get('year')) ?? year ?? 'freshman',
      role:
        CHECKLIST_ROLES.find((known) => known === asked.get('role')) ??
        role ??
        CHECKLIST_ROLES.find((known) => known === own) ??
        'athlete',
    } as const;
  };
  const draw = () => drawChecklists(place, words, { ...keeper.state, ...openList() });
  const say = (said: string, isKept: boolean) => {
    draw();
    status?.replaceChildren(isKept ? said : `${said} ${fillIn(words, 'not_kept')}`);
  };

  const choose = () => {
    const values = new FormData(form);
    const before = openList();
    asked.delete('year');
    asked.delete('role');
    const year = SCHOOL_YEARS.find((known) => known === values.get('year')) ?? before.year;
    const role = CHECKLIST_ROLES.find((known) => known === values.get('role')) ?? before.role;
    say('', keeper.open({ year, role }));
  };

  // The page can be used before its script has come.
  if ([...form.querySelectorAll('select')].some(isChosen)) choose();
  else draw();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', choose);
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !isItem(target.value)) return;
    say('', keeper.change([target.value], target.checked));
  });
  place.querySelector('[data-print-list]')?.addEventListener('click', () => print());
  place.querySelector('[data-clear]')?.addEventListener('click', () => {
    const { year, role } = openList();
    const ticked = [...keeper.state.ticked].filter((item) => item.startsWith(`${year}.${role}.`));
    say(fillIn(words, 'cleared'), keeper.change(ticked, false));
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.className = 'min-h-9 rounded-sm font-medium text-court underline underline-offset-4';
    undo.textContent = fillIn(words, 'undo');
    undo.addEventListener('click', () => {
      say(fillIn(words, 'undone'), keeper.change(ticked, true));
      form.querySelector('select')?.focus();
    });
    status?.append(undo);
    undo.focus();
  });

  const refresh = () => {
    draw();
    void keeper.sync();
  };
  if (document.readyState === 'complete') void keeper.sync();
  else addEventListener('load', () => void keeper.sync(), { once: true });
  // Another tab has ticked something, or somebody has signed in or out there.
  let person = currentUserId();
  addEventListener('storage', () => {
    const isAnother = currentUserId() !== person;
    person = currentUserId();
    if (isAnother) refresh();
    else draw();
  });
  addEventListener('online', refresh);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}

/** Another option than the one that the page came with. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, first);
}
