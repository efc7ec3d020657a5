/** Search and filters over something prerendered. The address keeps them, so a result can be shared. */

/** By name of the field; an empty one asks for nothing. */
export type Filters = Record<string, string>;

/** `show` hides what does not fit and says how much is left. */
export function enhanceFilters(
  container: HTMLElement,
  form: HTMLFormElement,
  show: (wanted: Filters) => number,
): void {
  const apply = () => {
    const wanted = readFilters(form);
    announce(container, show(wanted));
    keepInAddress(wanted);
  };
  const clear = () => {
    form.reset();
    apply();
    form.querySelector<HTMLInputElement>('input')?.focus();
  };

  restoreFilters(form, new URLSearchParams(location.search));
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const button of container.querySelectorAll('[data-clear]')) button.addEventListener('click', clear);
  apply();
}

function readFilters(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(entries) as Filters;
}

function announce(container: HTMLElement, count: number): void {
  container.querySelector('[data-nothing-found]')?.toggleAttribute('hidden', count > 0);
  const status = container.querySelector<HTMLElement>('[data-found]');
  if (!status) return;
  const { none = '', one = '', many = '' } = status.dataset;
  status.textContent = count === 0 ? none : count === 1 ? one : many.replace('#', String(count));
}

function keepInAddress(filters: Filters): void {
  const query = new URLSearchParams(filters);
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
}

function restoreFilters(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = query.get(field.name) ?? '';
    if (!value) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value;
    // An unknown option would leave the select empty and hide everything.
    else if (
      field instanceof HTMLInputElement ||
      [...field.options].some((option) => option.value === value)
    ) {
      field.value = value;
    }
  }
}
