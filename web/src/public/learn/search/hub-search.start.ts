/** Search over the whole hub. enhance.ts fetches this file when the field is first focused, and this file the index. */
import type { FindPages } from './hub-search.ts';
import type { SearchIndex } from './search-index.ts';
import { createResultsView } from './hub-search.view.ts';

const place = document.querySelector<HTMLElement>('[data-hub-search]');
const form = place?.querySelector('form');
const input = place?.querySelector<HTMLInputElement>('input[type=search]');
if (place && form && input) start(place, form, input);

function start(search: HTMLElement, questions: HTMLFormElement, field: HTMLInputElement): void {
  const view = createResultsView(search, field);
  let find: FindPages | null = null;
  let loading: Promise<void> | null = null;

  const load = () => {
    loading ??= loadSearch(search.dataset.hubSearch ?? '').then(
      (loaded) => {
        find = loaded;
      },
      () => {
        // The next focus tries again; until then the form opens the list of articles.
        loading = null;
      },
    );
    return loading;
  };
  const look = () => {
    const query = field.value.trim();
    if (query === '') view.clear();
    else if (find) view.show(query, find(query));
  };

  field.addEventListener('focus', () => void load().then(look));
  field.addEventListener('input', () => void load().then(look));
  questions.addEventListener('submit', (event) => {
    const query = field.value.trim();
    if (query === '') return;
    event.preventDefault();
    void load().then(() => {
      if (!find) questions.submit();
      // While the index was on its way, something else may have been typed: that is looked for as one types.
      else if (field.value.trim() === query) view.answer(query, find(query, Infinity));
    });
  });
  // The page may have been focused before its script ran.
  if (document.activeElement === field) void load().then(look);
}

async function loadSearch(path: string): Promise<FindPages> {
  const [{ createHubSearch }, index] = await Promise.all([import('./hub-search.ts'), fetchIndex(path)]);
  return createHubSearch(index);
}

async function fetchIndex(path: string): Promise<SearchIndex> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
  return (await answer.json()) as SearchIndex;
}
