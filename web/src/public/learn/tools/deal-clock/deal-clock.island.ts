/** Keeps the deal diary in this browser and draws what is due. There is no request here. */
import { isLocale } from '../../../../i18n/locale.ts';
import { localDay } from '../local-day.ts';
import { clearMissing, showMissing } from '../missing-fields.ts';
import { fillIn, wordsOf } from '../tool-words.ts';
import { SITUATIONS, type Deal } from './deal-clock.ts';
import { drawDiary } from './deal-clock.view.ts';
import { diaryStore, EMPTY_DIARY, type Diary } from './deal-diary.store.ts';

const tool = document.querySelector<HTMLElement>('[data-deal-diary]');
const situation = tool?.querySelector<HTMLFormElement>('form[data-situation]');
const newDeal = tool?.querySelector<HTMLFormElement>('form[data-new-deal]');
if (tool && situation && newDeal) start(tool, situation, newDeal);

function start(place: HTMLElement, situationForm: HTMLFormElement, dealForm: HTMLFormElement): void {
  const words = wordsOf(place);
  const { lang } = document.documentElement;
  const look = { words, locale: isLocale(lang) ? lang : ('en' as const), today: localDay(new Date()) };
  const store = diaryStore();
  const status = place.querySelector<HTMLElement>('[data-status]');
  let diary = store.read() ?? EMPTY_DIARY;

  const change = (next: Diary, said: string, undo?: Diary) => {
    diary = next;
    const isKept = store.keep(diary);
    drawDiary(place, diary, look);
    say(isKept ? said : `${said} ${fillIn(words, 'not_kept')}`, undo);
  };
  const say = (text: string, undo?: Diary) => {
    status?.replaceChildren(text);
    if (!undo) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'min-h-9 rounded-sm font-medium text-court underline underline-offset-4';
    button.textContent = fillIn(words, 'undo');
    button.addEventListener('click', () => {
      change(undo, fillIn(words, 'undone'));
      place.querySelector<HTMLElement>('[data-new-deal] [name=payer]')?.focus();
    });
    status?.append(button);
  };

  writeSituation(situationForm, diary.situation);
  resetDay(dealForm);
  drawDiary(place, diary, look);

  situationForm.addEventListener('submit', (event) => event.preventDefault());
  situationForm.addEventListener('input', () => {
    change({ ...diary, situation: readSituation(situationForm) }, '');
    showFieldsOf(situationForm);
  });
  dealForm.addEventListener('input', ({ target }) => clearMissing(dealForm, target));
  dealForm.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showMissing(dealForm)) return;
    const deal = readDeal(dealForm);
    change({ ...diary, deals: [...diary.deals, deal] }, fillIn(words, 'added', { payer: deal.payer }));
    dealForm.reset();
    resetDay(dealForm);
    dealForm.querySelector<HTMLInputElement>('[name=payer]')?.focus();
  });
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.reported === undefined) return;
    const { value: id, checked: isReported } = target;
    const deals = diary.deals.map((deal) => (deal.id === id ? { ...deal, isReported } : deal));
    change({ ...diary, deals }, '');
    // The list was drawn again; the reader goes on where they were.
    place.querySelector<HTMLInputElement>(`[data-reported][value="${CSS.escape(id)}"]`)?.focus();
  });
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-remove]') : null;
    const deal = diary.deals.find(({ id }) => id === button?.value);
    if (!deal) return;
    const before = diary;
    const deals = diary.deals.filter(({ id }) => id !== deal.id);
    change({ ...diary, deals }, fillIn(words, 'removed', { payer: deal.payer }), before);
    status?.querySelector('button')?.focus();
  });
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function readDeal(form: HTMLFormElement): Deal {
  return {
    id: crypto.randomUUID(),
    payer: textOf(form, 'payer'),
    what: textOf(form, 'what'),
    dollars: Number(textOf(form, 'dollars')),
    on: textOf(form, 'on'),
    isReported: false,
  };
}

function readSituation(form: HTMLFormElement): Diary['situation'] {
  return {
    kind: SITUATIONS.find((kind) => kind === textOf(form, 'kind')) ?? 'division_1',
    since: textOf(form, 'since'),
    enrolls: textOf(form, 'enrolls'),
  };
}

function writeSituation(form: HTMLFormElement, values: Diary['situation']): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
  showFieldsOf(form);
}

/** The two days are asked of people who are not in Division I yet. */
function showFieldsOf(form: HTMLFormElement): void {
  const kind = textOf(form, 'kind');
  for (const part of form.querySelectorAll<HTMLElement>('[data-of]')) {
    part.hidden = !part.dataset.of?.split(' ').includes(kind);
  }
}

function resetDay(form: HTMLFormElement): void {
  const day = form.querySelector<HTMLInputElement>('[name=on]');
  if (day) day.value = localDay(new Date());
}
