import type { PostImage } from '@faircourt/contracts/posts';
import { FILE_RULES } from '@faircourt/contracts/files';
import { useSingleUpload, type SingleUpload } from '../../shell/files/use-single-upload.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useUploadPicture } from './posts.queries.ts';

export function usePictureUpload(postId: string, onStored: (picture: PostImage) => void): SingleUpload {
  const t = useText();
  const { mutateAsync: upload } = useUploadPicture(postId);
  return useSingleUpload({
    rule: FILE_RULES.post_image,
    words: { wrongType: t('file.photo.wrong_type'), failed: t('content.picture.failed') },
    upload,
    onStored: (picture) => {
      onStored(picture);
      toast.success({ title: t('content.picture.added'), description: t('content.picture.added_text') });
    },
  });
}
