import { FILE_RULES } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { useSingleUpload, type SingleUpload } from '../../../shell/files/use-single-upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUploadFile } from './profile.queries.ts';

export function useFileUpload(kind: FileKind): SingleUpload {
  const t = useText();
  const { mutateAsync: upload } = useUploadFile(kind);
  return useSingleUpload({
    rule: FILE_RULES[kind],
    words: { wrongType: t(`file.${kind}.wrong_type`) },
    upload,
    onStored: () => toast.success({ title: t(`file.${kind}.stored`) }),
  });
}
