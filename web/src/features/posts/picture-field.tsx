/** The pictures of a post: a new one is sent and set into the text, one that is there can be set in again. */
import { POST_IMAGES_MAX, type EditedPost } from '@faircourt/contracts/posts';
import { FILE_RULES } from '@faircourt/contracts/files';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { fileUrl } from '../../api/file-url.ts';
import { MEGABYTE } from '../../shell/files/file-check.ts';
import { FilePicker } from '../../shell/files/file-picker.tsx';
import { SendingFile } from '../../shell/files/sending-file.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const RULE = FILE_RULES.post_image;

type PictureFieldProps = { edited: EditedPost; onAdd: (url: string) => void };

export function PictureField({ edited, onAdd }: PictureFieldProps) {
  const t = useText();
  const titleId = useId();
  const upload = usePictureUpload(edited.post.id, ({ url }) => onAdd(url));
  const isFull = edited.images.length >= POST_IMAGES_MAX;
  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <div>
        <p id={titleId} className="text-sm font-medium">
          {t('content.pictures')}
        </p>
        <p className="text-sm text-muted">
          {isFull
            ? t('content.picture.full', { count: POST_IMAGES_MAX })
            : t('content.picture.hint', { limit: RULE.maxBytes / MEGABYTE })}
        </p>
      </div>
      <StoredPictures edited={edited} onAdd={onAdd} />
      <ChoosePicture
        isDisabled={isFull || upload.sending !== null}
        onChoose={(file) => void upload.send(file)}
      />
      {upload.sending && <SendingFile sending={upload.sending} onCancel={upload.cancel} />}
      {upload.problem !== null && <Alert kind="error">{upload.problem}</Alert>}
    </fieldset>
  );
}

function StoredPictures({ edited: { images, file_key }, onAdd }: PictureFieldProps) {
  const t = useText();
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ id, url }, index) => {
        const label = t('content.picture.insert', { number: index + 1 });
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={label}
              title={label}
              className="block overflow-hidden rounded-md border border-line bg-sunken transition-colors hover:border-court"
              onClick={() => onAdd(url)}
            >
              <img
                src={fileUrl(`${url}/preview`, file_key)}
                alt=""
                loading="lazy"
                className="size-16 object-cover"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function ChoosePicture({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (file: File) => void }) {
  const label = useText()('content.picture.choose');
  return (
    <FilePicker label={label} rule={RULE} onChoose={([file]) => file && onChoose(file)}>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        icon={<ImagePlus aria-hidden />}
        disabled={isDisabled}
      >
        {label}
      </Button>
    </FilePicker>
  );
}
