import { flushSync } from 'react-dom';
import type { NamingForm } from './use-naming-form.ts';

/** From the search to the fields of a new institution, or back. The cursor goes along: its field is gone. */
export function turnForm(form: NamingForm, { isNew }: { isNew: boolean }): void {
  flushSync(() => form.setValue('isNew', isNew, { shouldDirty: true }));
  form.setFocus(isNew ? 'proposed.name' : 'institution_id');
}
