/** Sets the platform from the address as it is typed or pasted, until the athlete has chosen one. */
import type { VideoValues } from '@faircourt/contracts/videos';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { recognise } from './recognise-address.ts';
import type { VideoFields } from './video-values.ts';

/** Gives back what to call when the athlete chooses a platform. An empty address forgets the choice. */
export function useRecognisedPlatform(form: UseFormReturn<VideoFields, unknown, VideoValues>): () => void {
  const url = useWatch({ control: form.control, name: 'url' });
  const isChosen = useRef(false);
  useEffect(() => {
    if (url.trim() === '') isChosen.current = false;
    const found = recognise(url, form.getValues('provider'));
    // "Other" fits half of any address, so it is only offered.
    if (isChosen.current || found?.kind !== 'elsewhere' || found.offer === 'other') return;
    form.setValue('provider', found.offer, { shouldDirty: true });
    void form.trigger('url');
  }, [form, url]);
  return () => {
    isChosen.current = true;
  };
}
