/** A combobox by the pattern of the ARIA practices: the field keeps the cursor, the arrows move through the options. */
import type { Institution } from '@faircourt/contracts/institutions';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { SEARCH_LETTERS_MIN, useInstitutions } from './affiliation.queries.ts';
import { useDebounced } from './use-debounced.ts';
import { turnForm } from './turn-form.ts';
import type { NamingForm } from './use-naming-form.ts';

/** The last option is the way to propose what is not listed. */
export type Option = Institution | 'propose';

export function keyOf(option: Option): string {
  return option === 'propose' ? option : option.id;
}

export function useInstitutionSearch(form: NamingForm) {
  const listId = useId();
  const { field } = useController({ control: form.control, name: 'institution_id' });
  const [search, known] = useWatch({ control: form.control, name: ['search', 'known'] });
  const [isOpen, setIsOpen] = useState(false);
  // By key and not by place: answers come in while somebody moves through the last ones.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const text = search.trim();
  const wanted = useDebounced(text);
  const { data: found = [], isFetching, isError } = useInstitutions(isOpen ? wanted : '');
  const isListed = isOpen && text.length >= SEARCH_LETTERS_MIN;
  const isSearching = isFetching || wanted !== text;
  // Nobody knows what is not listed before the list is there.
  const options: Option[] = isSearching ? found : [...found, 'propose'];
  const active = options.findIndex((option) => keyOf(option) === activeKey);

  const close = () => {
    setIsOpen(false);
    setActiveKey(null);
  };
  const fill = (name: string, institution: Institution | null) => {
    form.setValue('search', name, { shouldDirty: true });
    form.setValue('known', institution, { shouldDirty: true });
    form.setValue('institution_id', institution?.id ?? null, { shouldDirty: true });
  };
  const propose = () => {
    if (!form.getValues('proposed.name')) form.setValue('proposed.name', text, { shouldDirty: true });
    form.clearErrors('institution_id');
    turnForm(form, { isNew: true });
  };
  const take = (option: Option) => {
    if (option === 'propose') return propose();
    fill(option.name, option);
    form.clearErrors('institution_id');
    close();
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    if (!isListed || options.length === 0) return;
    const from = active < 0 && step < 0 ? 0 : active;
    const next = options[(from + step + options.length) % options.length];
    if (next) setActiveKey(keyOf(next));
  };
  const press = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isListed && option) take(option);
    else if (event.key === 'Escape' && isListed) close();
    else return;
    event.preventDefault();
  };

  return {
    known,
    found,
    propose,
    input: {
      ref: field.ref,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': listId,
      'aria-activedescendant': isListed && active >= 0 ? `${listId}-${activeKey}` : undefined,
      value: search,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        fill(event.target.value, null);
        setIsOpen(true);
        setActiveKey(null);
      },
      onKeyDown: press,
      onFocus: () => setIsOpen(known === null),
      onBlur: close,
    },
    choices: {
      id: listId,
      isListed,
      options,
      activeKey,
      isSearching,
      isFailed: isError,
      search: text,
      onTake: take,
      onPoint: (option: Option) => setActiveKey(keyOf(option)),
    },
  } as const;
}
