import { enhanceList } from './article-list.view.ts';

const list = document.querySelector<HTMLElement>('[data-article-list]');
const form = list?.querySelector<HTMLFormElement>('[data-filters]');
if (list && form) enhanceList(list, form);
