/** What the filters over the list of articles show. */
import { enhanceFilters, type Filters } from '../filtered-list.ts';
import { matchesQuery } from './article-search-text.ts';

export function enhanceList(container: HTMLElement, filters: HTMLFormElement): void {
  const articles = [...container.querySelectorAll<HTMLElement>('[data-article]')];
  const groups = [...container.querySelectorAll<HTMLElement>('[data-article-group]')];
  enhanceFilters(container, filters, (wanted) => {
    for (const article of articles) article.hidden = !isWanted(article, wanted);
    for (const group of groups) group.hidden = !group.querySelector('[data-article]:not([hidden])');
    return articles.filter((article) => !article.hidden).length;
  });
}

function isWanted({ dataset }: HTMLElement, { q = '', topic, country }: Filters): boolean {
  return (
    (!topic || dataset.topic === topic) &&
    (!country || dataset.country === country) &&
    matchesQuery(dataset.words ?? '', q)
  );
}
