/** Saving and publishing from the editor: one after the other, each saying what it did, and nothing typed lost. */
import type { EditedPost, PostInput } from '@faircourt/contracts/posts';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { isPostField, valuesOf } from './post-values.ts';
import { usePublishPost, useSavePost } from './posts.queries.ts';
import type { PostForm } from './use-post-form.ts';

type Aim = 'save' | 'publish';

export interface PostSaving {
  busy: Aim | null;
  /** The last save was refused because somebody else had saved meanwhile. */
  isRefused: boolean;
  save: () => void;
  /** What is not saved yet is saved first. */
  publish: () => void;
  /** Saves on top of what somebody else has saved meanwhile, which stays among the versions. */
  saveOver: () => void;
}

export function usePostSaving(
  edited: EditedPost | null,
  { form, isDirty, settle }: PostForm,
  onCreated: (id: string) => void,
): PostSaving {
  const t = useText();
  const [busy, setBusy] = useState<Aim | null>(null);
  const isUnderWay = useRef(false);
  const { mutateAsync: savePost } = useSavePost();
  const [isRefused, setIsRefused] = useState(false);
  const showFailure = useFailure(form);
  const publishSaved = usePublishing();

  const store = async (input: PostInput): Promise<EditedPost> => {
    if (edited && !isDirty) return edited;
    const sent = form.getValues();
    const fresh = await savePost({ id: edited?.post.id ?? null, version: sent.version, input });
    settle(valuesOf(fresh.post), sent);
    return fresh;
  };

  const run = (aim: Aim) => {
    // Two buttons lead here: what is under way is finished first.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void form
      .handleSubmit((input) => send(aim, input))()
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  const send = async (aim: Aim, input: PostInput) => {
    setBusy(aim);
    setIsRefused(false);
    try {
      const { post } = await store(input);
      if (aim === 'publish') await publishSaved(post);
      else toast.success({ title: t(post.status === 'published' ? 'content.saved.live' : 'content.saved') });
      if (edited === null) onCreated(post.id);
    } catch (error) {
      showFailure(error);
      setIsRefused(isConflict(error));
    }
    setBusy(null);
  };
  return {
    busy,
    isRefused,
    save: () => run('save'),
    publish: () => run('publish'),
    saveOver: () => {
      if (edited) form.setValue('version', edited.post.version, { shouldDirty: true });
      run('save');
    },
  };
}

function useFailure(form: PostForm['form']): (error: unknown) => void {
  const t = useText();
  const errorText = useErrorText();
  return (error) => {
    showFieldErrors(form, error, isPostField);
    toast.destructive({
      title: t('content.save.failed'),
      description: isConflict(error) ? t('content.save.conflict') : errorText(error),
    });
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** Its failure is said here and stops nothing: what was saved before it is saved. */
function usePublishing(): (post: EditedPost['post']) => Promise<void> {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { mutateAsync: publish } = usePublishPost();
  return async ({ id, version, country_code }) => {
    try {
      await publish({ id, version });
      toast.success({
        title: t('content.publish.done'),
        description: t('content.publish.done_text', { country: format.country(country_code) }),
      });
    } catch (error) {
      toast.destructive({
        title: t('content.publish.failed'),
        description: isConflict(error) ? t('content.publish.conflict') : errorText(error),
      });
    }
  };
}
