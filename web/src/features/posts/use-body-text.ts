import { useCallback, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { insertPicture } from './picture-text.ts';
import type { PostFormReturn } from './use-post-form.ts';

export interface BodyText {
  registration: UseFormRegisterReturn<'body'>;
  /** Sets a picture where the cursor is. */
  addPicture: (url: string) => void;
}

/** The text field of a post, and the way into it for what is not typed. */
export function useBodyText(form: PostFormReturn): BodyText {
  const t = useText();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const registration = form.register('body');
  const { ref } = registration;
  const hold = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element;
      ref(element);
    },
    [ref],
  );

  const addPicture = (url: string) => {
    const element = field.current;
    const held = form.getValues('body');
    const at = { from: element?.selectionStart ?? held.length, to: element?.selectionEnd ?? held.length };
    const isTyping = document.activeElement === element;
    const added = insertPicture(held, at, { url, description: t('content.picture.description') });
    form.setValue('body', added.text, { shouldDirty: true, shouldValidate: true });
    if (!element) return;
    // Selecting under the fingers of somebody who writes on would put their next words into the description.
    if (isTyping) {
      element.setSelectionRange(added.end, added.end);
    } else {
      element.focus();
      element.setSelectionRange(added.from, added.to);
    }
  };
  return { registration: { ...registration, ref: hold }, addPicture };
}
