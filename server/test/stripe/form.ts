/** Bodies and queries as Stripe takes them: `items[0][price]=price_1` is an item in a list in an object. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form | FormValue[];

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    put(form, path, value);
  }
  return listsIn(form) as Form;
}

export function textOf(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}

export function formOf(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function formsOf(form: Form, name: string): Form[] {
  const value = form[name];
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is Form => typeof one === 'object' && !Array.isArray(one));
}

export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function wordsOf(form: Form, name: string): Record<string, string> {
  const words = Object.entries(formOf(form, name)).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(words) as Record<string, string>;
}

function put(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  form[first] = next;
  put(next, rest, value);
}

/** What is numbered is a list. */
function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
