/**
 * The editor's form: checked against the contract, kept as a draft while something is not saved, and refilled when the
 * server has a newer text. While the director is writing, both texts are kept until they choose one.
 */
import { postInputSchema, type PostInput } from '@faircourt/contracts/posts';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { contractResolver } from '../../api/contract-resolver.ts';
import { useSession } from '../../api/session/use-session.ts';
import { readDraft } from '../../shell/drafts/drafts.ts';
import { useKeptDraft } from '../../shell/drafts/use-form-draft.ts';
import { inputOf, isSameText, postValuesSchema, type PostValues } from './post-values.ts';

const resolver = contractResolver(postInputSchema, inputOf);

export type PostFormReturn = UseFormReturn<PostValues, unknown, PostInput>;

export interface PostForm {
  form: PostFormReturn;
  isDirty: boolean;
  /** Typed before and never saved: the fields show it again. */
  isRestored: boolean;
  /** Somebody has saved a newer text since this one was begun. */
  isBehind: boolean;
  /** Back to what the server has. */
  discard: () => void;
  /** Saved. What has been typed since `sent` stays in the fields, unsaved. */
  settle: (saved: PostValues, sent: PostValues) => void;
}

/** `saved`: what the server has; the same object until that changes. */
export function usePostForm(id: string, saved: PostValues): PostForm {
  const userId = useSession().session?.user.id ?? '';
  const draft = `post.${id}`;
  const form = useForm<PostValues, unknown, PostInput>({ resolver, defaultValues: saved, mode: 'onChange' });
  const { isDirty } = form.formState;
  const version = useWatch({ control: form.control, name: 'version' });
  const [kept] = useState(() => postValuesSchema.safeParse(readDraft(userId, draft)).data ?? null);
  const [isRestored, setIsRestored] = useState(kept !== null);

  useEffect(() => {
    if (!form.formState.isDirty) form.reset(saved);
  }, [form, saved]);
  useEffect(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
  }, [form, kept]);
  useKeptDraft(form, draft);

  return {
    form,
    isDirty,
    isRestored: isRestored && isDirty,
    isBehind: isDirty && version !== saved.version,
    discard: () => {
      form.reset(saved);
      setIsRestored(false);
    },
    settle: (fresh, sent) => {
      const typed = form.getValues();
      form.reset(fresh);
      setIsRestored(false);
      if (!isSameText(typed, sent)) {
        form.reset({ ...typed, version: fresh.version }, { keepDefaultValues: true });
      }
    },
  };
}
