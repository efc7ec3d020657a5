/** Writes an answer into the page. All words come with the page; nothing here is in one language. */
import type { ContactAnswer } from '@faircourt/contracts/contact-answer';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { formatPlainDate } from '../../../content/localized-names.ts';
import { fillIn, type Words } from '../tool-words.ts';
import type { Reading } from './coach-answer.ts';

export function showAnswer(
  place: HTMLElement,
  words: Words,
  { reading, answer, locale }: { reading: Reading; answer: ContactAnswer; locale: Locale },
): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const day = (date: string) => formatPlainDate(locale, date);
  for (const icon of place.querySelectorAll<SVGElement>('[data-icon]')) {
    icon.style.display = icon.dataset.icon === reading.headline ? '' : 'none';
  }
  part('headline-text')?.replaceChildren(fillIn(words, reading.headline));
  part('sentences')?.replaceChildren(
    ...reading.sentences.map(({ name, days }) => {
      const values = Object.fromEntries(Object.entries(days).map(([slot, date]) => [slot, day(date)]));
      return element('p', fillIn(words, name, values));
    }),
  );
  part('rules')?.replaceChildren(...answer.sources.map((source) => ruleItem(words, source, day)));
  part('rule-title')?.toggleAttribute('hidden', answer.sources.length === 0);
  place.hidden = false;
  // Below the form on a phone: focus brings it into view, and screen readers start with it.
  part('headline')?.focus();
}

function ruleItem(
  words: Words,
  { key, as_of, first_allowed }: ContactAnswer['sources'][number],
  day: (date: string) => string,
): HTMLElement {
  const asof = day(as_of);
  const item = element(
    'li',
    first_allowed === null
      ? fillIn(words, 'rule_free', { asof })
      : fillIn(words, 'rule', { day: day(first_allowed), asof }),
  );
  item.append(' ');
  if (key === null) item.append(fillIn(words, 'director'));
  else {
    const link = element('a', fillIn(words, `source.${key}`));
    link.setAttribute('href', `#source-${key}`);
    link.lang = 'en';
    link.className = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';
    item.append(link);
  }
  return item;
}

function element(tag: 'p' | 'li' | 'a', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
