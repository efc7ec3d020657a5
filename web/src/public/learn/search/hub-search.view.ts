/** The list of results below the search field, and the keys that move through it. */
import { fillIn, wordsOf } from '../tools/tool-words.ts';
import type { HubResult } from './hub-search.ts';

export function createResultsView(place: HTMLElement, input: HTMLInputElement) {
  const words = wordsOf(place);
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const panel = part('results');
  const links = () => [...place.querySelectorAll<HTMLAnchorElement>('[data-list] a')];
  const focusOn = (index: number) => (index < 0 ? input : links()[index])?.focus();

  const hide = () => panel?.setAttribute('hidden', '');
  const show = (query: string, results: readonly HubResult[]) => {
    const isEmpty = results.length === 0;
    part('list')?.replaceChildren(...results.map((result) => drawResult(place, result, words)));
    const none = fillIn(words, 'none', { query });
    part('nothing')?.replaceChildren(isEmpty ? none : '');
    part('nothing')?.toggleAttribute('hidden', !isEmpty);
    part('status')?.replaceChildren(
      isEmpty ? none : fillIn(words, results.length === 1 ? 'one' : 'many', { count: results.length }),
    );
    panel?.removeAttribute('hidden');
  };

  place.addEventListener('keydown', (event) => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && !panel?.hidden) {
      hide();
      input.focus();
    } else if (event.key === 'ArrowDown' && !panel?.hidden) focusOn(Math.min(at + 1, links().length - 1));
    else if (event.key === 'ArrowUp' && at >= 0) focusOn(at - 1);
    else return;
    event.preventDefault();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !place.contains(relatedTarget)) hide();
  });
  // A press on the panel itself takes focus from the field, and must not close what it was meant for.
  panel?.addEventListener('mousedown', (event) => event.preventDefault());
  return { show, hide, focusFirst: () => focusOn(0) };
}

function drawResult(place: HTMLElement, result: HubResult, words: Record<string, string>): Node {
  const template = place.querySelector<HTMLTemplateElement>('template[data-result]');
  const drawn = template ? document.importNode(template.content, true) : document.createDocumentFragment();
  const fill = (name: string, text: string) => drawn.querySelector(`[data-${name}]`)?.replaceChildren(text);
  drawn.querySelector('a')?.setAttribute('href', result.path + (result.anchor ? `#${result.anchor}` : ''));
  fill('title', result.title);
  fill('place', result.heading ? `${result.where} › ${result.heading}` : result.where);
  fill('found', result.words.length > 0 ? fillIn(words, 'found', { words: result.words.join(', ') }) : '');
  return drawn;
}
