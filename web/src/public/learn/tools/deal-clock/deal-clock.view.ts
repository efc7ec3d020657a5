/** Draws the diary: the total, and for each payer what is due by when. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { formatPlainDate } from '../../../content/localized-names.ts';
import { fillIn, type Words } from '../tool-words.ts';
import { payerClocks, THRESHOLD, totalOf, type PayerClock } from './deal-clock.ts';
import type { Diary } from './deal-diary.store.ts';

export type DiaryLook = { words: Words; locale: Locale; today: string };

export function drawDiary(place: HTMLElement, diary: Diary, look: DiaryLook): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const clocks = payerClocks(diary.deals, diary.situation, look.today);
  const total = part('total');
  if (total) {
    total.hidden = diary.deals.length === 0;
    total.textContent = fillIn(look.words, 'total', { total: dollars(totalOf(diary.deals), look.locale) });
  }
  part('empty')?.toggleAttribute('hidden', diary.deals.length > 0);
  part('payers')?.replaceChildren(...clocks.map((clock) => drawPayer(place, clock, look)));
}

function drawPayer(place: HTMLElement, clock: PayerClock, look: DiaryLook): Node {
  const drawn = copyOf(place, 'payer-template');
  const { words, locale } = look;
  fill(drawn, 'payer', clock.payer);
  fill(drawn, 'payer-total', fillIn(words, 'payer_total', { total: dollars(clock.total, locale) }));
  const state = fill(drawn, 'state', stateWords(clock, look));
  state?.setAttribute('data-state', clock.state);
  drawn
    .querySelector('[data-deals]')
    ?.replaceChildren(...clock.deals.map((entry) => drawDeal(place, entry, clock.payer, look)));
  return drawn;
}

function stateWords({ state, due, daysLeft, total }: PayerClock, { words, locale }: DiaryLook): string {
  const day = due ? formatPlainDate(locale, due) : '';
  if (state === 'due')
    return fillIn(words, daysLeft === 1 ? 'due_one' : 'due_many', { day, count: daysLeft ?? 0 });
  return fillIn(words, state, { day, rest: dollars(THRESHOLD - total, locale) });
}

function drawDeal(
  place: HTMLElement,
  { deal, isCounted }: PayerClock['deals'][number],
  payer: string,
  { words, locale }: DiaryLook,
): Node {
  const drawn = copyOf(place, 'deal-template');
  const amount = dollars(deal.dollars, locale);
  fill(drawn, 'deal', fillIn(words, 'deal', { amount, day: formatPlainDate(locale, deal.on) }));
  fill(drawn, 'what', deal.what);
  fill(drawn, 'not-counted', isCounted ? '' : fillIn(words, 'not_counted'));
  const reported = drawn.querySelector<HTMLInputElement>('[data-reported]');
  if (reported) {
    reported.checked = deal.isReported;
    reported.value = deal.id;
    reported.setAttribute('aria-label', fillIn(words, 'reported_label', { payer, amount }));
  }
  const remove = drawn.querySelector<HTMLButtonElement>('[data-remove]');
  if (remove) {
    remove.value = deal.id;
    remove.setAttribute('aria-label', fillIn(words, 'remove_label', { payer, amount }));
  }
  return drawn;
}

function copyOf(place: HTMLElement, name: string): DocumentFragment {
  const template = place.querySelector<HTMLTemplateElement>(`template[data-${name}]`);
  return template ? document.importNode(template.content, true) : document.createDocumentFragment();
}

function fill(drawn: DocumentFragment, name: string, text: string): HTMLElement | null {
  const found = drawn.querySelector<HTMLElement>(`[data-${name}]`);
  if (found) found.textContent = text;
  return found;
}

function dollars(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'currency', currency: 'USD' }).format(amount);
}
