/** Writes the five-year clock into the page: sentences, the picture, and what other plans would leave. */
import { fillIn, type Words } from '../tool-words.ts';
import { drawYears } from './year-picture.ts';
import type { YearClock } from './year-clock.ts';

export function showClock(place: HTMLElement, words: Words, clock: YearClock): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const years = (left: number) => fillIn(words, `count.${left}`);
  part('headline')?.replaceChildren(
    clock.left === 0
      ? fillIn(words, 'headline_none')
      : fillIn(words, 'headline', { left: years(clock.left) }),
  );
  part('sentences')?.replaceChildren(...sentencesOf(words, clock).map((text) => element('p', text)));
  part('picture')?.replaceChildren(drawYears(clock.years, words));
  part('choices')?.replaceChildren(
    ...clock.choices.map(({ waits, left }) =>
      element('li', fillIn(words, `choice.${waits}`, { left: years(left) })),
    ),
  );
  place.hidden = false;
  part('headline')?.focus();
}

function sentencesOf(words: Words, clock: YearClock): string[] {
  const ends = `${clock.lastYear}–${String(clock.lastYear + 1).slice(2)}`;
  return [
    fillIn(words, clock.startedBy, { starts: clock.starts, ends }),
    ...(clock.rules === 'new' ? [] : [fillIn(words, clock.rules)]),
    ...(clock.isCloseToLine ? [fillIn(words, 'close')] : []),
  ];
}

function element(tag: 'p' | 'li', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
