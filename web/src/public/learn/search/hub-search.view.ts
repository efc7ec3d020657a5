/** The list of results below the search field, and the keys that move through it. */
import { fillIn, wordsOf } from '../tools/tool-words.ts';
import type { HubResult } from './hub-search.ts';

export function createResultsView(place: HTMLElement, input: HTMLInputElement) {
  const words = wordsOf(place);
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const panel = part('results');
  const links = () => [...place.querySelectorAll<HTMLAnchorElement>('[data-list] a')];
  const focusOn = (index: number) => (index < 0 ? input : links()[index])?.focus();
  /** What is answered in the page; null while one types. */
  let answered: string | null = null;
  /** What was closed by Escape, which puts the cursor back into the field. */
  let closed: string | null = null;

  const hide = () => {
    panel?.setAttribute('hidden', '');
    panel?.removeAttribute('data-asked');
    answered = null;
  };
  const draw = (query: string, results: readonly HubResult[]) => {
    const isEmpty = results.length === 0;
    part('list')?.replaceChildren(...results.map((result) => drawResult(place, result, words)));
    const none = fillIn(words, 'none', { query });
    part('none')?.replaceChildren(isEmpty ? none : '');
    part('nothing')?.toggleAttribute('hidden', !isEmpty);
    const count = isEmpty
      ? none
      : fillIn(words, results.length === 1 ? 'one' : 'many', { count: results.length });
    part('status')?.replaceChildren(count);
    part('count')?.replaceChildren(isEmpty ? '' : count);
    panel?.removeAttribute('hidden');
  };
  /** Nothing for a question that has its answer, or was closed: the cursor coming back to the field asks nothing. */
  const show = (query: string, results: readonly HubResult[]) => {
    if (query === answered || query === closed) return;
    closed = null;
    answered = null;
    panel?.removeAttribute('data-asked');
    draw(query, results);
  };
  /** To Enter and the button: all of them, in the page instead of over it, until the question changes. */
  const answer = (query: string, results: readonly HubResult[]) => {
    closed = null;
    answered = query;
    draw(query, results);
    panel?.setAttribute('data-asked', '');
    // The index may come late: who has gone on by then keeps the cursor.
    if (isElsewhere(document.activeElement)) return;
    (links()[0] ?? part('nothing'))?.focus();
    panel?.scrollIntoView({ block: 'nearest' });
  };
  /** Some browsers give a pressed button no focus, so nowhere is not elsewhere. */
  const isElsewhere = (at: Element | null) => at !== null && at !== document.body && !place.contains(at);
  const clear = () => {
    closed = null;
    hide();
  };
  /** Where there is no room in the page, an answer lies over it, as on wide screens above a text. */
  const isOverPage = () => panel !== null && getComputedStyle(panel).position !== 'static';

  place.addEventListener('keydown', (event) => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && !panel?.hidden) {
      hide();
      closed = input.value.trim();
      input.focus();
    } else if (event.key === 'ArrowDown' && !panel?.hidden) focusOn(Math.min(at + 1, links().length - 1));
    else if (event.key === 'ArrowUp' && at >= 0) focusOn(at - 1);
    else return;
    event.preventDefault();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    // Another window takes the focus too, and gives it back.
    if (!document.hasFocus() || (relatedTarget instanceof Node && place.contains(relatedTarget))) return;
    if (answered === null || isOverPage()) hide();
  });
  // A press on the panel itself takes focus from the field, and must not close what it was meant for.
  panel?.addEventListener('mousedown', (event) => event.preventDefault());
  return { show, clear, answer };
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
