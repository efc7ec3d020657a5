/** Search and filters over the prerendered list of articles. The address keeps them, so a result can be shared. */
import { matchesQuery } from './article-search-text.ts';

export function enhanceList(container: HTMLElement, filters: HTMLFormElement): void {
  const articles = [...container.querySelectorAll<HTMLElement>('[data-article]')];
  const groups = [...container.querySelectorAll<HTMLElement>('[data-article-group]')];

  const apply = () => {
    const wanted = readFilters(filters);
    for (const article of articles) article.hidden = !isWanted(article, wanted);
    for (const group of groups) group.hidden = !group.querySelector('[data-article]:not([hidden])');
    const count = articles.filter((article) => !article.hidden).length;
    announce(container, count);
    keepInAddress(wanted);
  };
  const clear = () => {
    filters.reset();
    apply();
    filters.querySelector<HTMLInputElement>('input')?.focus();
  };

  restoreFilters(filters, new URLSearchParams(location.search));
  filters.addEventListener('input', apply);
  filters.addEventListener('submit', (event) => event.preventDefault());
  for (const button of container.querySelectorAll('[data-clear]')) button.addEventListener('click', clear);
  apply();
}

type Filters = { q: string; topic: string; country: string };

function readFilters(form: HTMLFormElement): Filters {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { q: read('q'), topic: read('topic'), country: read('country') };
}

function isWanted({ dataset }: HTMLElement, { q, topic, country }: Filters): boolean {
  return (
    (!topic || dataset.topic === topic) &&
    (!country || dataset.country === country) &&
    matchesQuery(dataset.words ?? '', q)
  );
}

function announce(container: HTMLElement, count: number): void {
  container.querySelector('[data-nothing-found]')?.toggleAttribute('hidden', count > 0);
  const status = container.querySelector<HTMLElement>('[data-found]');
  if (!status) return;
  const { none = '', one = '', many = '' } = status.dataset;
  status.textContent = count === 0 ? none : count === 1 ? one : many.replace('#', String(count));
}

function keepInAddress(filters: Filters): void {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
}

function restoreFilters(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = query.get(field.name) ?? '';
    // An unknown option would leave the select empty and hide everything.
    const isKnown =
      field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
    if (value && isKnown) field.value = value;
  }
}
